public import PaymentCardsContract
import PaymentCardsEntity

/// Holds all state of the details screen.
@MainActor
public final class CardDetailsPresenter {
    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardDetailsViewInput)? {
        didSet { render() }
    }

    private let interactor: any CardDetailsInteractorInput
    private let router: any CardDetailsRouterInput
    private weak var output: (any CardScreenModuleOutput)?
    private let wording: CardDetailsWording
    private var item: CardListing.Item
    private var failure: CardsError?
    private var isRefreshing = false
    private var overflow = 0
    private var scroll = 0
    private var isPrivate: Bool
    private var hasAttention = true

    /// A presenter of `item`, with amounts and digits hidden where they are `isPrivate`. What happens is reported to `output`, held weakly.
    public init(
        item: CardListing.Item, isPrivate: Bool = false, language: Language,
        interactor: any CardDetailsInteractorInput,
        router: any CardDetailsRouterInput, output: (any CardScreenModuleOutput)?
    ) {
        self.item = item
        self.isPrivate = isPrivate
        wording = CardDetailsWording(language: language)
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    private func render() {
        view?.render(
            wording.viewState(
                for: item, failure: failure, isRefreshing: isRefreshing,
                isPrivate: isPrivate || !hasAttention, scroll: scroll))
    }
}

extension CardDetailsPresenter: CardDetailsViewOutput {
    /// Fetches the card again. While that is under way, another request is refused: it could only bring the same.
    public func didRequestRefresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        failure = nil
        render()
        do {
            let fresh = try await interactor.card(item.id)
            if fresh != item {
                item = fresh
                output?.cardScreen(didUpdate: fresh)
            }
        } catch .cancelled {
            // The person left; what is on the screen is still what is known.
        } catch {
            failure = error
            output?.cardScreen(didFailWith: error, alert: wording.alert(for: error))
        }
        isRefreshing = false
        render()
    }

    /// Keeps the last row in reach.
    public func didChangeOverflow(rows: Int) {
        guard rows != overflow else { return }
        overflow = max(0, rows)
        scroll = min(scroll, overflow)
        render()
    }

    /// Scrolls, as far as there is something to see.
    public func didScroll(by rows: Int) {
        scroll = min(max(0, scroll + min(max(-overflow, rows), overflow)), overflow)
        render()
    }

    /// Hides amounts and digits, or shows them, here and elsewhere.
    public func didTogglePrivacy() {
        isPrivate.toggle()
        output?.cardScreen(didSetPrivacy: isPrivate)
        render()
    }

    /// Hides amounts and digits while nobody looks.
    public func didChangeAttention(hasFocus: Bool) {
        hasAttention = hasFocus
        render()
    }

    /// Goes back.
    public func didClose() {
        router.navigate(to: .back, reportingTo: self)
    }
}

extension CardDetailsPresenter: CardScreenModuleOutput {
    /// Shows what another screen has found out, and passes it on.
    public func cardScreen(didUpdate item: CardListing.Item) {
        self.item = item
        output?.cardScreen(didUpdate: item)
        render()
    }

    /// Hides amounts and digits here too, or shows them, and passes it on.
    public func cardScreen(didSetPrivacy isPrivate: Bool) {
        self.isPrivate = isPrivate
        output?.cardScreen(didSetPrivacy: isPrivate)
        render()
    }

    /// Passes it on.
    public func cardScreenDidChangeList() {
        output?.cardScreenDidChangeList()
    }

    /// Passes on what another screen shows already.
    public func cardScreen(didFailWith error: CardsError, alert: AlertState) {
        output?.cardScreen(didFailWith: error, alert: alert)
    }
}
