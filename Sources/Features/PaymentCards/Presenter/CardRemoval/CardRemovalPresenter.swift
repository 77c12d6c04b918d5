public import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsScreens
public import Words

/// Holds all state of the screen on which a card is taken away, or brought back.
@MainActor
public final class CardRemovalPresenter {
    /// What the screen is opened for.
    public enum Purpose: Equatable, Sendable {
        /// To take away this card, as the person has seen it.
        case remove(CardListing.Item)
        /// To take away the one card that matches this name.
        case removeNamed(String)
        /// To bring back the one removed card that matches this name.
        case restore(String)
    }

    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardRemovalViewInput)? {
        didSet { render() }
    }

    private let interactor: any CardRemovalInteractorInput
    private let router: any CardRemovalRouterInput
    private weak var output: (any CardScreenModuleOutput)?
    private let wording: CardRemovalWording
    private let isPrivate: Bool
    private var hasAttention = true
    private var state = CardRemovalState()

    /// A presenter for `purpose`. What happens is reported to `output`, held weakly.
    public init(
        for purpose: Purpose, isPrivate: Bool = false, language: Language, days: DayClock,
        interactor: any CardRemovalInteractorInput, router: any CardRemovalRouterInput,
        output: (any CardScreenModuleOutput)?
    ) {
        self.isPrivate = isPrivate
        wording = CardRemovalWording(language: language, days: days)
        self.interactor = interactor
        self.router = router
        self.output = output
        switch purpose {
        case .remove(let item): state.item = item
        case .removeNamed(let name): state.errand = .find(name)
        case .restore(let name): state.errand = .restore(name)
        }
    }

    /// Nothing is on the screen before it is known which card it is about.
    private func render() {
        guard let item = state.item else { return }
        view?.render(wording.viewState(for: item, state, isPrivate: isPrivate || !hasAttention))
    }

    private func fail(_ error: CardsError) {
        state.failure = error
        output?.cardScreen(didFailWith: error, alert: wording.errors.alert(for: error))
        render()
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
        guard state.phase == .asking, state.item != nil else { return }
        state.failure = nil
        state.errand = .remove
        render()
    }

    /// Takes an alert away, or goes back.
    public func didCancel() {
        guard state.phase == .asking else { return }
        guard state.failure == nil else {
            state.failure = nil
            return render()
        }
        state.errand = nil
        router.navigate(to: .back)
    }

    /// Hides amounts and digits while nobody looks.
    public func didChangeAttention(hasFocus: Bool) {
        hasAttention = hasFocus
        render()
    }

    /// Finds the card, takes it away or brings it back, as far as that has become necessary.
    public func didHandleEvents() async {
        guard let errand = state.errand, state.phase == .asking else { return }
        state.errand = nil
        switch errand {
        case .find(let name): await find(name)
        case .remove: await remove()
        case .restore(let name): await restore(name)
        }
    }

    private func find(_ name: String) async {
        do {
            let listing = try await interactor.card(named: name)
            if !listing.unreadable.isEmpty {
                output?.cardScreen(didSkip: listing.unreadable.map(wording.errors.text(for:)))
            }
            state.item = listing.items.first
            render()
        } catch {
            fail(error)
        }
    }

    private func remove() async {
        guard let item = state.item else { return }
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
            state.phase = .asking
            fail(error)
        }
    }

    private func restore(_ name: String) async {
        do {
            state.item = try await interactor.restore(name)
            state.phase = .restored
            render()
            output?.cardScreenDidChangeList()
        } catch {
            fail(error)
        }
    }
}
