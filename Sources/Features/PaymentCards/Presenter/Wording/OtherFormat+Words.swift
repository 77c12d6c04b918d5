import Foundation
import PaymentCardsPorts
import Words

extension OtherFormat {
    /// What stands at `source` instead of a feed, and how to come to one.
    func words(for source: String, in voice: CardVoice) -> Advice {
        let shown = self == .url ? source.withoutSecrets : source
        let name = shown.quotedSource
        let file = (source == "-" ? "FILE" : source.shownPath).shellQuoted
        func advice(_ command: CardCommand, _ phrase: Phrase) -> String {
            voice(phrase, command).replacing("{}", with: file)
        }
        return switch self {
        case .markup:
            voice.words(
                "\(name) is a web page or XML, not a card feed.",
                "\(name) — веб-сторінка або XML, а не стрічка карток.",
                "Save the JSON itself; the server may have sent its sign-in page.",
                "Збережіть сам JSON; можливо, сервер відповів сторінкою входу.")
        case .table:
            voice.words(
                "\(name) is a table such as CSV, not a card feed.",
                "\(name) — таблиця на зразок CSV, а не стрічка карток.",
                advice(
                    .begin,
                    Phrase(
                        "Convert it to JSON first, such as {command} writes.",
                        "Спершу перетворіть її на JSON, такий, як записує {command}.",
                        otherwise: "Convert it to JSON first.", "Спершу перетворіть її на JSON.")))
        case .archive:
            voice.words(
                "\(name) is a spreadsheet or another ZIP archive, not a card feed.",
                "\(name) — електронна таблиця чи інший архів ZIP, а не стрічка карток.",
                "Unpack it first; a spreadsheet has to be converted to JSON.",
                "Спершу розпакуйте його; електронну таблицю треба перетворити на JSON.")
        case .gzip:
            voice.words(
                "\(name) is compressed with gzip.", "\(name) стиснуто gzip.",
                advice(
                    .readInput,
                    Phrase(
                        "Unpack it: gunzip -c {} | {command}", "Розпакуйте: gunzip -c {} | {command}",
                        otherwise: "Unpack it first.", "Спершу розпакуйте.")))
        case .lines:
            voice.words(
                "\(name) contains one JSON document per line.",
                "\(name) містить по одному документу JSON у рядку.",
                advice(
                    .readInput,
                    Phrase(
                        "Combine them into one feed: jq -s '{card: .}' {} | {command}",
                        "Зробіть із них одну стрічку: jq -s '{card: .}' {} | {command}",
                        otherwise: "Combine them into one feed: an object with a list named “card”.",
                        "Зробіть із них одну стрічку: об’єкт зі списком «card».")))
        case .utf16:
            voice.words(
                "\(name) is in UTF-16.", "\(name) — в UTF-16.",
                advice(
                    .readInput,
                    Phrase(
                        "Convert it: iconv -f UTF-16 -t UTF-8 {} | {command}",
                        "Перекодуйте: iconv -f UTF-16 -t UTF-8 {} | {command}",
                        otherwise: "Convert it to UTF-8.", "Перекодуйте в UTF-8.")))
        case .url:
            voice.words(
                "\(name) is a URL, not a file.", "\(name) — це URL, а не файл.",
                advice(
                    .readInput,
                    Phrase(
                        "Query a cards server with {server}, or fetch a feed: curl URL | {command}",
                        "Зверніться до сервера карток ({server}) або завантажте стрічку: curl URL | {command}",
                        otherwise: "Query a cards server, or download the feed.",
                        "Зверніться до сервера карток або завантажте стрічку.")))
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
