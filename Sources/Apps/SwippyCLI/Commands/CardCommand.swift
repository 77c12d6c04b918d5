import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import TerminalKit
import Words

/// `list`, `swipe`, `show` and `statement`: a person who brings the list up, perhaps moves a card, and looks at what is then there.
///
/// It goes through the same screens and the same events as a hand on a live screen. There is no second path.
@MainActor
struct CardCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() async throws {
        let config = try SwipeSettings(invocation: invocation, console: console, language: language).config()
        let service = try ServiceChoice(invocation: invocation, language: language, console: console)
            .service()
        try await run(try query(), of: service, config: config) { gestures in
            act(on: gestures, config: config)
        }
    }

    /// Prints the details of the card of `service` that matches `name`.
    func show(_ name: String, of service: any CardsService) async throws {
        try await run(CardQuery(page: .all, name: name), of: service, config: .standard) { $0.tap(row: 0) }
    }

    private func run(
        _ query: CardQuery, of service: any CardsService, config: CardConfig,
        act: (any CardListGestures) -> Void
    ) async throws {
        let navigator = ScreenStack()
        let hasTable = format == .plain || format == .csv
        let listener = CardCommandListener(
            console: console, language: language, hasTable: hasTable, opensCard: opensCard)
        let module = CardListBuilder(service: service, config: config, language: language)
            .list(query, navigator: navigator, output: listener)
        navigator.push(module.screen)
        if query.isForReading, format.isForPrograms {
            return try await read(module, listener)
        }
        await console.waiting(for: invocation.wait) { await module.gestures.appear() }
        try listener.rethrow()
        act(module.gestures)
        try listener.rethrow()
        guard let screen = navigator.top else { return }
        if screen !== module.screen, let opened = screen as? any InteractiveScreen {
            await console.waiting(for: .cards) { await opened.settle() }
        }
        // Of a statement there is nothing to show without an answer.
        if case .statement = invocation.request { try listener.rethrow() }
        listener.tell()
        try ScreenPrinter(invocation: invocation, console: console).print(screen)
        // What a screen could not find out does not hide what it shows.
        try listener.rethrow()
    }

    /// Prints a list window by window: it may be longer than memory is large.
    private func read(_ module: CardListModule, _ listener: CardCommandListener) async throws {
        let printer = ScreenPrinter(invocation: invocation, console: console)
        var failure: (any Error)?
        await console.waiting(for: invocation.wait) {
            await module.gestures.read {
                do {
                    try printer.print(module.screen)
                } catch {
                    failure = error
                }
                return failure == nil
            }
        }
        if let failure { throw failure }
        try listener.rethrow()
    }

    private func act(on gestures: any CardListGestures, config: CardConfig) {
        switch invocation.request {
        case .swipe(_, let direction):
            let length = invocation.fraction(.distance) ?? config.openPercentage
            gestures.swipe(row: 0, by: direction.sign * length)
            if let action = invocation.text(.action) { gestures.choose(action: action, row: 0) }
        case .show:
            gestures.tap(row: 0)
        case .statement:
            gestures.swipe(row: 0, by: -config.openPercentage)
            gestures.choose(action: Self.statementAction, row: 0)
        case .live, .list, .pay, .undo, .add, .remove, .restore, .reset, .counter, .config, .doctor,
            .completions,
            .help,
            .version:
            break
        }
    }

    private func query() throws(UsageError) -> CardQuery {
        switch invocation.request {
        case .swipe(let card, _), .show(let card), .statement(let card): CardQuery(page: .all, name: card)
        case .live, .list, .pay, .undo, .add, .remove, .restore, .reset, .counter, .config, .doctor,
            .completions,
            .help,
            .version:
            try ListQuery(invocation: invocation, format: format).query()
        }
    }

    /// Whether another screen than the list is printed.
    private var opensCard: Bool {
        switch invocation.request {
        case .show, .statement, .add: true
        case .swipe: invocation.text(.action) != nil
        case .live, .list, .pay, .undo, .remove, .restore, .reset, .counter, .config, .doctor, .completions,
            .help,
            .version:
            false
        }
    }

    private var format: OutputFormat { console.format(for: invocation) }

    private static let statementAction = "view_last_statement"
}

/// Hears what the list reports: skipped cards go to standard error at once, a failure ends the command.
@MainActor
final class CardCommandListener: CardListModuleOutput {
    private let console: Console
    private let language: Language
    /// Whether nothing but a table goes to standard output.
    private let hasTable: Bool
    /// Whether another screen than the list goes there.
    private let opensCard: Bool
    /// How old the list is, where that is yet to be said.
    private var age: KeptState?
    /// What is remarked if nothing fails: what failed says more.
    private var remarks: [String] = []
    private var stop: CommandStop?

    init(console: Console, language: Language, hasTable: Bool, opensCard: Bool) {
        self.console = console
        self.language = language
        self.hasTable = hasTable
        self.opensCard = opensCard
    }

    func cardList(didFailWith error: CardsError, alert: AlertState) {
        stop = CommandStop(error, alert)
    }

    func cardList(didSkip unreadable: [String]) {
        for card in unreadable { console.writeError("swippy: \(CommandStrings.skipped[language]) \(card)\n") }
    }

    func cardList(didAccept oddities: [String]) {
        for oddity in oddities { console.writeError("swippy: \(oddity)\n") }
    }

    func cardList(didRemark remarks: [String]) {
        if hasTable { self.remarks += remarks }
    }

    func cardList(didShow kept: KeptState) {
        age = kept
        // The next window of a long list may take a while.
        if !opensCard { tellAge() }
    }

    func cardList(didOpen kept: KeptState) {
        age = hasTable ? kept : nil
    }

    /// Says what there is to say besides what is printed.
    func tell() {
        for remark in remarks { console.writeError("swippy: \(remark)\n") }
        remarks = []
        tellAge()
    }

    /// Says how old the cards are, where what is printed does not.
    private func tellAge() {
        if let age, hasTable || opensCard { console.writeError("swippy: \(age.label)\n") }
        age = nil
    }

    func rethrow() throws(CommandStop) {
        if let stop { throw stop }
    }
}

extension CardQuery {
    /// Whether it asks for a whole list.
    fileprivate var isForReading: Bool { page == .all && name == nil }
}

extension DirectionChoice {
    /// Which way a finger moves: negative is left.
    fileprivate var sign: Double {
        switch self {
        case .left: -1
        case .center: 0
        case .right: 1
        }
    }
}
