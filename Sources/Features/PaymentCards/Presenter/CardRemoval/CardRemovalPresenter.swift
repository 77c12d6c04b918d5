package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds all state of the screen on which a card is removed or restored.
@MainActor
package final class CardRemovalPresenter: Presenter {
    /// What the screen is opened for.
    package enum Purpose: Equatable, Sendable {
        /// To remove these cards, as the person has seen them.
        case remove([CardListing.Item])
        /// To remove the one card that matches this name.
        case removeNamed(String)
        /// To restore the one removed card that matches this name.
        case restore(String)
    }

    private enum Effect {
        case find(String), remove, restore(String)
    }

    package weak var view: (any ViewInput<CardRemovalViewState>)? {
        didSet { render() }
    }

    private let purpose: Purpose
    private let interactor: any CardRemovalInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardRemovalWording
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
        wording = CardRemovalWording(voice: voice)
        (self.interactor, self.router, self.output) = (interactor, router, output)
        state.privacy.isOn = isPrivate
        if case .remove(let items) = purpose { state.items = items }
    }

    package func handle(_ event: CardQuestionEvent) {
        switch event {
        case .screen(.appeared): appear()
        case .screen(.attentionChanged(let hasFocus)): state.privacy.hasAttention = hasFocus
        case .screen(.closed), .cancelled: return cancel()
        case .screen(.timeAdvanced), .screen(.privacyToggled), .screen(.placesRequested), .screen(.returned),
            .screen(.uncovered), .agreedUnseen, .edited:
            return
        case .moved(let items): state.answer.move(by: items)
        case .chose(let index): return choose(index)
        case .agreed: agree()
        }
        render()
    }

    package func settle() async { await effects.settle() }

    private func appear() {
        switch purpose {
        case .remove: break
        case .removeNamed(let name): effects.request(.find(name))
        case .restore(let name): effects.request(.restore(name))
        }
    }

    private func choose(_ index: Int?) {
        if let agrees = state.answer.agrees(index) { handle(agrees ? .agreed : .cancelled) }
    }

    private func agree() {
        guard state.phase == .asking, !state.items.isEmpty else { return }
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
        guard let first = state.items.first else { return }
        view?.render(wording.page(of: first, state))
    }
}

// MARK: - Effects

extension CardRemovalPresenter {
    private func perform(_ effect: Effect) async {
        do throws(CardsError) {
            switch effect {
            case .find(let name): try await find(name)
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
        state.items = Array(listing.items.prefix(1))
        render()
    }

    /// Removes the cards, one after another. One that can't be removed doesn't hold up the others.
    private func remove() async throws(CardsError) {
        guard hasAgreed, state.phase == .asking else { return }
        state.phase = .removing
        render()
        var (removed, kept): ([CardDeed], [CardListing.Item]) = ([], [])
        var failure: CardsError?
        for item in state.items {
            do throws(CardsError) {
                if failure == .cancelled { throw .cancelled }
                try await interactor.remove(item.card)
                removed.append(.removed(item.card))
            } catch {
                kept.append(item)
                failure = failure ?? error
            }
        }
        if let deed = CardDeed(removed) {
            output?.report(.outcome(.listChanged))
            output?.report(.outcome(.done(deed)))
        }
        guard kept.isEmpty else {
            (state.phase, state.items) = (.asking, kept)
            guard let failure, failure != .cancelled else { return render() }
            throw failure
        }
        state.phase = .removed
        render()
        router.navigate(to: .back)
    }

    private func restore(_ name: String) async throws(CardsError) {
        state.items = [try await interactor.restore(name)]
        state.phase = .restored
        render()
        output?.report(.outcome(.listChanged))
    }
}

/// Everything that the screen on which a card is removed or restored remembers.
struct CardRemovalState {
    /// How far it has come.
    enum Phase: Equatable {
        case asking, removing, removed, restored
    }

    /// The card, or several; none before it is found.
    var items: [CardListing.Item] = []
    var phase = Phase.asking
    var answer = HarmlessFirst()
    var failure: CardsError?
    var privacy = Privacy()
}
