public import Foundation
import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsScreens
public import ScreenContract
public import Words

/// Holds all state of the details screen.
@MainActor
public final class CardDetailsPresenter {
    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardDetailsViewInput)? {
        didSet { render() }
    }

    private let interactor: any CardDetailsInteractorInput
    private let router: any Routing<CardRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardDetailsWording
    private let now: @Sendable () -> Date
    private var state: CardDetailsState
    /// What `state` is in words.
    private var page: CardDetailsPage?

    /// A presenter of `item`, with amounts and digits hidden where they are `isPrivate`, and moments said in `timeZone`.
    /// What happens is reported to `output`, held weakly.
    public init(
        item: CardListing.Item, isPrivate: Bool = false, language: Language, timeZone: TimeZone,
        now: @escaping @Sendable () -> Date, interactor: any CardDetailsInteractorInput,
        router: any Routing<CardRoute>, output: (any Reporting<CardReport>)?
    ) {
        state = CardDetailsState(item: item, isPrivate: isPrivate)
        wording = CardDetailsWording(language: language, timeZone: timeZone)
        self.now = now
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    /// Puts what is known into words, and has it drawn.
    private func render() {
        let date = now()
        draw(wording.page(for: state, at: date), at: date)
    }

    /// Has the same drawn at another place. Only what time has changed meanwhile is put into words anew.
    private func scroll() {
        let date = now()
        guard let page, page.today == wording.today(at: date),
            page.undoable == state.undoablePayments(at: date).map(\.id)
        else { return render() }
        draw(page, at: date)
    }

    private func draw(_ page: CardDetailsPage, at date: Date) {
        self.page = page
        view?.render(wording.viewState(of: page, for: state, at: date))
    }

    private func fail(_ errors: [CardsError]) {
        state.failures = errors
        guard let error = errors.first, let alert = wording.alert(for: errors) else { return }
        output?.report(.failed(error, alert))
    }
}

// MARK: - Loading

extension CardDetailsPresenter: CardDetailsViewOutput {
    /// Has everything fetched again. While that is under way, another request is refused: it could only bring the same.
    public func didRequestRefresh() {
        guard !state.isRefreshing else { return }
        state.needsFacts = true
    }

    /// Fetches what there may be to know. What changes meanwhile is fetched once more.
    public func didHandleEvents() async {
        guard !state.isRefreshing else { return }
        while state.needsFacts {
            state.needsFacts = false
            await refresh()
        }
    }

    private func refresh() async {
        state.isRefreshing = true
        state.failures = []
        render()
        do {
            let dossier = try await interactor.card(state.item.id)
            let isNew = dossier.item != state.item
            state.take(dossier)
            if isNew { output?.report(.updated(dossier.item)) }
            if let age = wording.age(of: state, at: now()) { output?.report(.shown(age)) }
            fail(dossier.failures)
        } catch .cancelled {
            // The person left; what is on the screen is still what is known.
        } catch {
            fail([error])
        }
        state.isRefreshing = false
        render()
    }

    /// Draws what has changed by itself: a payment that can't be undone any more.
    public func didReachChange() {
        render()
    }
}

// MARK: - Looking

extension CardDetailsPresenter {
    /// Keeps the last row in reach.
    public func didChangeOverflow(rows: Int) {
        guard rows != state.overflow else { return }
        state.overflow = max(0, rows)
        state.scroll = min(state.scroll, state.overflow)
        scroll()
    }

    /// Scrolls, as far as there is something to see.
    public func didScroll(by rows: Int) {
        let overflow = state.overflow
        state.scroll = min(max(0, state.scroll + min(max(-overflow, rows), overflow)), overflow)
        scroll()
    }

    /// Hides amounts and digits, or shows them, here and elsewhere.
    public func didTogglePrivacy() {
        state.isPrivate.toggle()
        output?.report(.privacySet(state.isPrivate))
        render()
    }

    /// Hides amounts and digits while nobody looks.
    public func didChangeAttention(hasFocus: Bool) {
        state.hasAttention = hasFocus
        render()
    }
}

// MARK: - Going on

extension CardDetailsPresenter {
    /// Goes to where the card is paid, or says why not.
    public func didSelectPayment() {
        go(to: .payNow, by: .payment(state.item, isPrivate: state.isPrivate))
    }

    /// Goes to the last statement, or says why not.
    public func didSelectStatement() {
        go(to: .viewLastStatement, by: .statement(state.item, isPrivate: state.isPrivate))
    }

    /// Goes back.
    public func didClose() {
        router.navigate(to: .back)
    }

    private func go(to action: CardAction, by route: CardRoute) {
        let offers = state.item.offers
        guard let offer = offers.first(where: { $0.action == action }) else {
            fail([.actionNotOffered(code: action.code, offered: offers.map(\.action))])
            return render()
        }
        if let obstacle = offer.obstacle {
            fail([.actionUnavailable(action, obstacle)])
            return render()
        }
        fail([])
        render()
        router.navigate(to: route)
    }
}

// MARK: - The screens that the details opened

extension CardDetailsPresenter: Reporting {
    /// Takes note of what another screen reports, and passes on what the list has to know. What changes the card has the rest
    /// fetched again: a payment that changed the due is one more payment, too.
    public func report(_ report: CardReport) {
        switch report {
        case .updated(let item):
            state.item = item
            state.needsFacts = true
        case .privacySet(let isPrivate): state.isPrivate = isPrivate
        case .listChanged, .added: state.needsFacts = true
        case .remarked, .shown, .skipped, .accepted, .mouseSet: return
        case .failed: break
        }
        output?.report(report)
        switch report {
        case .updated, .privacySet: render()
        case .listChanged, .failed, .added, .remarked, .shown, .skipped, .accepted, .mouseSet: break
        }
    }
}
