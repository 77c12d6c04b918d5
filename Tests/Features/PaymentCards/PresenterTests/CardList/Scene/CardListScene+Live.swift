import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import Values
import Words

@testable import PaymentCardsTestSupport

extension CardListScene {
    /// A list on a live screen on which `capacity` cards fit, with its first cards; the time is 0.
    static func live(
        _ listing: CardListing = .fixture(count: 10), query: CardQuery = CardQuery(), capacity: Int = 4,
        across: Int = 1, config: CardConfig = .standard, reducesMotion: Bool = false,
        language: Language = .english, days: DayClock = .fixture, ownsCards: Bool = false
    ) async -> CardListScene {
        let scene = CardListScene(
            .success(listing), query: query, config: config, reducesMotion: reducesMotion, language: language,
            days: days, ownsCards: ownsCards)
        scene.presenter.handle(.capacityChanged(cards: capacity, across: across))
        await scene.presenter.send(.screen(.appeared))
        scene.presenter.handle(.screen(.timeAdvanced(to: .zero)))
        return scene
    }

    /// A live list of `count` cards, in which a search finds those whose titles have it.
    static func long(
        _ count: Int, capacity: Int = 4, across: Int = 1, ownsCards: Bool = false
    ) async -> CardListScene {
        let scene = CardListScene(.failure(.offline), config: .standard, ownsCards: ownsCards)
        let cards = [PaymentCard].fixtures(count)
        scene.interactor.answer { .page(of: cards, query: $0) }
        scene.presenter.handle(.capacityChanged(cards: capacity, across: across))
        await scene.presenter.send(.screen(.appeared))
        scene.presenter.handle(.screen(.timeAdvanced(to: .zero)))
        return scene
    }

    /// What stands around the cards.
    var controls: CardListControls? { state.controls }

    /// The cards on the screen, the first and the one past the last, from 0.
    var window: Range<Int> {
        controls.map { $0.window.first..<$0.window.first + $0.window.count } ?? 0..<0
    }

    /// The titles on the screen.
    var titles: [String] { rows.map(\.face.title) }

    /// The title of the card that has the focus, where it is on the screen.
    var focused: String? { rows.first { $0.id == controls?.focus }?.face.title }

    /// Fetches what the events made necessary.
    func settle() async { await presenter.settle() }

    /// A task that fetches what the events made necessary, and is kept waiting for its answer.
    func startSettling() async -> (task: Task<Void, Never>, answer: Gate) {
        let gate = interactor.hold()
        let task = Task { await presenter.settle() }
        await gate.untilSomeoneWaits()
        return (task, gate)
    }
}

extension Result where Success == CardListing, Failure == CardsError {
    /// What a faithful interactor answers `query` with when it knows `cards`; a search finds titles that hold it.
    static func page(of cards: [PaymentCard], query: CardQuery) -> Self {
        let found = cards.filter { query.search.isEmpty || $0.title.contains(query.search) }
        guard case .page(let number, let size) = query.page else {
            return .success(.fixture(found.map { .fixture($0) }))
        }
        let start = min((number - 1) * size, found.count)
        let end = min(start + size, found.count)
        return .success(
            .fixture(
                found[start..<end].map { .fixture($0) }, page: number,
                pageCount: max(1, (found.count + size - 1) / size), total: found.count,
                hasNextPage: end < found.count))
    }
}

extension CardListPresenter {
    /// Types `text` into the search, in place of what is there.
    func search(for text: String) {
        handle(.searchBegan)
        handle(.searchEdited(.deleted(.start)))
        if !text.isEmpty { handle(.searchEdited(.inserted(TypedText(text)))) }
    }
}
