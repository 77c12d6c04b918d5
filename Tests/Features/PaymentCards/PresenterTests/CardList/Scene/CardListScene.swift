import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import SwipeKit
import Values
import Words

/// The list's presenter among spies.
@MainActor
struct CardListScene {
    let presenter: CardListPresenter
    let view = ViewSpy<CardListViewState>()
    let router = RouterSpy<CardRoute>()
    let output = CardReportSpy()
    let interactor: CardListInteractorStub
    let undoer = CardUndoStub()

    /// A presenter whose interactor answers with `answer`.
    init(
        _ answer: Result<CardListing, CardsError>, query: CardQuery = CardQuery(),
        opening: CardListing.Item? = nil, config: CardConfig = .standard, reducesMotion: Bool = false,
        usesMouse: Bool = true,
        language: Language = .english, days: DayClock = .fixture,
        refreshInterval: Duration? = nil, ownsCards: Bool = false
    ) {
        interactor = CardListInteractorStub(answer)
        presenter = CardListPresenter(
            query: query, opening: opening, config: config, reducesMotion: reducesMotion,
            usesMouse: usesMouse, voice: .typing(language, clock: days, ownsCards: ownsCards),
            refreshInterval: refreshInterval,
            interactor: interactor, undoer: undoer.undo, router: router, output: output)
        presenter.view = view
    }

    /// A presenter that has `listing` on the screen.
    static func showing(_ listing: CardListing, config: CardConfig = .standard) async -> CardListScene {
        let scene = CardListScene(.success(listing), config: config)
        await scene.presenter.send(.screen(.appeared))
        return scene
    }

    /// What is on the screen.
    var state: CardListViewState { view.states.last ?? CardListViewState(title: "", content: .idle) }

    /// The rows on the screen.
    var rows: [CardRow] { state.rows }

    /// How far each card on the screen is moved.
    var reveals: [Double] { rows.map(\.reveal) }

    /// A whole swipe of a row.
    func swipe(row: Int, by distance: Double) {
        presenter.handle(.panBegan(rows[row].id))
        presenter.handle(.panned(rows[row].id, by: distance))
        presenter.handle(.panEnded(rows[row].id, velocity: 0))
    }

    /// A task that loads and is kept waiting for its answer.
    func startLoading(_ load: @escaping @MainActor (CardListPresenter) async -> Void) async -> Task<
        Void, Never
    > {
        interactor.hold()
        let task = Task { await load(presenter) }
        await interactor.untilAsked()
        return task
    }
}

extension CardListViewState.Content {
    /// The content's name, without what is in it.
    var name: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .cards: "cards"
        case .records: "records"
        case .empty: "empty"
        case .failed: "failed"
        }
    }
}
