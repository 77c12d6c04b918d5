import Foundation
import Values
import Words

extension Money {
    /// The amount as its own country writes it, in any language of the interface: ₹12,34,567.50.
    ///
    /// An amount is never rounded: where it has more decimals than its currency, all of them are shown.
    var text: String {
        guard let code = currency.code, let home = currency.homeLocale else { return plainText }
        let style = Decimal.FormatStyle.Currency(code: code, locale: home)
            .presentation(.narrow)
        let text = amount.formatted(style)
        let exact =
            text.showsEveryDigit(of: amount)
            ? text : amount.formatted(style.precision(.fractionLength(amount.scale)))
        return exact.plain
    }

    /// What stands for an amount that is hidden. It does not even tell how long the amount is.
    static let hidden = "•••••"

    /// The amount with the currency's name, as it is said in `language`: 7,853.33 Indian rupees.
    func words(in language: Language) -> String {
        guard let code = currency.code else { return text }
        let locale = Locale(identifier: language.rawValue)
        let style = Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(.fullName)
        let words = amount.formatted(style)
        let exact =
            words.showsEveryDigit(of: amount)
            ? words : amount.formatted(style.precision(.fractionLength(amount.scale)))
        return exact.plain
    }

    private var plainText: String {
        let style = Decimal.FormatStyle(locale: Locale(identifier: "en"))
            .precision(.fractionLength(max(2, amount.scale)))
        let number = amount.formatted(style).plain
        return currency.text.isEmpty ? number : "\(currency.text) \(number)"
    }
}

extension Decimal {
    /// How many decimals the number has.
    fileprivate var scale: Int { max(0, -exponent) }
}

extension String {
    fileprivate func showsEveryDigit(of amount: Decimal) -> Bool {
        significantDigits.elementsEqual(String(describing: amount).significantDigits)
    }

    /// The digits without zeros at the ends, as scalars, which are much faster to look through than characters.
    private var significantDigits: ArraySlice<Unicode.Scalar> {
        let digits = Array(unicodeScalars).filter {
            $0.isASCII ? "0"..."9" ~= $0 : Character($0).isWholeNumber
        }
        guard let first = digits.firstIndex(where: { $0 != "0" }),
            let last = digits.lastIndex(where: { $0 != "0" })
        else { return [] }
        return digits[first...last]
    }
}
