import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsPorts
import Values
import Words

extension ImportProblem {
    /// Why a bank’s file isn’t imported, and what to do.
    func words(in voice: CardVoice) -> Advice {
        switch self {
        case .fault(let file, let fault): fault.words(of: file, in: voice)
        case .noCard(let file):
            voice.words(
                "\(file.quotedSource) doesn’t say which card it is of.",
                "\(file.quotedSource) не каже, якої це картки.",
                voice(
                    Phrase(
                        "Name the card: {owner} CARD", "Назвіть картку: {owner} КАРТКА",
                        otherwise: "Name the card.", "Назвіть картку.")))
        case .severalCards(let file, let lastFour, let count):
            voice.words(
                "\(count) of your cards end in \(lastFour), as the account in \(file.quotedSource) does.",
                "На \(lastFour), як рахунок у \(file.quotedSource), закінчується карток: \(count).",
                voice(
                    Phrase(
                        "Name the one that is meant: {owner} CARD",
                        "Назвіть потрібну: {owner} КАРТКА",
                        otherwise: "Name the card.", "Назвіть картку.")))
        case .otherCard(let file, let lastFour, let card):
            voice.words(
                "\(file.quotedSource) is of the card \(ChangeText(voice: voice, card: card).name), since it ends in \(lastFour).",
                "\(file.quotedSource) — картки \(ChangeText(voice: voice, card: card).name), бо закінчується на \(lastFour).",
                voice(
                    Phrase(
                        "Import it without {owner}.", "Імпортуйте без {owner}.",
                        otherwise: "Name no card.", "Не називайте картки.")))
        case .otherCurrency(let file, let currency, let card):
            voice.words(
                "\(file.quotedSource) is in \(currency.identity.safeText), but \(ChangeText(voice: voice, card: card).name) is in \(card.currency?.identity.safeText ?? "").",
                "\(file.quotedSource) — у валюті \(currency.identity.safeText), а \(ChangeText(voice: voice, card: card).name) — \(card.currency?.identity.safeText ?? "").",
                voice(
                    Phrase(
                        "One card has one currency. Add a second one: {program} add {currency} \(currency.identity.safeText)",
                        "В однієї картки одна валюта. Додайте другу: {program} add {currency} \(currency.identity.safeText)",
                        otherwise: "One card has one currency. Add a second card for the other one.",
                        "В однієї картки одна валюта. Для іншої додайте другу картку.")))
        case .noCurrency(let file, let title):
            voice.words(
                "Neither \(file.quotedSource) nor “\(title.safeText)” says in which currency the amounts are.",
                "Ні \(file.quotedSource), ні «\(title.safeText)» не кажуть, у якій валюті суми.",
                voice(
                    Phrase(
                        "Say it once: {currency} EUR", "Скажіть один раз: {currency} EUR",
                        otherwise: "Say it with the card.", "Вкажіть її в картці.")))
        case .readOtherwise(let file, let reference):
            voice.words(
                "\(file.quotedSource) was imported before, and read in another way: its transactions would count twice.",
                "\(file.quotedSource) вже імпортовано й прочитано інакше: операції було б враховано двічі.",
                voice(
                    Phrase(
                        "Undo that import first: {command}", "Спершу скасуйте той імпорт: {command}",
                        otherwise: "Undo that import first.", "Спершу скасуйте той імпорт."), .undo(reference)
                ))
        case .onlyBankAccounts(let file):
            voice.words(
                "\(file.quotedSource) has no card, only accounts of a bank.",
                "У \(file.quotedSource) немає картки, лише рахунки банку.",
                "Download the transactions of the card itself.", "Завантажте операції самої картки.")
        case .notAgreed:
            voice.words(
                "An import must be agreed to, but there is no terminal to ask on; nothing is stored.",
                "На імпорт потрібна згода, але немає термінала, щоб її запитати; нічого не збережено.",
                voice(
                    Phrase(
                        "Look with {dry}, or agree in advance with {yes}.",
                        "Перегляньте з {dry} або погодьтеся заздалегідь із {yes}.",
                        otherwise: "Look at it first, or agree in advance.",
                        "Спершу перегляньте або погодьтеся заздалегідь.")))
        case .lostRows(let path):
            voice.words(
                "What an earlier import stored is damaged or gone: \(path.shownPath)",
                "Збережене попереднім імпортом пошкоджено або зникло: \(path.shownPath)",
                voice(
                    Phrase(
                        "Undo that import, and import the bank’s file again: {command}",
                        "Скасуйте той імпорт і імпортуйте файл банку ще раз: {command}",
                        otherwise: "Undo that import, and import the bank’s file again.",
                        "Скасуйте той імпорт і імпортуйте файл банку ще раз."), .changes))
        }
    }
}

extension ImportFault {
    fileprivate func words(of file: String, in voice: CardVoice) -> Advice {
        let name = file.quotedSource
        switch self {
        case .otherFormat(let format):
            return (
                voice(
                    "\(name) can’t be imported: it is \(format.name(in: voice)).",
                    "\(name) не імпортувати: це \(format.name(in: voice))."),
                format.remedy(for: file, in: voice)
            )
        case .unknownFormat:
            return voice.words(
                "\(name) is in no format that can be imported.", "\(name) — у невідомому форматі.",
                Self.formats(voice))
        case .tooLarge(let limit):
            return voice.words(
                "\(name) is too large.", "\(name) має завеликий розмір.",
                "A file may have at most \(limit >> 20) MiB; split it into several.",
                "Файл може мати щонайбільше \(limit >> 20) МіБ; розділіть його на кілька.")
        case .noStatement(let message):
            return (
                voice(
                    "\(name) has no transactions of an account.", "У \(name) немає операцій жодного рахунку.")
                    + (message.map { voice(" The bank says: {}", " Банк каже: {}").filled(with: $0) } ?? ""),
                voice("Download it again.", "Завантажте його ще раз.")
            )
        case .noRows:
            return voice.words(
                "\(name) has no row that is a transaction.", "У \(name) немає рядка з операцією.",
                "Check that the download has some.", "Перевірте, чи вони є в завантаженому.")
        case .missingColumn(let column):
            let what =
                switch column {
                case .day: voice("of dates", "з датами")
                case .amount: voice("of amounts", "із сумами")
                }
            return voice.words(
                "\(name) has no column \(what).", "У \(name) немає стовпця \(what).",
                "Download it with all columns.", "Завантажте його з усіма стовпцями.")
        case .undecided(let question, let lines):
            return (
                voice(
                    "\(name) leaves open \(question.name(in: voice)): {}",
                    "\(name) не каже, \(question.name(in: voice)): {}"
                ).filled(with: Self.list(lines, voice)),
                question.remedy(in: voice)
            )
        case .contradiction(let question, let lines):
            return (
                voice(
                    "In \(name), rows contradict each other about \(question.name(in: voice)): {}",
                    "У \(name) рядки суперечать одне одному, \(question.name(in: voice)): {}"
                )
                .filled(with: Self.list(lines, voice)), question.remedy(in: voice)
            )
        }
    }

    private static func list(_ lines: [Int], _ voice: CardVoice) -> String {
        let numbers = lines.map(\.description).joined(separator: ", ")
        return
            (lines.count == 1
            ? voice("see line {}.", "див. рядок {}.") : voice("see lines {}.", "див. рядки {}."))
            .filled(with: numbers)
    }

    fileprivate static func formats(_ voice: CardVoice) -> String {
        voice(
            "Download the card’s transactions as OFX, QFX, QIF or CSV.",
            "Завантажте операції картки як OFX, QFX, QIF або CSV.")
    }
}

extension ImportQuestion {
    fileprivate func name(in voice: CardVoice) -> String {
        switch self {
        case .dates: voice("the order of day and month", "у якому порядку день і місяць")
        case .decimal: voice("the decimal mark", "який десятковий знак")
        case .spending: voice("the sign of what was spent", "який знак у витрат")
        }
    }

    fileprivate func remedy(in voice: CardVoice) -> String {
        switch self {
        case .dates:
            voice(
                Phrase(
                    "Say which: {dates} dmy or {dates} mdy", "Скажіть: {dates} dmy або {dates} mdy",
                    otherwise: "Say which it is.", "Скажіть, який саме."))
        case .decimal:
            voice(
                Phrase(
                    "Say which: {decimal} point or {decimal} comma",
                    "Скажіть: {decimal} point або {decimal} comma",
                    otherwise: "Say which it is.", "Скажіть, який саме."))
        case .spending:
            voice(
                Phrase(
                    "Say which: {spending} positive or {spending} negative",
                    "Скажіть: {spending} positive або {spending} negative",
                    otherwise: "Say which it is.", "Скажіть, який саме."))
        }
    }
}

extension FileFormat {
    fileprivate func name(in voice: CardVoice) -> String {
        switch self {
        case .ofx, .qfx, .qif, .csv: rawValue.uppercased()
        case .pdf: voice("a PDF", "документ PDF")
        case .spreadsheet: voice("a spreadsheet", "електронна таблиця")
        case .archive: voice("a ZIP archive", "архів ZIP")
        case .gzip: voice("compressed with gzip", "стиснутий gzip файл")
        case .webPage: voice("a web page", "веб-сторінка")
        case .xml: "XML"
        case .mt940: "MT940"
        case .camt: "camt"
        case .journal: voice("a journal of a bookkeeping program", "журнал бухгалтерської програми")
        case .cardJSON: voice("JSON with cards", "JSON із картками")
        case .json, .lines, .utf16: "JSON"
        case .url: voice("an address", "адреса")
        case .empty: voice("empty", "порожній файл")
        case .binary: voice("no text", "не текст")
        }
    }

    /// What to do instead.
    fileprivate func remedy(for file: String, in voice: CardVoice) -> String {
        switch self {
        case .spreadsheet, .webPage:
            voice(
                "Open it in a spreadsheet program and save it as CSV, or download it as OFX or CSV.",
                "Відкрийте його в програмі таблиць і збережіть як CSV або завантажте як OFX чи CSV.")
        case .archive, .gzip: voice("Unpack it first.", "Спершу розпакуйте його.")
        case .cardJSON:
            voice(
                Phrase(
                    "Take its cards over: {program} add {from} FILE",
                    "Перенесіть його картки: {program} add {from} ФАЙЛ",
                    otherwise: "Take its cards over instead.", "Натомість перенесіть його картки."))
        case .journal:
            voice(
                "Export the card’s account there as CSV.", "Експортуйте там рахунок картки як CSV.")
        case .ofx, .qfx, .qif, .csv, .pdf, .xml, .mt940, .camt, .json, .lines, .utf16, .url, .empty, .binary:
            ImportFault.formats(voice)
        }
    }
}
