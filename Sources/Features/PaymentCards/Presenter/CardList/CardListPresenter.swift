import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsScreens
public import ScreenContract
public import SwipeKit
public import Values
public import Words

// Longer than most: it still has a method for each event, and its parts are not yet values of their own.
/// Holds all state of the list screen, decides what every event means, and says what to draw.
@MainActor
public final class CardListPresenter {
    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardListViewInput)? { didSet { render() } }

    let interactor: any CardListInteractorInput
    let router: any Routing<CardRoute>
    private(set) weak var output: (any CardListModuleOutput)?
    let wording: CardListWording
    private let days: DayClock
    /// The day from which the days on the screen are counted.
    private var shownDay: CalendarDate?
    let config: CardConfig
    private let reducesMotion: Bool
    var query: CardQuery
    var state = CardListState()
    var browsing: CardBrowsing
    /// Counts the requests, so that an answer that was overtaken is known.
    private var request = 0
    /// The request in flight.
    private var asking: Task<Result<CardStretch, CardsError>, Never>?
    /// What was there before the request in flight, and is there again when it is cancelled.
    private var interrupted: (state: CardListState, query: CardQuery)?

    /// A presenter of the cards that `query` asks for. What happens is reported to `output`, held weakly.
    public init(
        query: CardQuery, config: CardConfig, reducesMotion: Bool, usesMouse: Bool, language: Language,
        days: DayClock, interactor: any CardListInteractorInput, router: any Routing<CardRoute>,
        output: (any CardListModuleOutput)?
    ) {
        (self.query, self.config) = (query, config)
        self.reducesMotion = reducesMotion
        browsing = CardBrowsing(config: config, reducesMotion: reducesMotion, usesMouse: usesMouse)
        wording = CardListWording(language: language)
        self.days = days
        (self.interactor, self.router) = (interactor, router)
        self.output = output
    }

    func render() {
        shownDay = days.today
        view?.render(
            wording.viewState(
                for: state, browsing, query: query, config: config, reducesMotion: reducesMotion,
                today: shownDay))
    }

    /// Whether another day has begun since the cards were drawn.
    var isNewDay: Bool { days.today != shownDay }
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
        guard
            let answer = await answer(to: { interactor throws(CardsError) in
                CardStretch(try await interactor.cards(matching: query), of: query)
            })
        else { return }
        switch answer {
        case .success(let stretch):
            state = CardListState(phase: .loaded(stretch))
            report(skipped: stretch.listing.unreadable)
            report(odditiesOf: stretch.listing.items)
            report(kept: stretch.listing.kept)
            if let notice = wording.missingPage(of: stretch.listing) {
                output?.cardList(didRemark: ["\(notice.headline). \(notice.advice)"])
            }
        case .failure(.cancelled): resume()
        case .failure(let error):
            state = CardListState(phase: .failed(error))
            report(failure: error)
        }
        interrupted = nil
        settle()
    }

    /// The interactor's answer to `question`; `nil` when another question has overtaken it, so that nobody wants to know. An
    /// overtaken question is cancelled: the answer may take a look at a million cards.
    func answer(to question: @escaping Question) async -> Result<CardStretch, CardsError>? {
        request += 1
        let current = request
        browsing.busySince = browsing.busySince ?? browsing.now
        render()
        asking?.cancel()
        let asking = Task { [interactor] in await Self.answer(of: interactor, to: question) }
        self.asking = asking
        let answer = await withTaskCancellationHandler {
            await asking.value
        } onCancel: {
            asking.cancel()
        }
        guard current == request else { return nil }
        self.asking = nil
        browsing.busySince = nil
        return answer
    }

    /// Something that an interactor is asked.
    typealias Question = @Sendable (any CardListInteractorInput) async throws(CardsError) -> CardStretch

    private static func answer(
        of interactor: any CardListInteractorInput, to question: Question
    ) async -> Result<CardStretch, CardsError> {
        do {
            return .success(try await question(interactor))
        } catch {
            return .failure(error)
        }
    }

    /// Brings back what was there before the cards were asked for.
    func resume() {
        if let interrupted { (state, query) = interrupted }
    }

    /// Has `item` stand for what was known of its card.
    func replace(_ item: CardListing.Item) {
        state.replace(item)
        interrupted?.state.replace(item)
    }

    func report(skipped unreadable: [UnreadableCard]) {
        guard !unreadable.isEmpty else { return }
        output?.cardList(didSkip: unreadable.map(wording.errors.text(for:)))
    }

    func report(odditiesOf items: [CardListing.Item]) {
        var oddities = CardOddityWording(language: wording.language)
        oddities.add(items)
        report(oddities: oddities)
    }

    func report(oddities: CardOddityWording) {
        if !oddities.lines.isEmpty { output?.cardList(didAccept: oddities.lines) }
    }

    func report(kept: KeptCards?) {
        if let kept { output?.cardList(didShow: kept.state(in: wording.language)) }
    }

    /// Says that the last swipe was too short, which whoever sees no picture would not know.
    func reportSwipe() {
        guard case .sprangBack = state.swipeEnd, let notice = wording.notice(of: state, config) else {
            return
        }
        output?.cardList(didRemark: ["\(notice.headline) \(notice.advice)"])
    }

    func report(failure error: CardsError) {
        output?.cardList(didFailWith: error, alert: wording.errors.alert(for: error))
    }
}

extension CardListPresenter {
    /// Closes an open card, and opens the details of a closed one.
    public func didSelect(card: CardRowID) {
        guard let id = state.id(of: card), let item = state.item(id) else { return }
        browsing.focus = id
        let isOpen = state.isOpen(id)
        state.swipes[id] = nil
        render()
        guard !isOpen else { return }
        router.navigate(to: .details(item, isPrivate: browsing.isPrivate))
    }

    /// Closes the card and goes where the action leads, or says why not.
    public func didSelect(action code: String, of card: CardRowID) {
        guard let id = state.id(of: card), let item = state.item(id) else { return }
        do throws(CardsError) {
            let action = try action(code, of: item)
            state.swipes[id] = nil
            state.alert = nil
            render()
            router.navigate(to: route(for: action, of: item))
        } catch {
            state.alert = error
            render()
            report(failure: error)
        }
    }

    /// Asks whether the card is to be taken away.
    public func didRequestRemoval(of card: CardRowID) {
        guard let id = state.id(of: card), let item = state.item(id) else { return }
        browsing.focus = id
        state.closeAll(but: nil)
        render()
        router.navigate(to: .removal(item, isPrivate: browsing.isPrivate))
    }

    private func route(for action: CardAction, of item: CardListing.Item) -> CardRoute {
        switch action {
        case .viewDetails, .unknown: .details(item, isPrivate: browsing.isPrivate)
        case .payNow: .payment(item, isPrivate: browsing.isPrivate)
        case .viewLastStatement: .statement(item, isPrivate: browsing.isPrivate)
        }
    }

    /// The action of `item` with this code, if it is offered, revealed and possible.
    private func action(_ code: String, of item: CardListing.Item) throws(CardsError) -> CardAction {
        guard let offer = item.offers.first(where: { $0.action.isMeant(by: code) }) else {
            throw .actionNotOffered(code: code, offered: item.offers.map(\.action))
        }
        guard state.isOpen(item.id) else { throw .actionHidden(offer.action) }
        if let obstacle = offer.obstacle { throw .actionUnavailable(offer.action, obstacle) }
        return offer.action
    }

    /// Takes the alert away. What has failed is asked for again when it is next needed.
    public func didDismissAlert() {
        state.alert = nil
        browsing.failedErrand = nil
        render()
    }
}
