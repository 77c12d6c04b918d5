import CommandLine
import Foundation
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// Adds a card: plays a person who fills in the form, field by field, and looks at the card.
struct AddCommand: Command {
    static let name = "add"
    static let intention = Intention.collect
    static let summary = LocalizedText(
        en: "Add a card; its number is typed unseen, and kept masked",
        uk: "Додати картку; її номер вводять наосліп і зберігають прихованим")
    static let options =
        [holder, title, bank] + OutputOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example(
            "swippy add --holder ASHA --title GOLD < number.txt",
            "the number from a file, or from a password manager", "номер із файлу чи з менеджера паролів"),
        Example(
            "swippy add --holder ASHA --title GOLD --json < number.txt",
            "the card that was added, as JSON", "додана картка у форматі JSON"),
    ]
    static let topics = [numbers]

    private static let holder = Option(
        "holder", group: .card, kind: .text(),
        placeholder: LocalizedText(en: "NAME", uk: "ІМ’Я"), example: "ASHA RAO",
        en: "The name on the card, 2 to 26 letters, spaces, and . ’ -",
        uk: "Ім’я на картці: від 2 до 26 літер, пробілів та . ’ -",
        standard: asked)

    private static let title = Option(
        "title", group: .card, kind: .text(),
        placeholder: LocalizedText(en: "TEXT", uk: "ТЕКСТ"), example: "GOLD",
        en: "What you call the card, up to 40 characters",
        uk: "Як ви називаєте картку, до 40 знаків",
        standard: asked)

    private static let bank = Option(
        "bank", group: .card,
        kind: .text(suggestions: Bank.known.map(\.code)),
        placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"),
        en: "The bank that issued it, which gives it its look",
        uk: "Банк, що її видав; від нього її вигляд",
        standard: LocalizedText(en: "none", uk: "жодного"))

    private static let asked = LocalizedText(
        en: "asked for in a terminal", uk: "у терміналі буде запитано")

    private static let numbers = Topic(
        "The number", "Номер",
        en:
            "It is never an argument, which others could see. It is asked for and typed unseen, or is the first line of standard input. Only its first six and last four digits are kept.",
        uk:
            "Він ніколи не є аргументом, бо той видно іншим. Його запитують і вводять наосліп, або ж це перший рядок стандартного вводу. Зберігаються лише перші шість та останні чотири цифри.",
        rows: [
            Topic.Row(
                "swippy add", "asks for the number, the name and the title", "запитує номер, ім’я та назву")
        ])

    let call: Call
}

/// The form that the command fills in.
private typealias CardForm = BuiltScreen<CardFormEvent, CardFormViewState>

@MainActor
extension AddCommand {
    /// How many times the person may enter a field.
    private static let patience = 3

    func run() async throws {
        if let fixed = call.fixedCards { throw fixed }
        try checkOptions()
        let service = try ServiceChoice(call: call).service()
        let visit = CardVisit(call)
        let form = visit.show { call.screens(of: service).form(navigator: $0, output: $1) }
        // Everything else is checked before the number is asked for.
        try fillFromOptions(form)
        try await checkCards(service)
        try fillNumber(form)
        try ask(.holder, unless: Self.holder, AddStrings.holder, form)
        try ask(.title, unless: Self.title, AddStrings.title, form)
        try await visit.send(.submitted, to: form)
        guard case .added(let item, let notice) = visit.listener.outcome else {
            throw CommandStop.nothingDone(call.language)
        }
        let format = call.format
        if !format.isForPrograms { call.console.writeError("\(notice.headline) \(notice.advice)\n") }
        do {
            try await ListVisit(call, of: service).print(item.name, opensCard: true) { $0.tap(row: 0) }
        } catch let error as Console.OutputError {
            // The card has been added despite the error.
            if format.isForPrograms { call.console.writeError("\(notice.headline) \(notice.advice)\n") }
            throw error
        }
    }

    /// Checks that everything the command can't ask for was given, before it reads the number.
    private func checkOptions() throws {
        let missing = [Self.holder, Self.title].filter { !call.has($0) }.map(\.spelling)
        guard missing.isEmpty || canAsk else {
            throw call.error(.missingOptions(missing))
        }
    }

    private var canAsk: Bool { call.console.isInputTerminal && call.console.isErrorTerminal }

    private func fillNumber(_ form: CardForm) throws {
        try fill(.number, form, attempts: call.console.isInputTerminal ? Self.patience : 1) {
            guard !call.console.isInputTerminal else {
                return call.console.readHiddenLine("\(AddStrings.number[call.language]): ")
            }
            call.console.progress?.begin(.input)
            defer { call.console.progress?.end() }
            return call.console.readLine()
        }
    }

    private func fillFromOptions(_ form: CardForm) throws {
        for (field, option) in [(.holder, Self.holder), (.title, Self.title), (.bank, Self.bank)]
            as [(CardFormField, Option)]
        {
            if let text = call.text(option) { try fill(field, with: text, option: option, form) }
        }
    }

    /// Checks that the cards and the store can be read.
    private func checkCards(_ service: any CardsService) async throws {
        do throws(CardsError) {
            try await call.console.waiting(for: .cards) { () async throws(CardsError) in
                _ = try await service.wallet()
            }
        } catch {
            throw CommandStop(error, call)
        }
    }

    private func ask(
        _ field: CardFormField, unless option: Option, _ question: LocalizedText,
        _ form: CardForm
    ) throws {
        guard !call.has(option) else { return }
        try fill(field, form, attempts: Self.patience) {
            call.console.writeError("\(question[call.language]): ")
            return call.console.readLine()
        }
    }

    private func fill(
        _ field: CardFormField, with text: String, option: Option, _ form: CardForm
    ) throws {
        guard let problem = form.fill(field, with: text) else { return }
        throw CommandStop(
            exitCode: .usage, message: "\(option.spelling): \(problem.message)", advice: problem.advice)
    }

    /// Fills in a field with the text from `answer`, and asks again if it is invalid.
    private func fill(
        _ field: CardFormField, _ form: CardForm, attempts: Int, answer: () -> String?
    ) throws {
        for attempt in 1...attempts {
            let text = answer()?.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let problem = form.fill(field, with: text ?? "") else { return }
            let stop = CommandStop(exitCode: .badData, message: problem.message, advice: problem.advice)
            // At the end of the input, asking again would fail the same way.
            guard attempt < attempts, text != nil else { throw stop }
            ErrorOutput(call).warn(stop)
        }
    }
}

extension CardForm {
    /// Goes to `field`, empties it, types `text` and goes on.
    ///
    /// - Returns: what the form says is wrong with it; `nil` where nothing is.
    fileprivate func fill(_ field: CardFormField, with text: String) -> FieldProblem? {
        input.handle(.fieldFocused(field))
        input.handle(.edited(.deleted(.start)))
        if !text.isEmpty { input.handle(.edited(.inserted(TypedText(text)))) }
        let refused = problem(with: field)
        input.handle(.focusMoved(by: 1))
        return refused ?? problem(with: field)
    }

    private func problem(with field: CardFormField) -> FieldProblem? {
        state?.body?.fields.first { $0.id == field }?.problem
    }
}

extension OptionGroup {
    static let card = OptionGroup("The card", "Картка")
}

/// The questions and messages of `add`.
private enum AddStrings {
    static let number = LocalizedText(
        en: "Card number, which is not shown", uk: "Номер картки (не показується)")
    static let holder = LocalizedText(en: "Name on the card", uk: "Ім’я на картці")
    static let title = LocalizedText(en: "Title, such as GOLD", uk: "Назва, як-от GOLD")
}
