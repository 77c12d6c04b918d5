public import Foundation

/// A language in which each text stands in brackets: what is outside of them is not translated, cut off or glued together.
public enum BracketLanguage {
    /// The code of the language.
    public static let code = "qps"

    /// The file of its texts, from what `messages qps` prints.
    public static func file(from template: String) throws -> Data {
        let texts = try JSONSerialization.jsonObject(with: Data(template.utf8)) as? [String: Any] ?? [:]
        let entries = texts.map { text, entry -> (String, Any) in
            let words = "⟦\(text)⟧"
            return (text, (entry as? [String: String])?.mapValues { _ in words } as Any? ?? words)
        }
        return try JSONSerialization.data(withJSONObject: Dictionary(uniqueKeysWithValues: entries))
    }

    /// The words outside of brackets in `output` that don't stand in `ukrainian`, the same output in Ukrainian. There, what is in
    /// Latin letters is not translated on purpose: names, data and what to type.
    public static func untranslated(in output: String, ukrainian: String) -> Set<String> {
        var (outside, depth) = ("", 0)
        for sign in output.unicodeScalars {
            if sign == "⟦" { depth += 1 }
            outside.unicodeScalars.append(depth > 0 ? " " : sign)
            if sign == "⟧" { depth -= 1 }
        }
        return words(outside).subtracting(words(ukrainian)).subtracting(months).subtracting(currencies)
            .subtracting([code])
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { !($0.isASCII && $0.isLetter) }.lazy.filter { $0.count > 1 }.map(String.init))
    }

    /// What the locale calls the months, since it knows no such language.
    private static let months: Set<String> = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en")
        return Set(calendar.monthSymbols + calendar.shortMonthSymbols + ["Sept"])
    }()

    /// What the locale calls the currencies.
    private static let currencies = Set(
        Locale.commonISOCurrencyCodes.flatMap { code in
            let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en"))
                .presentation(.fullName)
            return words("\(Decimal(1).formatted(style)) \(Decimal(2).formatted(style))")
        })
}
