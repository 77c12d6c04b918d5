package import Foundation

/// An amount of up to 18 digits before the point and as many after it, parsed from bytes in a fraction of the time that
/// `Decimal` takes.
package struct ShortAmount: Comparable, Sendable {
    /// The amount in units of 10⁻¹⁸.
    private let units: Int128
    /// The number of decimals written.
    private let scale: Int

    /// The decimal number in `bytes`; `nil` if it is longer, or not such a number.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var place = 0
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { place += 1 }
        guard let whole = Self.digits(of: bytes, at: &place), whole.count > 0 else { return nil }
        var decimals: (value: Int64, count: Int) = (0, 0)
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            place += 1
            guard let digits = Self.digits(of: bytes, at: &place) else { return nil }
            decimals = digits
        }
        guard place == bytes.count else { return nil }
        scale = decimals.count
        let magnitude =
            Int128(whole.value) * Int128(Self.powers[Self.longest])
            + Int128(decimals.value * Self.powers[Self.longest - scale])
        units = isNegative ? -magnitude : magnitude
    }

    /// Zero.
    package init() { (units, scale) = (0, 0) }

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

    /// Passes digits of `bytes`; `nil` if there are more than fit.
    private static func digits(
        of bytes: UnsafeBufferPointer<UInt8>, at place: inout Int
    ) -> (value: Int64, count: Int)? {
        let start = place
        var value: Int64 = 0
        while place < bytes.count, bytes[place] &- UInt8(ascii: "0") < 10 {
            value = value &* 10 &+ Int64(bytes[place] &- UInt8(ascii: "0"))
            place += 1
        }
        return place - start > longest ? nil : (value, place - start)
    }

    /// So many digits fit in 64 bits.
    private static let longest = 18
    private static let powers: [Int64] = (0...longest).reduce(into: []) { powers, _ in
        powers.append((powers.last ?? 0) * 10 + (powers.isEmpty ? 1 : 0))
    }
}
