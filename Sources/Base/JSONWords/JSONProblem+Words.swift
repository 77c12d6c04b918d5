package import JSONFeed
import Values
package import Words

extension JSONProblem {
    /// The problem in words, as in "line 3, column 5: a comma before a closing bracket".
    package func text(in language: Language) -> String {
        let text =
            switch self {
            case .empty: LocalizedText(en: "there is no JSON", uk: "тут немає JSON")
            case .endsEarly: LocalizedText(en: "the JSON ends too early", uk: "JSON обривається")
            case .unexpected(let character):
                LocalizedText(
                    en: "unexpected “\(character.visible)”", uk: "неочікуваний символ «\(character.visible)»")
            case .trailingComma:
                LocalizedText(en: "a comma before a closing bracket", uk: "кома перед закривною дужкою")
            case .invalidUTF8: LocalizedText(en: "bytes that are not UTF-8", uk: "байти, що не є UTF-8")
            case .controlCharacter:
                LocalizedText(
                    en: "a line break or another control character inside a text",
                    uk: "розрив рядка або інший керівний символ усередині тексту")
            case .invalidEscape: LocalizedText(en: "an invalid \\ escape", uk: "неправильна послідовність \\")
            case .invalidNumber: LocalizedText(en: "not a number", uk: "не число")
            case .tooDeep(let limit):
                LocalizedText(
                    en: "nested deeper than \(limit) levels", uk: "вкладеність глибша за \(limit) рівнів")
            }
        return text[language]
    }

    /// What to do about it.
    package func advice(in language: Language) -> String {
        let text =
            switch self {
            case .empty: LocalizedText(en: "Pass a feed in JSON.", uk: "Передайте стрічку в JSON.")
            case .endsEarly:
                LocalizedText(
                    en: "Close what is open, or fetch the feed again, whole.",
                    uk: "Закрийте те, що відкрито, або отримайте стрічку ще раз, цілу.")
            case .trailingComma: LocalizedText(en: "Remove that comma.", uk: "Приберіть цю кому.")
            case .invalidUTF8: LocalizedText(en: "Save the feed as UTF-8.", uk: "Збережіть стрічку в UTF-8.")
            case .unexpected(let character): Self.advice(at: character)
            case .controlCharacter:
                LocalizedText(
                    en: "Close the text with \" before it, or write a line break as \\n.",
                    uk: "Закрийте текст знаком \" перед ним або запишіть розрив рядка як \\n.")
            case .invalidEscape:
                LocalizedText(
                    en: "Write a backslash as \\\\.", uk: "Запишіть зворотну скісну риску як \\\\.")
            case .invalidNumber:
                LocalizedText(
                    en: "Write it like 242.33 or -5, or as a text in quotes.",
                    uk: "Запишіть його як 242.33 чи -5 або текстом у лапках.")
            case .tooDeep:
                LocalizedText(en: "Fix the feed there.", uk: "Виправте стрічку в цьому місці.")
            }
        return text[language]
    }

    /// What to do about a misplaced `character`.
    private static func advice(at character: Character) -> LocalizedText {
        switch character {
        case "\"", "{", "[":
            LocalizedText(
                en: "A comma or a colon may be missing before it.",
                uk: "Можливо, перед ним бракує коми чи двокрапки.")
        case "}", "]":
            LocalizedText(
                en: "A value may be missing before it, or the bracket opened last is of the other kind.",
                uk: "Можливо, перед ним бракує значення або останню відкрито дужку іншого виду.")
        case "/", "#":
            LocalizedText(
                en: "JSON has no comments: remove it.", uk: "У JSON немає коментарів: приберіть його.")
        case _ where character.isLetter || character.isCurrencySymbol || "'‘’“”„‚«»`".contains(character):
            LocalizedText(
                en: "Put names and texts in straight double quotes: \"like this\".",
                uk: "Беріть назви й тексти в прямі подвійні лапки: \"отак\".")
        default: LocalizedText(en: "Fix the feed there.", uk: "Виправте стрічку в цьому місці.")
        }
    }
}

extension Character {
    /// The character as it may be shown: what could command a terminal appears as its code point.
    fileprivate var visible: String {
        let text = String(self)
        guard text.safeText != text || text == " " else { return text }
        return unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        .joined(separator: " ")
    }
}
