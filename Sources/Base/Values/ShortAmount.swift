package import Foundation

/// An amount of up to 18 digits before the point and as many after it, parsed from bytes in a fraction of the time that
/// `Decimal` takes.
package struct ShortAmount: Comparable, Sendable {
    /// The amount in units of 10⁻¹⁸.
    private let units: Int128
    /// The number of decimals written.
    private let scale: Int

    /// The decimal number in `bytes`; `nil` if it is longer, or not such a number.
    package init?(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest.removeFirst() }
        var (digits, whole, decimals, hasPoint): (Int128, Int, Int, Bool) = (0, 0, 0, false)
        for byte in rest {
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
                continue
            }
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            if hasPoint { decimals += 1 } else { whole += 1 }
            guard whole <= Self.longest, decimals <= Self.longest else { return nil }
            digits = digits * 10 + Int128(digit)
        }
        guard whole > 0 else { return nil }
        scale = decimals
        units = (isNegative ? -digits : digits) * Self.powers[Self.longest - decimals]
    }

    /// The same number; `nil` for a zero with decimals, which only `Decimal` can represent.
    package var decimal: Decimal? {
        guard units != 0 || scale == 0 else { return nil }
        let digits = units / Self.powers[Self.longest - scale]
        guard let short = Int64(exactly: digits) else {
            return Decimal(string: String(digits)).map {
                Decimal(sign: .plus, exponent: -scale, significand: $0)
            }
        }
        return Decimal(
            sign: short < 0 ? .minus : .plus, exponent: -scale, significand: Decimal(short.magnitude))
    }

    package var isPositive: Bool { units > 0 }

    package static func == (left: ShortAmount, right: ShortAmount) -> Bool { left.units == right.units }
    package static func < (left: ShortAmount, right: ShortAmount) -> Bool { left.units < right.units }

    private static let longest = 18
    private static let powers: [Int128] = (0...longest).reduce(into: []) { powers, _ in
        powers.append((powers.last ?? 0) * 10 + (powers.isEmpty ? 1 : 0))
    }
}
