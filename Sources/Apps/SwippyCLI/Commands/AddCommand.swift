import Foundation
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import TerminalKit
import Words

/// `add`: a person who fills the form for a new card in, field by field, and looks at the card.
@MainActor
struct AddCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    /// How often something is asked for that was mistyped.
    private static let patience = 3

    func run() async throws {
        try checkOptions()
        let service = try ServiceChoice(invocation: invocation, language: language, console: console)
            .service()
        let (navigator, listener) = (ScreenStack(), AddListener())
        let form = CardFormBuilder(service: service, language: language)
            .form(navigator: navigator, output: listener)
        navigator.push(form.screen)
        // Nobody shall type a number in vain.
        try fillFromOptions(form.gestures)
        try await checkCards(service)
        try fillNumber(form.gestures)
        try ask(.holder, unless: .holder, AddStrings.holder, form.gestures)
        try ask(.title, unless: .title, AddStrings.title, form.gestures)
        await console.waiting(for: .answer) { await form.gestures.submit() }
        if let stop = listener.stop { throw stop }
        guard let (item, notice) = listener.added else { throw CommandStop.nothingDone(language) }
        let format = console.format(for: invocation)
        if !format.isForPrograms { console.writeError("\(notice.headline) \(notice.advice)\n") }
        do {
            try await CardCommand(invocation: invocation, language: language, console: console)
                .show(item.name, of: service)
        } catch let error as Console.OutputError {
            // The card has been added all the same.
            if format.isForPrograms { console.writeError("\(notice.headline) \(notice.advice)\n") }
            throw error
        }
    }

    /// What can't be asked for has to be there before the number is read.
    private func checkOptions() throws {
        if invocation.text(.file) == "-" {
            throw CommandStop(
                exitCode: .usage,
                lines: ["swippy: \(AddStrings.twoInputs[language])", AddStrings.nameFile[language]])
        }
        let missing = [OptionKey.holder, .title].filter { invocation.text($0) == nil }.map(\.spelling)
        guard missing.isEmpty || canAsk else {
            throw UsageError(problem: .missingOptions(missing), command: .add)
        }
    }

    private var canAsk: Bool { console.isInputTerminal && console.isErrorTerminal }

    private func fillNumber(_ form: any CardFormGestures) throws {
        try fill(.number, form, attempts: console.isInputTerminal ? Self.patience : 1) {
            guard !console.isInputTerminal else {
                return console.readHiddenLine("\(AddStrings.number[language]): ")
            }
            console.progress?.begin(.input)
            defer { console.progress?.end() }
            return console.readLine()
        }
    }

    private func fillFromOptions(_ form: any CardFormGestures) throws {
        for (field, option) in [(.holder, .holder), (.title, .title), (.bank, .bank)]
            as [(CardFormField, OptionKey)]
        {
            if let text = invocation.text(option) { try fill(field, with: text, option: option, form) }
        }
    }

    /// Whether the cards and what is kept can be read.
    private func checkCards(_ service: any CardsService) async throws {
        do throws(CardsError) {
            try await console.waiting(for: .cards) { () async throws(CardsError) in
                _ = try await service.page(1, size: 1)
            }
        } catch {
            throw CommandStop(error, ErrorAlerts(language: language).alert(for: error))
        }
    }

    private func ask(
        _ field: CardFormField, unless option: OptionKey, _ question: LocalizedText,
        _ form: any CardFormGestures
    ) throws {
        guard invocation.text(option) == nil else { return }
        try fill(field, form, attempts: Self.patience) {
            console.writeError("\(question[language]): ")
            return console.readLine()
        }
    }

    private func fill(
        _ field: CardFormField, with text: String, option: OptionKey, _ form: any CardFormGestures
    ) throws {
        guard let problem = form.fill(field, with: text) else { return }
        throw CommandStop(
            exitCode: .usage, lines: ["swippy: \(option.spelling): \(problem.message)", problem.advice])
    }

    /// Fills a field in with what `answer` brings, and asks again where it was mistyped.
    private func fill(
        _ field: CardFormField, _ form: any CardFormGestures, attempts: Int, answer: () -> String?
    ) throws {
        for attempt in 1...attempts {
            let text = answer()?.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let problem = form.fill(field, with: text ?? "") else { return }
            let lines = ["swippy: \(problem.message)", problem.advice]
            // The end of the input answers every question.
            guard attempt < attempts, text != nil else { throw CommandStop(exitCode: .badData, lines: lines) }
            for line in lines { console.writeError(line + "\n") }
        }
    }
}

/// Hears what the form reports.
@MainActor
private final class AddListener: CardScreenModuleOutput {
    private(set) var added: (item: CardListing.Item, notice: NoticeState)?
    private(set) var stop: CommandStop?

    func cardScreen(didAdd item: CardListing.Item, notice: NoticeState) { added = (item, notice) }

    func cardScreen(didFailWith error: CardsError, alert: AlertState) { stop = CommandStop(error, alert) }

    func cardScreen(didUpdate item: CardListing.Item) {
        // A card that is new is not shown elsewhere.
    }

    func cardScreen(didSetPrivacy isPrivate: Bool) {
        // What is printed hides nothing but the number.
    }

    func cardScreenDidChangeList() {
        // There is no list.
    }
}

/// What `add` asks and says.
private enum AddStrings {
    static let number = LocalizedText(
        en: "Card number, which is not shown", uk: "Номер картки (не показується)")
    static let holder = LocalizedText(en: "Name on the card", uk: "Ім’я на картці")
    static let title = LocalizedText(en: "Title, such as GOLD", uk: "Назва, як-от GOLD")
    static let twoInputs = LocalizedText(
        en: "standard input can’t be both the number and the cards",
        uk: "стандартний ввід не може бути водночас номером і картками")
    static let nameFile = LocalizedText(
        en: "Name the file of the cards with --file PATH.", uk: "Вкажіть файл карток через --file ШЛЯХ.")
}
