import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import SwipeKit
import TerminalKit
import Words

/// Plays a person who opens the list, perhaps moves a card, and looks at the result.
///
/// It uses the same screens and events as a person at a live screen. There is no second code path.
@MainActor
struct ListVisit {
    let config: CardConfig
    private let call: Call
    let service: any CardsService

    /// A visit with the options and cards that the command line specifies.
    init(_ call: Call) throws {
        config = try call.settings.swipeConfig()
        service = try ServiceChoice(call: call).service()
        self.call = call
    }

    /// A visit to the cards of `service`.
    init(_ call: Call, of service: any CardsService) {
        (self.call, self.service, config) = (call, service, .standard)
    }

    /// Prints the result of `act` on the card that matches `name`.
    ///
    /// - Parameters:
    ///   - opensCard: Whether the result is on another screen than the list.
    ///   - needsAnswer: Whether to print nothing if that screen couldn't load everything.
    ///   - words: What to search for on that screen.
    ///   - month: Of which month a statement there is; `nil` for the last one.
    func print(
        _ name: String, opensCard: Bool, needsAnswer: Bool = false, searching words: String? = nil,
        month: CardMonth? = nil, act: (CardListScreen) -> Void
    ) async throws {
        try await print(
            CardQuery(page: .all, name: name), opensCard: opensCard, needsAnswer: needsAnswer,
            searching: words, month: month, act: act)
    }

    /// Prints a list, or the result of `act`.
    func print(
        _ query: CardQuery, opensCard: Bool = false, needsAnswer: Bool = false,
        searching words: String? = nil, month: CardMonth? = nil, act: (CardListScreen) -> Void = { _ in }
    ) async throws {
        let visit = CardVisit(call)
        // The list itself isn't printed where it leads to a card.
        visit.listener.isPrinted = call.printsNotes && !opensCard
        let list = visit.show {
            call.screens(of: service).forPrograms(call.format.isForPrograms).showingStatements(of: month)
                .list(query, config: config, navigator: $0, output: $1)
        }
        if query.name == nil, call.format.isForPrograms { return try await read(list, visit) }
        try await visit.wait(for: visit.wait) { await list.settle() }
        act(list)
        try visit.listener.rethrow()
        guard let screen = visit.navigator.top else { return }
        if screen !== list.screen, let opened = screen.interactive {
            visit.listener.isPrinted = call.printsNotes
            await call.console.waiting(for: .cards) { await opened.settle() }
            if let words { opened.search(for: words) }
            if needsAnswer { try visit.listener.rethrow() }
            try visit.print(opened)
            if words != nil, !call.printsNotes, try opened.text(as: .plain).isEmpty {
                call.tell([Self.nothingFound[call.language]])
            }
        } else {
            try visit.print(screen)
        }
        // Print what the screen shows even if it couldn't load everything.
        try visit.listener.rethrow()
    }

    private static let nothingFound = LocalizedText(
        en: "No transaction has all these words.", uk: "Жодна операція не містить усіх цих слів.")

    /// Prints a list as data, window by window: it may be longer than memory is large.
    private func read(_ list: CardListScreen, _ visit: CardVisit) async throws {
        try await visit.printParts(of: list, stopping: .readingStopped) { state in
            if case .records = state.content { ("", "") } else { nil }
        } while: {
            await list.send(.recordsRequested)
        }
        visit.listener.tell()
    }
}

extension InteractiveScreen {
    /// Does what a person does who searches what is on the screen.
    fileprivate func search(for words: String) {
        handle(.key(KeyEvent(key: .character("/"))), at: .zero)
        handle(.paste(words), at: .zero)
        handle(.key(KeyEvent(key: .enter)), at: .zero)
    }
}

/// The list, as its builder returns it.
typealias CardListScreen = BuiltScreen<CardListEvent, CardListViewState>
