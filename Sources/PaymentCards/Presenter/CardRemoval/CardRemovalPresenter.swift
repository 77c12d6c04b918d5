public import PaymentCardsContract
import PaymentCardsEntity

/// Holds all state of the screen on which a card is taken away.
@MainActor
public final class CardRemovalPresenter {
    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardRemovalViewInput)? {
        didSet { render() }
    }

    private let item: CardListing.Item
    private let interactor: any CardRemovalInteractorInput
    private let router: any CardRemovalRouterInput
    private weak var output: (any CardScreenModuleOutput)?
    private let wording: CardRemovalWording
    private let isPrivate: Bool
    private var hasAttention = true
    private var state = CardRemovalState()

    /// A presenter that asks whether `item` is to be taken away. What happens is reported to `output`, held weakly.
    public init(
        item: CardListing.Item, isPrivate: Bool = false, language: Language,
        interactor: any CardRemovalInteractorInput, router: any CardRemovalRouterInput,
        output: (any CardScreenModuleOutput)?
    ) {
        self.item = item
        self.isPrivate = isPrivate
        wording = CardRemovalWording(language: language)
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    private func render() {
        view?.render(wording.viewState(for: item, state, isPrivate: isPrivate || !hasAttention))
    }
}

extension CardRemovalPresenter: CardRemovalViewOutput {
    /// Moves between the answers; from either end to the other.
    public func didMoveChoice(by items: Int) {
        let count = CardRemovalState.Answer.allCases.count
        state.selected = ((state.selected + items % count) % count + count) % count
        render()
    }

    /// Does what the answer says.
    public func didChoose() { didChoose(state.selected) }

    /// Does what the answer says.
    public func didChoose(_ index: Int) {
        guard CardRemovalState.Answer.allCases.indices.contains(index) else { return }
        switch CardRemovalState.Answer.allCases[index] {
        case .keep: didCancel()
        case .remove: didAgree()
        }
    }

    /// Has the card taken away when all events have been told.
    public func didAgree() {
        guard state.phase == .asking else { return }
        state.failure = nil
        state.isAgreed = true
        render()
    }

    /// Takes an alert away, or goes back.
    public func didCancel() {
        guard state.phase == .asking else { return }
        guard state.failure == nil else {
            state.failure = nil
            return render()
        }
        state.isAgreed = false
        router.navigate(to: .back)
    }

    /// Hides amounts and digits while nobody looks.
    public func didChangeAttention(hasFocus: Bool) {
        hasAttention = hasFocus
        render()
    }

    /// Takes the card away.
    public func didHandleEvents() async {
        guard state.isAgreed, state.phase == .asking else { return }
        state.isAgreed = false
        state.phase = .removing
        render()
        do {
            try await interactor.remove(item.card)
            state.phase = .removed
            render()
            output?.cardScreenDidChangeList()
            router.navigate(to: .back)
        } catch .cancelled {
            state.phase = .asking
        } catch {
            (state.phase, state.failure) = (.asking, error)
            output?.cardScreen(didFailWith: error, alert: wording.errors.alert(for: error))
            render()
        }
    }
}
