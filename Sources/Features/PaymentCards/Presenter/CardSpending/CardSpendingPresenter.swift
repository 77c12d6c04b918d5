package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds all state of the screen with what was spent.
@MainActor
package final class CardSpendingPresenter: ViewOutput {
    private enum Phase {
        case loading, loaded(CardSpending), failed(CardsError)
    }

    private enum Effect { case fetch }

    /// What the state is drawn on; the view owns the presenter, so this is weak.
    package weak var view: (any ViewInput<CardSpendingViewState>)? {
        didSet { render() }
    }

    private let query: CardSpendingQuery
    private let interactor: any CardSpendingInteractorInput
    private let router: any Routing<CardSpendingRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardSpendingWording
    private var phase = Phase.loading
    private var failure: CardsError?
    private var isPrivate = false
    private var hasAttention = true
    /// A fetch that waits need not be requested twice.
    private lazy var effects = EffectRunner<Effect>(overtaking: { _, _ in true }) { [weak self] _ in
        await self?.fetch()
    }

    /// A presenter of what was spent according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardSpendingQuery, voice: Voice, interactor: any CardSpendingInteractorInput,
        router: any Routing<CardSpendingRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        self.query = query
        wording = CardSpendingWording(voice: voice, query: query)
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    /// Handles what happened on the screen.
    package func handle(_ event: CardSpendingEvent) {
        switch event {
        case .screen(.appeared), .refreshRequested: return effects.request(.fetch)
        case .screen(.timeAdvanced): return
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.attentionChanged(let hasFocus)): hasAttention = hasFocus
        case .screen(.privacyToggled):
            isPrivate.toggle()
            output?.report(.privacySet(isPrivate))
        }
        render()
    }

    /// Sums up what was spent, if that was requested.
    package func settle() async { await effects.settle() }

    private func render() {
        let isHidden = isPrivate || !hasAttention
        let state =
            switch phase {
            case .loading: wording.loading
            case .failed(let error): wording.failed(error)
            case .loaded(let spending):
                wording.viewState(of: spending, failure: failure, isPrivate: isHidden)
            }
        view?.render(state)
    }

    private func fetch() async {
        failure = nil
        if case .failed = phase { phase = .loading }
        render()
        do throws(CardsError) {
            let spending = try await interactor.spending(query)
            phase = .loaded(spending)
            if !spending.unreadable.isEmpty {
                output?.report(.skipped(spending.unreadable.map(wording.errors.text(for:))))
            }
            if let kept = spending.kept { output?.report(.shown(kept.state(in: wording.language))) }
        } catch .cancelled {
            // The person left; the screen still shows what is known.
        } catch {
            if case .loaded = phase { failure = error } else { phase = .failed(error) }
            output?.report(.failed(error, wording.errors.alert(for: error)))
        }
        render()
    }
}
