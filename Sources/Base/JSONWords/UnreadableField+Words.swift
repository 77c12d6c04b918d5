package import JSONFeed
import Values
package import Words

extension UnreadableField {
    /// `card[3].number: expected text, found null`
    package func text(in language: Language) -> String {
        let (expected, found) = (expected.text(in: language), found.text(in: language))
        let what = LocalizedText(
            en: "expected \(expected), found \(found)", uk: "очікується \(expected), знайдено: \(found)")[
                language]
        return path.isEmpty ? what : "\(path.safeText): \(what)"
    }

    /// `feed.json:12:31: “SBI REWARDZ”, card[3].number: expected text, found null`
    ///
    /// - Parameters:
    ///   - place: where it is, made safe to show; `nil` if that is unknown.
    ///   - title: the title of the element that contains it, safe to show; `nil` if that is unknown.
    package func text(at place: String?, titled title: String?, in language: Language) -> String {
        let title = title.map { $0.safeText }
            .map { LocalizedText(en: "“\($0)”, ", uk: "«\($0)», ")[language] }
        return (place.map { "\($0): " } ?? "") + (title ?? "") + text(in: language)
    }
}

extension FieldKind {
    /// The kind in words, as in "expected text, found null".
    package func text(in language: Language) -> String {
        let text =
            switch self {
            case .object: LocalizedText(en: "object", uk: "об’єкт")
            case .list: LocalizedText(en: "list", uk: "список")
            case .text: LocalizedText(en: "text", uk: "текст")
            case .number: LocalizedText(en: "number", uk: "число")
            case .boolean: LocalizedText(en: "true or false", uk: "true або false")
            case .null: LocalizedText(en: "null", uk: "null")
            case .nothing: LocalizedText(en: "nothing", uk: "нічого")
            case .emptyText: LocalizedText(en: "empty text", uk: "порожній текст")
            case .brokenText: LocalizedText(en: "broken Unicode", uk: "пошкоджений Юнікод")
            case .visibleText:
                LocalizedText(
                    en: "composed text (NFC) without invisible characters",
                    uk: "складений текст (NFC) без невидимих символів")
            case .date: LocalizedText(en: "a date such as 2026-11-20", uk: "дата на зразок 2026-11-20")
            case .moment:
                LocalizedText(
                    en: "a time such as 2026-11-20T10:00:00Z", uk: "час на зразок 2026-11-20T10:00:00Z")
            case .periodEnd:
                LocalizedText(
                    en: "a date at most a year after the first", uk: "дата не пізніше року після першої")
            case .ordinal: LocalizedText(en: "a whole number from 1", uk: "ціле число від 1")
            case .inexactNumber:
                LocalizedText(en: "a number too large to be exact", uk: "число, завелике, щоб бути точним")
            case .otherCurrency:
                LocalizedText(
                    en: "the sign of another currency than “currency”",
                    uk: "знак іншої валюти, ніж у «currency»")
            }
        return text[language]
    }
}
