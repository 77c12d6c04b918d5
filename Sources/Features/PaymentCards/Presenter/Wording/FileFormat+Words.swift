import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Words

extension FileFormat {
    /// What stands at `source` instead of a feed, and how to come to one.
    func words(for source: String, in voice: CardVoice) -> Advice {
        let shown = self == .url ? source.withoutSecrets : source
        let name = shown.quotedSource
        let file = (source == "-" ? "FILE" : source.shownPath).shellQuoted
        func advice(_ command: CardCommand, _ phrase: Phrase) -> String {
            voice(phrase, command).replacing("{}", with: file)
        }
        func other(_ english: String, _ ukrainian: String) -> Advice {
            voice.words(
                "\(name) is \(english), not a card feed.", "\(name) — \(ukrainian), а не стрічка карток.",
                advice(
                    .begin,
                    Phrase(
                        "Cards are read from JSON, such as {command} writes.",
                        "Картки читаються з JSON, такого, як записує {command}.",
                        otherwise: "Cards are read from JSON.", "Картки читаються з JSON.")))
        }
        return switch self {
        case .webPage:
            voice.words(
                "\(name) is a web page, not a card feed.", "\(name) — веб-сторінка, а не стрічка карток.",
                "Save the JSON itself; the server may have sent its sign-in page.",
                "Збережіть сам JSON; можливо, сервер відповів сторінкою входу.")
        case .csv: other("a table such as CSV", "таблиця на зразок CSV")
        case .ofx, .qfx: other("OFX, a bank’s list of transactions", "OFX, банківський перелік операцій")
        case .qif: other("QIF, a list of transactions", "QIF, перелік операцій")
        case .mt940: other("MT940, the statement of a bank account", "MT940, виписка з рахунку")
        case .camt: other("camt, the statement of a bank account", "camt, виписка з рахунку")
        case .journal: other("a journal of a bookkeeping program", "журнал бухгалтерської програми")
        case .pdf: other("a PDF", "документ PDF")
        case .xml: other("XML", "XML")
        case .json, .cardJSON: other("JSON", "JSON")
        case .empty: other("empty", "порожній файл")
        case .binary: other("a binary file", "двійковий файл")
        case .spreadsheet: other("a spreadsheet", "електронна таблиця")
        case .archive:
            voice.words(
                "\(name) is a ZIP archive.", "\(name) — архів ZIP.", "Unpack it first.",
                "Спершу розпакуйте його.")
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
            && allSatisfy { sign in
                sign.isASCII && (sign.isLetter || sign.isNumber) || "./_-:".contains(sign)
            }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }
}
