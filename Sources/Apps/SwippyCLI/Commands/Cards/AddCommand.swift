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
        en: "Add a card by a title and the last four digits of its number",
        uk: "Додати картку за назвою та чотирма останніми цифрами номера")
    static let arguments = [title]
    static let options =
        [number, bank, network, holder] + OutputOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example("swippy add GOLD --number 4821", "by its last four digits", "за чотирма останніми цифрами"),
        Example(
            "swippy add GOLD --number 4821 --bank hdfc --network visa", "with the look of its bank",
            "з виглядом її банку"),
    ]

    private static let title = Argument(
        "TITLE", "НАЗВА", kind: .text(),
        en: "What you call the card, up to 40 characters", uk: "Як ви називаєте картку, до 40 знаків",
        standard: asked, isRequired: false)

    private static let number = Option(
        "number", group: .card, kind: .text(),
        placeholder: LocalizedText(en: "DIGITS", uk: "ЦИФРИ"), example: "4821",
        en: "The last four digits of its number, and no others",
        uk: "Чотири останні цифри номера, без решти", standard: asked)

    private static let bank = Option(
        "bank", group: .card,
        kind: .text(suggestions: Bank.known.map(\.code)),
        placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"),
        en: "The bank that issued it, which gives it its look",
        uk: "Банк, що її видав; від нього її вигляд",
        standard: LocalizedText(en: "none", uk: "жодного"))

    private static let network = Option(
        "network", group: .card,
        kind: .text(suggestions: CardNetwork.known.map(\.code)),
        placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"),
        en: "Its network, such as Visa", uk: "Платіжна система, як-от Visa",
        standard: LocalizedText(en: "none", uk: "жодної"))

    private static let holder = Option(
        "holder", group: .card, kind: .text(),
        placeholder: LocalizedText(en: "NAME", uk: "ІМ’Я"), example: "ASHA RAO",
        en: "The name on the card, 2 to 26 letters, spaces, and . ’ -",
        uk: "Ім’я на картці: від 2 до 26 літер, пробілів та . ’ -",
        standard: LocalizedText(en: "none", uk: "жодного"))

    private static let asked = LocalizedText(
        en: "asked for in a terminal", uk: "у терміналі буде запитано")

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
        try checkWords()
        let service = try ServiceChoice(call: call).service()
        let visit = CardVisit(call)
        let form = visit.show { call.screens(of: service).form(navigator: $0, output: $1) }
        // Everything else is checked before anything is asked for.
        try fillFromOptions(form)
        try await checkCards(service)
        if call.text(Self.title) == nil { try ask(.title, AddStrings.title, form) }
        if !call.has(Self.number) { try ask(.number, AddStrings.number, form) }
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

    /// Checks that everything was given that the command can't ask for.
    private func checkWords() throws {
        guard !call.console.isInputTerminal || !call.console.isErrorTerminal else { return }
        guard call.text(Self.title) != nil else { throw call.error(.missingArgument(Self.title.placeholder)) }
        guard call.has(Self.number) else { throw call.error(.missingOptions([Self.number.spelling])) }
    }

    private func fillFromOptions(_ form: CardForm) throws {
        try fill(.title, with: call.text(Self.title), name: Self.title.placeholder[call.language], form)
        for (field, option) in [
            (.number, Self.number), (.bank, Self.bank), (.network, Self.network), (.holder, Self.holder),
        ] as [(CardFormField, Option)] {
            try fill(field, with: call.text(option), name: option.spelling, form)
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

    private func fill(
        _ field: CardFormField, with text: String?, name: String, _ form: CardForm
    ) throws {
        guard let text, let problem = form.fill(field, with: text) else { return }
        throw CommandStop(
            exitCode: .usage, message: "\(name): \(problem.message)", advice: problem.advice)
    }

    /// Asks for a field, and again if the answer is invalid.
    private func ask(_ field: CardFormField, _ question: LocalizedText, _ form: CardForm) throws {
        for attempt in 1...Self.patience {
            call.console.writeError("\(question[call.language]): ")
            let text = call.console.readLine()?.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let problem = form.fill(field, with: text ?? "") else { return }
            let stop = CommandStop(exitCode: .badData, message: problem.message, advice: problem.advice)
            // At the end of the input, asking again would fail the same way.
            guard attempt < Self.patience, text != nil else { throw stop }
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

/// The questions of `add`.
private enum AddStrings {
    static let title = LocalizedText(en: "Title, such as GOLD", uk: "Назва, як-от GOLD")
    static let number = LocalizedText(en: "Last four digits of its number", uk: "Чотири останні цифри номера")
}
