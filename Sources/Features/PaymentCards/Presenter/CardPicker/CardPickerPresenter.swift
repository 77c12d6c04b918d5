package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
package import Values
import Words

/// Holds all state of the screen on which one card is chosen.
@MainActor
package final class CardPickerPresenter: Presenter {
    private enum Effect {
        case search(String)
    }

    package weak var view: (any ViewInput<CardPickerViewState>)? {
        didSet { render() }
    }

    private let scope: CardPickerScope
    private let interactor: CardPickerInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardPickerReport>)?
    private let wording: CardPickerWording
    private var privacy = Privacy()
    private var state: CardPickerState
    /// Only the search for the last words matters.
    private lazy var effects = EffectRunner<Effect>(overtaking: { _, _ in true }) { [weak self] effect in
        guard case .search(let words) = effect else { return }
        await self?.search(words)
    }

    /// A presenter of the cards of `scope` with all of `words`. What comes of it is reported to `output`, held weakly.
    package init(
        among scope: CardPickerScope, words: String, voice: CardVoice, days: DayClock,
        interactor: @escaping CardPickerInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardPickerReport>)?
    ) {
        self.scope = scope
        wording = CardPickerWording(voice: voice, days: days, scope: scope)
        (self.interactor, self.router, self.output) = (interactor, router, output)
        state = CardPickerState(words: words)
    }

    package func handle(_ event: CardPickerEvent) {
        switch event {
        case .screen(.appeared): effects.request(.search(state.words))
        case .screen(.attentionChanged(let hasFocus)): privacy.hasAttention = hasFocus
        case .screen(.timeAdvanced), .screen(.privacyToggled), .screen(.placesRequested), .screen(.returned),
            .screen(.uncovered), .screen(.told):
            return
        case .screen(.closed), .cancelled: return router.navigate(to: .back)
        case .edited(let edit): if state.apply(edit) { effects.request(.search(state.words)) }
        case .moved(let cards): state.select(by: cards)
        case .chose(let index): return choose(index)
        }
        render()
    }

    package func settle() async { await effects.settle() }

    /// Chooses a card that is on the screen; while its words are still looked for, as soon as only one card has them.
    private func choose(_ index: Int?) {
        guard state.isCurrent else {
            state.choosesOnly = index == nil
            return
        }
        guard let item = state.item(at: index) else { return }
        output?.report(.outcome(item))
        router.navigate(to: .back)
    }

    private func search(_ words: String) async {
        do throws(CardsError) {
            state.show(try await interactor(words, scope), for: words)
        } catch .cancelled {
            return  // Other words are looked for.
        } catch {
            let isFirst = state.listing == nil
            state.fail(error, for: words)
            guard !isFirst else {
                // There is nothing to choose from, so the command says why.
                output?.report(.failed(error, wording.errors.alert(for: error)))
                return router.navigate(to: .back)
            }
        }
        if state.choosesOnly {
            state.choosesOnly = false
            if state.listing?.items.count == 1 { return choose(nil) }
        }
        render()
    }

    private func render() { view?.render(wording.page(of: state, isPrivate: privacy.isHidden)) }
}
