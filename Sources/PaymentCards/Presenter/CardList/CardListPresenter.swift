public import PaymentCardsContract
import PaymentCardsEntity

/// Holds all state of the list screen, decides what every event means, and says what to draw.
@MainActor
public final class CardListPresenter {
    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardListViewInput)? {
        didSet { render() }
    }

    private let interactor: any CardListInteractorInput
    private let router: any CardListRouterInput
    private weak var output: (any CardListModuleOutput)?
    private let wording: CardListWording
    private let config: CardConfig
    private var query: CardQuery
    private var state = CardListState()
    /// What was there before the request in flight, and is there again when it is cancelled.
    private var interrupted: (state: CardListState, query: CardQuery)?

    /// A presenter of the cards that `query` asks for. What happens is reported to `output`, held weakly.
    public init(
        query: CardQuery, config: CardConfig, language: Language, interactor: any CardListInteractorInput,
        router: any CardListRouterInput, output: (any CardListModuleOutput)?
    ) {
        self.query = query
        self.config = config
        wording = CardListWording(language: language)
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    private func render() {
        view?.render(wording.viewState(for: state, query: query))
    }
}

// MARK: - Loading

extension CardListPresenter: CardListViewOutput {
    /// Fetches the cards.
    public func didLoad() async {
        await load(query)
    }

    /// Fetches what was last asked for.
    public func didRequestRetry() async {
        await load(query)
    }

    /// Fetches another page of the same query. A list that is all on one page has no other.
    public func didRequestPage(_ number: Int) async {
        guard case .page(_, let size) = query.page, number >= 1 else { return }
        var next = query
        next.page = .page(number, size: size)
        await load(next)
    }

    /// Asks for cards. While an answer is on its way, another request is refused: it could only bring the same.
    private func load(_ query: CardQuery) async {
        guard state.phase != .loading else { return }
        interrupted = (state, self.query)
        self.query = query
        state = CardListState(phase: .loading)
        render()
        do {
            let listing = try await interactor.cards(matching: query)
            state = CardListState(phase: .loaded(listing))
            let skipped = listing.unreadable.map(wording.errors.text(for:))
            if !skipped.isEmpty { output?.cardList(didSkip: skipped) }
        } catch .cancelled {
            if let interrupted { (state, self.query) = interrupted }
        } catch {
            state = CardListState(phase: .failed(error))
            report(error)
        }
        interrupted = nil
        render()
    }

    private func report(_ error: CardsError) {
        output?.cardList(didFailWith: error, alert: wording.errors.alert(for: error))
    }

    // MARK: - Swiping

    /// Closes the other cards at once where auto-closing is immediate.
    public func didBeginPan(card: CardRowID) {
        guard let id = state.id(of: card) else { return }
        if config.autoClosingBehaviour == .immediate { state.closeAll(but: id) }
        render()
    }

    /// Moves the card with the finger.
    public func didPan(card: CardRowID, by distance: Double) {
        updateSwipe(of: card) { $0.pan(by: distance) }
    }

    /// Lets the card settle, and closes the others: by now both auto-closing behaviours do.
    public func didEndPan(card: CardRowID, velocity: Double) {
        guard let id = state.id(of: card) else { return }
        state.closeAll(but: id)
        updateSwipe(of: card) { $0.end(velocity: velocity) }
    }

    /// Puts the card back where the finger found it.
    public func didCancelPan(card: CardRowID) {
        updateSwipe(of: card) { $0.cancel() }
    }

    /// Closes every card.
    public func didScroll() {
        state.closeAll(but: nil)
        render()
    }

    private func updateSwipe(of card: CardRowID, _ change: (inout SwipeReveal) -> Void) {
        guard let id = state.id(of: card) else { return }
        change(&state.swipes[id, default: SwipeReveal(config: config)])
        render()
    }

    // MARK: - Choosing

    /// Closes an open card, and opens the details of a closed one.
    public func didSelect(card: CardRowID) {
        guard let id = state.id(of: card), let item = state.item(id) else { return }
        guard state.isOpen(id) else {
            router.navigate(to: .details(item, topic: .overview), reportingTo: self)
            return
        }
        state.swipes[id] = nil
        render()
    }

    /// Closes the card and goes where the action leads, or says why not.
    public func didSelect(action code: String, of card: CardRowID) {
        guard let id = state.id(of: card), let item = state.item(id) else { return }
        do throws(CardsError) {
            let action = try action(code, of: item)
            state.swipes[id] = nil
            state.alert = nil
            render()
            router.navigate(to: .details(item, topic: action.topic), reportingTo: self)
        } catch {
            state.alert = error
            render()
            report(error)
        }
    }

    /// The action of `item` with this code, if it is offered, revealed and possible.
    private func action(_ code: String, of item: CardListing.Item) throws(CardsError) -> CardAction {
        guard let offer = item.offers.first(where: { $0.action.code == code }) else {
            throw .actionNotOffered(code: code, offered: item.offers.map(\.action))
        }
        guard state.isOpen(item.id) else { throw .actionHidden(offer.action) }
        if let obstacle = offer.obstacle { throw .actionUnavailable(offer.action, obstacle) }
        return offer.action
    }

    /// Takes the alert away.
    public func didDismissAlert() {
        state.alert = nil
        render()
    }
}

extension CardListPresenter: CardDetailsModuleOutput {
    /// Shows what the details have found out.
    public func cardDetails(didUpdate item: CardListing.Item) {
        state.replace(item)
        interrupted?.state.replace(item)
        render()
    }
}
