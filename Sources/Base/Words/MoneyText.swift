import Foundation
package import Values

extension Money {
    /// The amount as its own country writes it, in any language of the interface: ₹12,34,567.50.
    ///
    /// An amount is never rounded: where it has more decimals than its currency, all of them are shown.
    package var text: String {
        guard let code = currency.code, let home = currency.homeLocale else { return plainText }
        let style = Decimal.FormatStyle.Currency(code: code, locale: home)
            .presentation(.narrow)
        let text = amount.formatted(style)
        let exact =
            text.showsEveryDigit(of: amount)
            ? text : amount.formatted(style.precision(.fractionLength(amount.scale)))
        return exact.plain
    }

    /// The amount as it is written, or in words where `language` is spoken.
    package func text(in language: Language) -> String { language.isSpoken ? words(in: language) : text }

    /// The amount as it is said: 7853.33 Indian rupees. No sign groups its digits, since speech may stop there, and an even amount has
    /// no decimals: with 1500.00, Ukrainian would have to decline the currency as after a fraction.
    private func words(in language: Language) -> String {
        let size = amount.magnitude
        let locale = Locale(identifier: language.rawValue)
        let decimals = size.isWhole ? 0 : max(currency.decimals, size.scale)
        let words =
            if let code = currency.code {
                size.formatted(
                    Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(.fullName)
                        .grouping(.never).precision(.fractionLength(decimals))
                ).plain
            } else {
                [
                    size.formatted(
                        Decimal.FormatStyle(locale: locale).grouping(.never)
                            .precision(.fractionLength(decimals))
                    ).plain, currency.text,
                ].filter { !$0.isEmpty }.joined(separator: " ")
            }
        return amount < 0 ? LocalizedText(en: "minus \(words)", uk: "мінус \(words)")[language] : words
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

    fileprivate var isWhole: Bool {
        var (number, whole) = (self, Decimal())
        NSDecimalRound(&whole, &number, 0, .plain)
        return whole == self
    }
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

extension Currency {
    /// Its name beside an amount: Indian Rupee; `nil` if it has none, or `language` is spoken, in which amounts name it.
    package func name(in language: Language) -> String? {
        guard !language.isSpoken, let code else { return nil }
        return Locale(identifier: language.rawValue).localizedString(forCurrencyCode: code)
    }
}
