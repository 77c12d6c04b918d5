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
        guard let whole = Self.digits(of: &rest), whole.count > 0 else { return nil }
        var decimals: (value: Int64, count: Int) = (0, 0)
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard let digits = Self.digits(of: &rest) else { return nil }
            decimals = digits
        }
        guard rest.isEmpty else { return nil }
        scale = decimals.count
        let magnitude =
            Int128(whole.value) * Int128(Self.powers[Self.longest])
            + Int128(decimals.value * Self.powers[Self.longest - scale])
        units = isNegative ? -magnitude : magnitude
    }

    /// The same number; `nil` for a zero with decimals, which only `Decimal` can represent.
    package var decimal: Decimal? {
        guard units != 0 || scale == 0 else { return nil }
        let digits = units / Int128(Self.powers[Self.longest - scale])
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

    /// Takes digits off `bytes`; `nil` if there are more than fit.
    private static func digits(of bytes: inout ArraySlice<UInt8>) -> (value: Int64, count: Int)? {
        var (value, count): (Int64, Int) = (0, 0)
        for byte in bytes {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            (value, count) = (value &* 10 &+ Int64(digit), count + 1)
        }
        bytes.removeFirst(count)
        return count > longest ? nil : (value, count)
    }

    /// So many digits fit in 64 bits.
    private static let longest = 18
    private static let powers: [Int64] = (0...longest).reduce(into: []) { powers, _ in
        powers.append((powers.last ?? 0) * 10 + (powers.isEmpty ? 1 : 0))
    }
}
