package import Foundation

/// A text that is a number by JSON's grammar (RFC 8259, section 6), without grouping and currency symbols.
package struct JSONNumber {
    /// The maximum number of digits of an amount.
    package static let mostDigits = 37
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The number that `value` is; it may be used only as long as that.
    package init(_ value: JSONValue) { bytes = value.bytes }

    /// The exact amount in a text; `nil` if that is no number, or one that can't be represented.
    static func amount(in text: String) -> (isNumber: Bool, amount: Decimal?) {
        let grammar = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/
        guard text.wholeMatch(of: grammar) != nil else { return (false, nil) }
        return (true, exact(text))
    }

    /// Whether it can be represented with all its digits.
    var isExact: Bool { amount != nil }

    /// The exact amount; `nil` if it can't be represented.
    package var amount: Decimal? { shortAmount ?? Self.exact(String(decoding: bytes, as: UTF8.self)) }

    /// The whole number, if it is one that fits.
    package var integer: Int? { Int(String(decoding: bytes, as: UTF8.self)) ?? amount?.integer }

    /// A number of up to 18 digits and no exponent, in a fraction of the time; `nil` for others, and for a zero with decimals or a
    /// sign, which keeps them.
    private var shortAmount: Decimal? {
        let isNegative = bytes.first == UInt8(ascii: "-")
        var (units, digits, decimals): (UInt64, Int, Int?) = (0, 0, nil)
        for byte in isNegative ? bytes.dropFirst() : bytes[...] {
            if byte == UInt8(ascii: ".") {
                decimals = digits
            } else {
                let digit = byte &- UInt8(ascii: "0")
                guard digit < 10, digits < 18 else { return nil }
                (units, digits) = (units * 10 + UInt64(digit), digits + 1)
            }
        }
        guard units != 0 || !isNegative && decimals == nil else { return nil }
        return Decimal(
            sign: isNegative ? .minus : .plus, exponent: decimals.map { $0 - digits } ?? 0,
            significand: Decimal(units))
    }

    /// Its digits, if those are its only spelling and there are not too many, so that it is an id.
    var id: String? {
        let isID =
            bytes.count <= Self.mostDigits && !bytes.elementsEqual("-0".utf8)
            && bytes.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-") }
        return isID ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private static func exact(_ text: String) -> Decimal? {
        guard digitCount(of: text.utf8) <= mostDigits,
            let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), !amount.mayBeCut
        else { return nil }
        return amount
    }

    /// The number of digits in `number` from the first to the last non-zero one, without the exponent.
    private static func digitCount(of number: some Sequence<UInt8>) -> Int {
        let zero = UInt8(ascii: "0")
        let digits = number.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter { $0 &- zero < 10 }
        guard let first = digits.firstIndex(where: { $0 != zero }),
            let last = digits.lastIndex(where: { $0 != zero })
        else { return 0 }
        return last - first + 1
    }
}

extension Decimal {
    /// The same number, if it is a whole one and fits.
    package var integer: Int? {
        let parts = "\(self)".split(separator: ".")
        guard parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == "0" } }) else { return nil }
        return parts.first.flatMap { Int($0) }
    }

    /// Whether decoding may have dropped digits: `Decimal` keeps 38 of them and cuts the rest without a word. Of digits that
    /// are cut behind zeros nothing is left to see; the text itself has to be looked at.
    package var mayBeCut: Bool {
        isNaN || String(describing: significand.magnitude).utf8.count >= 38
    }
}
