import CommandLine
import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenProgram
import Words

/// Adds a card of one's own: asks for what isn't given, line by line.
struct AddCommand: Command {
    static let name = "add"
    static let intention = Intention.collect
    static let summary = LocalizedText(
        en: "Add a card of your own, by its title and last four digits",
        uk: "Додати власну картку за назвою й останніми чотирма цифрами")
    static let commonOptions: [String]? = ["title", "number", "statement-day", "due-day", "from"]
    static let options =
        OwnCardOptions.all + [again, from, dryRun, Confirmation.yes] + OutputOptions.all + FeedOptions.all
        + StateOptions.all
    static let examples = [
        Example(
            "swippy add --title GOLD --number 4821",
            "by its title and last four digits", "за назвою й чотирма цифрами"),
        Example("swippy add --from MockData.json --dry-run", "all cards of a file", "усі картки з файлу"),
    ]
    static let topics = [asking, cycles, takingOver]

    private static let again = Option(
        "again", group: .card, kind: .flag,
        en: "Add it even if you have a card with the same title and last four digits",
        uk: "Додати, навіть якщо картка з такою назвою й останніми цифрами вже є", conflicts: ["from"])

    private static let asking = Topic(
        "What is asked", "Що буде запитано",
        en:
            "The title and the last four digits are needed, all else can be left out. Without any option, each is asked for on a terminal, one line each, and Enter skips it; elsewhere the lines are read from standard input, in the same order. With options, only the title and the digits are asked for. Swippy never asks for a whole card number, and refuses one.",
        uk:
            "Потрібні назва й останні чотири цифри, решту можна пропустити. Без параметрів у терміналі буде запитано про кожне, по рядку, Enter пропускає; деінде рядки читаються зі стандартного вводу в тому самому порядку. З параметрами запитано буде лише назву й цифри. Повного номера картки Swippy ніколи не питає й не приймає."
    )

    static let cycles = Topic(
        "Statements and due dates", "Виписки й строки сплати",
        en:
            "The cycle gives the next statement and the next due date without anything being typed. A month without that day has its last one. A due day is the first such day after the statement. With --statement-before, the due day is fixed, and the statement closes so many days earlier. A due day alone makes no cycle: it only gives a bill that is typed its due date.",
        uk:
            "Цикл сам дає наступну виписку й наступний строк сплати. Якщо такого дня в місяці немає, береться останній. День сплати — перший такий день після виписки. З --statement-before день сплати сталий, а виписка закривається на стільки днів раніше. Сам лише день сплати циклу не дає: він визначає строк введеного рахунку."
    )

    let call: Call

    func run() async throws {
        if let path = call.text(Self.from) { return try await takeOver(path) }
        let visit = try OwnCardVisit(call)
        try await visit.checkCards()
        try await visit.run(try request(), asking: .never)
    }

    private func request() throws -> CardChangeRequest {
        var reader = try OwnCardReader(call)
        for (option, question) in Self.questions where !reader.isBegun || Self.needed.contains(option.name) {
            guard call.value(of: option) == nil else { continue }
            try ask(question, for: option, &reader)
        }
        let fields = reader.card
        let missing = [
            (fields.title ?? "").isEmpty ? OwnCardOptions.title.spelling : nil,
            fields.lastFours.isEmpty ? OwnCardOptions.number.spelling : nil,
        ].compactMap(\.self)
        guard missing.isEmpty else { throw call.error(.missingOptions(missing)) }
        return .add(fields, limit: reader.limit, again: call.flag(Self.again))
    }

    /// Asks a question. On a terminal it is asked again as long as what was typed is no answer.
    private func ask(_ question: LocalizedText, for option: Option, _ reader: inout OwnCardReader) throws {
        while let line = call.answer(to: question, isOptional: !Self.needed.contains(option.name)),
            !line.isEmpty
        {
            do {
                return try reader.read(line, for: option)
            } catch let stop as CommandStop where call.console.isInputTerminal {
                ErrorOutput(call).warn(stop)
            }
        }
    }

    private static let needed = [OwnCardOptions.title.name, OwnCardOptions.number.name]

    private static let questions = [
        (OwnCardOptions.title, LocalizedText(en: "Title, such as GOLD", uk: "Назва, як-от GOLD")),
        (OwnCardOptions.number, LocalizedText(en: "Last four digits", uk: "Останні чотири цифри")),
        (OwnCardOptions.bank, LocalizedText(en: "Bank", uk: "Банк")),
        (OwnCardOptions.currency, LocalizedText(en: "Currency, such as INR", uk: "Валюта, як-от UAH")),
        (
            OwnCardOptions.statementDay,
            LocalizedText(en: "The statement closes on day", uk: "Виписка закривається дня")
        ),
        (OwnCardOptions.dueDay, LocalizedText(en: "The bill is due on day", uk: "Рахунок сплачують до дня")),
        (OwnCardOptions.limit, LocalizedText(en: "Limit", uk: "Ліміт")),
        (
            OwnCardOptions.network,
            LocalizedText(en: "Network, such as VISA", uk: "Платіжна система, як-от VISA")
        ),
        (OwnCardOptions.holder, LocalizedText(en: "Name on the card", uk: "Ім’я на картці")),
        (
            OwnCardOptions.autopay,
            LocalizedText(
                en: "The bank takes by itself: full, minimum or none",
                uk: "Банк списує сам: full, minimum чи none")
        ),
        (OwnCardOptions.note, LocalizedText(en: "Note", uk: "Примітка")),
    ]
}
