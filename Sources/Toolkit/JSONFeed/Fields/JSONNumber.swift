package import Foundation

/// A text that is a number by JSON's grammar (RFC 8259, section 6), without grouping and currency symbols.
package struct JSONNumber {
    /// The maximum number of digits of an amount.
    package static let mostDigits = 37
    private let text: String

    /// `nil` for any other text.
    package init?(_ text: String) {
        let grammar = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/
        guard text.wholeMatch(of: grammar) != nil else { return nil }
        self.text = text
    }

    /// The exact amount; `nil` if it can't be represented.
    package var amount: Decimal? {
        guard Self.digitCount(of: text.utf8) <= Self.mostDigits,
            let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), !amount.mayBeCut
        else { return nil }
        return amount
    }

    /// Whether `number`, a number by the grammar, is also an id: its digits are its only spelling, and there are not too many.
    package static func isID(_ number: some Collection<UInt8>) -> Bool {
        number.count <= mostDigits && !number.elementsEqual("-0".utf8)
            && number.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-") }
    }

    /// The number of digits in `number` from the first to the last non-zero one, without the exponent.
    package static func digitCount(of number: some Sequence<UInt8>) -> Int {
        let zero = UInt8(ascii: "0")
        let digits = number.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter { $0 &- zero < 10 }
        guard let first = digits.firstIndex(where: { $0 != zero }),
            let last = digits.lastIndex(where: { $0 != zero })
        else { return 0 }
        return last - first + 1
    }
}

extension Decimal {
    /// Whether decoding may have dropped digits: `Decimal` keeps 38 of them and cuts the rest without a word. Of digits that
    /// are cut behind zeros nothing is left to see; the text itself has to be looked at.
    package var mayBeCut: Bool {
        isNaN || String(describing: significand.magnitude).utf8.count >= 38
    }
}
