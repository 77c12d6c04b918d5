package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds all state of the screen on which a card is taken away, or brought back.
@MainActor
package final class CardRemovalPresenter: Presenter {
    /// What the screen is opened for.
    package enum Purpose: Equatable, Sendable {
        /// To take away this card, as the person has seen it.
        case remove(CardListing.Item)
        /// To take away the one card that matches this name.
        case removeNamed(String)
        /// To bring back the one removed card that matches this name.
        case restore(String)
    }

    private enum Effect {
        case find(String), count(CardListing.Item), remove, restore(String)
    }

    package weak var view: (any ViewInput<CardRemovalViewState>)? {
        didSet { render() }
    }

    private let purpose: Purpose
    private let interactor: any CardRemovalInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardRemovalWording
    private var privacy: Privacy
    /// Whether the person's last answer is yes: an effect that was requested may not have begun when they take it back.
    private var hasAgreed = false
    private var state = CardRemovalState()
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    /// A presenter for `purpose`. What happens is reported to `output`, held weakly.
    package init(
        for purpose: Purpose, isPrivate: Bool = false, voice: CardVoice,
        interactor: any CardRemovalInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        self.purpose = purpose
        privacy = Privacy(isOn: isPrivate)
        wording = CardRemovalWording(voice: voice)
        (self.interactor, self.router, self.output) = (interactor, router, output)
        if case .remove(let item) = purpose { state.item = item }
    }

    package func handle(_ event: CardRemovalEvent) {
        switch event {
        case .screen(.appeared): appear()
        case .screen(.attentionChanged(let hasFocus)): privacy.hasAttention = hasFocus
        case .screen(.closed), .cancelled: return cancel()
        case .screen(.timeAdvanced), .screen(.privacyToggled), .screen(.placesRequested), .screen(.returned),
            .screen(.uncovered), .screen(.told):
            return
        case .moved(let items): state.select(by: items)
        case .chose(let index): return choose(index ?? state.selected)
        case .agreed: agree()
        }
        render()
    }

    package func settle() async { await effects.settle() }

    private func appear() {
        switch purpose {
        case .remove(let item): effects.request(.count(item))
        case .removeNamed(let name): effects.request(.find(name))
        case .restore(let name): effects.request(.restore(name))
        }
    }

    private func choose(_ index: Int) {
        guard CardRemovalState.Answer.allCases.indices.contains(index) else { return }
        handle(CardRemovalState.Answer.allCases[index] == .keep ? .cancelled : .agreed)
    }

    private func agree() {
        guard state.phase == .asking, state.item != nil else { return }
        state.failure = nil
        hasAgreed = true
        effects.request(.remove)
    }

    /// Takes an alert away, or goes back. An answer that has not been carried out yet is taken back.
    private func cancel() {
        guard state.phase == .asking else { return }
        guard state.failure == nil else {
            state.failure = nil
            return render()
        }
        hasAgreed = false
        router.navigate(to: .back)
    }

    /// Nothing is on the screen before it is known which card it is about.
    private func render() {
        guard let item = state.item else { return }
        view?.render(wording.page(of: item, state, isPrivate: privacy.isHidden))
    }
}

// MARK: - Effects

extension CardRemovalPresenter {
    private func perform(_ effect: Effect) async {
        do throws(CardsError) {
            switch effect {
            case .find(let name): try await find(name)
            case .count(let item): await count(item)
            case .remove: try await remove()
            case .restore(let name): try await restore(name)
            }
        } catch {
            state.failure = error
            output?.report(.failed(error, wording.errors.alert(for: error)))
            render()
        }
    }

    private func find(_ name: String) async throws(CardsError) {
        let listing = try await interactor.card(named: name)
        if !listing.unreadable.isEmpty {
            output?.report(.noted(.skipped(listing.unreadable.map(wording.errors.text(for:)))))
        }
        state.item = listing.items.first
        render()
    }

    /// Finds out how many times the card is listed: the person is told before they agree.
    private func count(_ item: CardListing.Item) async {
        do throws(CardsError) {
            let counted = try await interactor.counted(item)
            guard counted != item, state.phase == .asking else { return }
            state.item = counted
            render()
        } catch {
            // Whether the card can be removed is found out when it is.
        }
    }

    private func remove() async throws(CardsError) {
        guard hasAgreed, let item = state.item, state.phase == .asking else { return }
        state.phase = .removing
        render()
        do throws(CardsError) {
            try await interactor.remove(item.card)
        } catch {
            state.phase = .asking
            guard error != .cancelled else { return render() }
            throw error
        }
        state.phase = .removed
        render()
        output?.report(.outcome(.listChanged))
        output?.report(.outcome(.done(.removed(item.card))))
        router.navigate(to: .back)
    }

    private func restore(_ name: String) async throws(CardsError) {
        state.item = try await interactor.restore(name)
        state.phase = .restored
        render()
        output?.report(.outcome(.listChanged))
    }
}

/// Everything the screen on which a card is taken away, or brought back, remembers.
struct CardRemovalState {
    /// How far it has come.
    enum Phase: Equatable {
        case asking, removing, removed, restored
    }

    /// The answers, the harmless one first.
    enum Answer: CaseIterable {
        case keep, remove
    }

    /// The card; `nil` before it is found.
    var item: CardListing.Item?
    var phase = Phase.asking
    /// The answer that the person is at.
    var selected = 0
    var failure: CardsError?

    /// Moves between the answers; from either end to the other.
    mutating func select(by items: Int) {
        let count = Answer.allCases.count
        selected = ((selected + items % count) % count + count) % count
    }
}
