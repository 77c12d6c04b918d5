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
        Example(
            "swippy add --title A --number 4821 --due-day 5", "with the day of its bills",
            "з днем сплати рахунків"),
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
            "The title and the last four digits are needed, all else can be left out. What no option gives is asked for on a terminal, one line each, and Enter skips it; elsewhere the lines are read from standard input, in the same order. Swippy never asks for a whole card number, and refuses one.",
        uk:
            "Потрібні назва й останні чотири цифри, решту можна пропустити. Чого не задано параметрами, у терміналі буде запитано по рядку, Enter пропускає; деінде рядки читаються зі стандартного вводу в тому самому порядку. Повного номера картки Swippy ніколи не питає й не приймає."
    )

    static let cycles = Topic(
        "Statements and due dates", "Виписки й строки сплати",
        en:
            "The cycle gives the next statement and the next due date without anything being typed. A month without that day has its last one. A due day is the first such day after the statement. With --statement-before, the due day is fixed, and the statement closes so many days earlier.",
        uk:
            "Цикл сам дає наступну виписку й наступний строк сплати. Якщо такого дня в місяці немає, береться останній. День сплати — перший такий день після виписки. З --statement-before день сплати сталий, а виписка закривається на стільки днів раніше."
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
        let asksAll = reader.fields.isEmpty && reader.limit == nil
        for (option, question) in Self.questions where asksAll || Self.needed.contains(option.name) {
            guard call.value(of: option) == nil else { continue }
            try ask(question, for: option, &reader)
        }
        let missing = [
            (reader.fields.title ?? "").isEmpty ? OwnCardOptions.title.spelling : nil,
            reader.fields.lastFours.isEmpty ? OwnCardOptions.number.spelling : nil,
        ].compactMap(\.self)
        guard missing.isEmpty else { throw call.error(.missingOptions(missing)) }
        return .add(reader.fields, limit: reader.limit, again: call.flag(Self.again))
    }

    /// Asks a question. On a terminal it is asked again if what was typed is no answer.
    private func ask(_ question: LocalizedText, for option: Option, _ reader: inout OwnCardReader) throws {
        let isAsked = call.console.isInputTerminal
        for attempt in 1...Self.patience {
            if isAsked { call.console.writeError("\(question[call.language]): ") }
            guard let line = call.console.readLine()?.trimmingCharacters(in: .whitespacesAndNewlines),
                !line.isEmpty
            else { return }
            do {
                return try reader.read(line, for: option)
            } catch let stop as CommandStop where isAsked && attempt < Self.patience {
                ErrorOutput(call).warn(stop)
            }
        }
    }

    private static let patience = 3
    private static let needed = [OwnCardOptions.title.name, OwnCardOptions.number.name]

    private static let questions = [
        (OwnCardOptions.title, LocalizedText(en: "Title, such as GOLD", uk: "Назва, як-от GOLD")),
        (OwnCardOptions.number, LocalizedText(en: "Last four digits", uk: "Останні чотири цифри")),
        (OwnCardOptions.bank, LocalizedText(en: "Bank (Enter skips)", uk: "Банк (Enter пропускає)")),
        (OwnCardOptions.currency, LocalizedText(en: "Currency, such as INR", uk: "Валюта, як-от UAH")),
        (
            OwnCardOptions.statementDay,
            LocalizedText(en: "The statement closes on day", uk: "Виписка закривається дня")
        ),
        (OwnCardOptions.dueDay, LocalizedText(en: "The bill is due on day", uk: "Рахунок сплачують до дня")),
        (OwnCardOptions.limit, LocalizedText(en: "Limit", uk: "Ліміт")),
    ]
}
