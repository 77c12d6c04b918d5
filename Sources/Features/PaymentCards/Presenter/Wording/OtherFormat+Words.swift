import Foundation
import PaymentCardsPorts
import Words

extension OtherFormat {
    /// What stands at `source` instead of a feed, and how to come to one.
    func words(for source: String, in voice: CardVoice) -> (message: String, advice: String) {
        let shown = self == .url ? source.withoutSecrets : source
        let message = what[voice.language]
            .replacing("{}", with: shown.quotedSource(in: voice.language))
        switch self {
        case .offers: return (message, voice(advice, .checkOffers(file: source.shownPath)))
        case .cards: return (message, voice(advice, .check(file: source.shownPath)))
        case .markup, .table, .archive, .gzip, .lines, .utf16, .url: break
        }
        let name = source == "-" ? "FILE" : source.shownPath
        return (
            message,
            voice(advice, self == .table ? .begin : .readInput).replacing("{}", with: name.shellQuoted)
        )
    }

    private var what: LocalizedText {
        switch self {
        case .markup:
            LocalizedText(
                en: "{} is a web page or XML, not a card feed.",
                uk: "{} — веб-сторінка або XML, а не стрічка карток.")
        case .table:
            LocalizedText(
                en: "{} is a table such as CSV, not a card feed.",
                uk: "{} — таблиця на зразок CSV, а не стрічка карток.")
        case .archive:
            LocalizedText(
                en: "{} is a spreadsheet or another ZIP archive, not a card feed.",
                uk: "{} — електронна таблиця чи інший архів ZIP, а не стрічка карток.")
        case .gzip: LocalizedText(en: "{} is compressed with gzip.", uk: "{} стиснуто gzip.")
        case .lines:
            LocalizedText(
                en: "{} contains one JSON document per line.",
                uk: "{} містить по одному документу JSON у рядку.")
        case .utf16: LocalizedText(en: "{} is in UTF-16.", uk: "{} — в UTF-16.")
        case .url: LocalizedText(en: "{} is a URL, not a file.", uk: "{} — це URL, а не файл.")
        case .offers:
            LocalizedText(en: "{} has offers, not cards.", uk: "{} — це пропозиції, а не картки.")
        case .cards: LocalizedText(en: "{} has cards, not offers.", uk: "{} — це картки, а не пропозиції.")
        }
    }

    private var advice: Phrase {
        switch self {
        case .markup:
            Phrase(
                en: "Save the JSON itself; the server may have sent its sign-in page.",
                uk: "Збережіть сам JSON; можливо, сервер відповів сторінкою входу.")
        case .table:
            Phrase(
                LocalizedText(
                    en: "Convert it to JSON first, such as {command} writes.",
                    uk: "Спершу перетворіть її на JSON, такий, як записує {command}."),
                otherwise: LocalizedText(
                    en: "Convert it to JSON first.", uk: "Спершу перетворіть її на JSON."))
        case .archive:
            Phrase(
                en: "Unpack it first; a spreadsheet has to be converted to JSON.",
                uk: "Спершу розпакуйте його; електронну таблицю треба перетворити на JSON.")
        case .gzip:
            Phrase(
                LocalizedText(
                    en: "Unpack it: gunzip -c {} | {command}",
                    uk: "Розпакуйте: gunzip -c {} | {command}"),
                otherwise: LocalizedText(
                    en: "Unpack it first.",
                    uk: "Спершу розпакуйте."))
        case .lines:
            Phrase(
                LocalizedText(
                    en: "Combine them into one feed: jq -s '{card: .}' {} | {command}",
                    uk: "Зробіть із них одну стрічку: jq -s '{card: .}' {} | {command}"),
                otherwise: LocalizedText(
                    en: "Combine them into one feed: an object with a list named “card”.",
                    uk: "Зробіть із них одну стрічку: об’єкт зі списком «card»."))
        case .utf16:
            Phrase(
                LocalizedText(
                    en: "Convert it: iconv -f UTF-16 -t UTF-8 {} | {command}",
                    uk: "Перекодуйте: iconv -f UTF-16 -t UTF-8 {} | {command}"),
                otherwise: LocalizedText(
                    en: "Convert it to UTF-8.",
                    uk: "Перекодуйте в UTF-8."))
        case .url:
            Phrase(
                LocalizedText(
                    en: "Query a cards server with {server}, or fetch a feed: curl URL | {command}",
                    uk: "Зверніться до сервера карток ({server}) або завантажте стрічку: curl URL | {command}"
                ),
                otherwise: LocalizedText(
                    en: "Query a cards server, or download the feed.",
                    uk: "Зверніться до сервера карток або завантажте стрічку."))
        case .offers:
            Phrase(
                LocalizedText(en: "To check offers: {command}", uk: "Перевірка пропозицій: {command}"),
                otherwise: LocalizedText(en: "Choose a feed of cards.", uk: "Виберіть стрічку карток."))
        case .cards:
            Phrase(
                LocalizedText(en: "To check cards: {command}", uk: "Перевірка карток: {command}"),
                otherwise: LocalizedText(
                    en: "Choose a file of offers.", uk: "Виберіть файл із пропозиціями."))
        }
    }
}

extension String {
    /// A URL without what may give access to what is there: user, password, query and fragment.
    fileprivate var withoutSecrets: String {
        guard var parts = URLComponents(string: self) else {
            // It can't be taken apart, so that only its scheme is known to be none.
            return prefix { $0 != ":" } + "://…"
        }
        (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
        return parts.string ?? "…"
    }

    /// The text as one word of a shell.
    fileprivate var shellQuoted: String {
        let isPlain =
            !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
                    UInt8(ascii: "_"),
                    UInt8(ascii: "-"), UInt8(ascii: ":"):
                    true
                default: false
                }
            }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }
}
