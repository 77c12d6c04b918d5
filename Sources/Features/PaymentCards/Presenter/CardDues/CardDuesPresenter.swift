package import Foundation
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds all state of the screen with everything that is due.
@MainActor
package final class CardDuesPresenter: ViewOutput {
    private enum Phase {
        case loading, loaded(CardDues, Date), failed(CardsError)
    }

    private enum Effect { case fetch }

    /// What the state is drawn on; the view owns the presenter, so this is weak.
    package weak var view: (any ViewInput<CardDuesViewState>)? {
        didSet { render() }
    }

    private let query: CardDuesQuery
    private let now: @Sendable () -> Date
    private let interactor: any CardDuesInteractorInput
    private let router: any Routing<CardDuesRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardDuesWording
    private var phase = Phase.loading
    private var failure: CardsError?
    private var isPrivate = false
    private var hasAttention = true
    /// A fetch that waits need not be requested twice.
    private lazy var effects = EffectRunner<Effect>(overtaking: { _, _ in true }) { [weak self] _ in
        await self?.fetch()
    }

    /// A presenter of what is due according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardDuesQuery, voice: Voice, now: @escaping @Sendable () -> Date,
        interactor: any CardDuesInteractorInput, router: any Routing<CardDuesRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        self.query = query
        self.now = now
        wording = CardDuesWording(voice: voice, within: query.days)
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    /// Handles what happened on the screen.
    package func handle(_ event: CardDuesEvent) {
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

    /// Finds out what is due, if that was requested.
    package func settle() async { await effects.settle() }

    private func render() {
        let isHidden = isPrivate || !hasAttention
        let state =
            switch phase {
            case .loading: wording.loading
            case .failed(let error): wording.failed(error)
            case .loaded(let dues, let date):
                wording.viewState(of: dues, at: date, failure: failure, isPrivate: isHidden)
            }
        view?.render(state)
    }

    private func fetch() async {
        failure = nil
        if case .failed = phase { phase = .loading }
        render()
        do throws(CardsError) {
            let dues = try await interactor.dues(query)
            phase = .loaded(dues, now())
            if !dues.unreadable.isEmpty {
                output?.report(.skipped(dues.unreadable.map(wording.errors.text(for:))))
            }
            let oddities = CardOddityWording(dues.items, language: wording.language).lines
            if !oddities.isEmpty { output?.report(.accepted(oddities)) }
            if let kept = dues.kept { output?.report(.shown(kept.state(in: wording.language))) }
        } catch .cancelled {
            // The person left; the screen still shows what is known.
        } catch {
            if case .loaded = phase { failure = error } else { phase = .failed(error) }
            output?.report(.failed(error, wording.errors.alert(for: error)))
        }
        render()
    }
}
