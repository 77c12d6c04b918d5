import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import SwipeKit
import TerminalKit
import Words

/// A person who brings the list up, perhaps moves a card, and looks at what is then there.
///
/// It goes through the same screens and the same events as a hand on a live screen. There is no second path.
@MainActor
struct CardVisit {
    let config: CardConfig
    private let call: Call
    private let service: any CardsService

    /// A visit with the values and the cards that the command line asks for.
    init(_ call: Call) throws {
        config = try SwipeSettings(call).config()
        service = try ServiceChoice(call: call).service()
        self.call = call
    }

    /// A visit of the cards of `service`.
    init(_ call: Call, of service: any CardsService) {
        (self.call, self.service, config) = (call, service, .standard)
    }

    /// Prints what `act` leads to on the card that matches `name`.
    ///
    /// - Parameters:
    ///   - opensCard: Whether that is another screen than the list.
    ///   - needsAnswer: Whether nothing is printed if that screen could not find everything out.
    func print(
        _ name: String, opensCard: Bool, needsAnswer: Bool = false, act: (any CardListGestures) -> Void
    ) async throws {
        try await print(
            CardQuery(page: .all, name: name), opensCard: opensCard, needsAnswer: needsAnswer, act: act)
    }

    /// Prints a list, or what `act` leads to.
    func print(
        _ query: CardQuery, opensCard: Bool = false, needsAnswer: Bool = false,
        act: (any CardListGestures) -> Void = { _ in }
    ) async throws {
        let (console, format) = (call.console, call.format)
        let navigator = ScreenStack()
        let listener = CardListListener(
            console: console, language: call.language, hasTable: format == .plain || format == .csv,
            opensCard: opensCard)
        let module = CardScreenBuilder(service: service, language: call.language)
            .list(query, config: config, navigator: navigator, output: listener)
        navigator.push(module.screen)
        if query.isForReading, format.isForPrograms {
            return try await read(module, listener)
        }
        await console.waiting(for: call.wait) { await module.gestures.appear() }
        try listener.rethrow()
        act(module.gestures)
        try listener.rethrow()
        guard let screen = navigator.top else { return }
        if screen !== module.screen, let opened = screen as? any InteractiveScreen {
            await console.waiting(for: .cards) { await opened.settle() }
        }
        if needsAnswer { try listener.rethrow() }
        listener.tell()
        try ScreenPrinter(call: call).print(screen)
        // What a screen could not find out does not hide what it shows.
        try listener.rethrow()
    }

    /// Prints a list window by window: it may be longer than memory is large.
    private func read(_ module: CardListModule, _ listener: CardListListener) async throws {
        let printer = ScreenPrinter(call: call)
        var failure: (any Error)?
        await call.console.waiting(for: call.wait) {
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
}

/// Hears what the list reports: skipped cards go to standard error at once, a failure ends the command.
@MainActor
final class CardListListener: CardListModuleOutput {
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
