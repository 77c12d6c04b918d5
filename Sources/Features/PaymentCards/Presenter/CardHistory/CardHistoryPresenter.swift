package import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds all state of the screen with all payments.
@MainActor
package final class CardHistoryPresenter: ViewOutput {
    private enum Phase {
        case loading, loaded(CardHistory), failed(CardsError)
    }

    private enum Effect { case fetch }

    /// What the state is drawn on; the view owns the presenter, so this is weak.
    package weak var view: (any ViewInput<CardHistoryViewState>)? {
        didSet { render() }
    }

    private let query: CardHistoryQuery
    private let interactor: any CardHistoryInteractorInput
    private let router: any Routing<CardHistoryRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardHistoryWording
    private var phase = Phase.loading
    private var failure: CardsError?
    private var surroundings = ScreenSurroundings()
    /// A fetch that waits need not be requested twice.
    private lazy var effects = EffectRunner<Effect>(overtaking: { _, _ in true }) { [weak self] _ in
        await self?.fetch()
    }

    /// A presenter of the payments according to `query`, with times in `timeZone`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardHistoryQuery, voice: Voice, timeZone: TimeZone,
        interactor: any CardHistoryInteractorInput, router: any Routing<CardHistoryRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        self.query = query
        wording = CardHistoryWording(voice: voice, timeZone: timeZone, query: query)
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    /// Handles what happened on the screen.
    package func handle(_ event: CardHistoryEvent) {
        switch event {
        case .screen(.appeared), .refreshRequested: return effects.request(.fetch)
        case .screen(.timeAdvanced(let time)): guard surroundings.advance(to: time) else { return }
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.attentionChanged(let hasFocus)): surroundings.hasAttention = hasFocus
        case .screen(.privacyToggled):
            surroundings.isPrivate.toggle()
            output?.report(.privacySet(surroundings.isPrivate))
        case .copyRequested:
            guard case .loaded(let history) = phase, let reference = history.newestReference else { return }
            output?.report(.copied(reference.text))
            surroundings.say(.copiedReference(reference))
        }
        render()
    }

    /// Finds the payments, if that was requested.
    package func settle() async { await effects.settle() }

    private func render() {
        let state =
            switch phase {
            case .loading: wording.loading
            case .failed(let error): wording.failed(error)
            case .loaded(let history):
                wording.viewState(of: history, failure: failure, surroundings: surroundings)
            }
        view?.render(state)
    }

    private func fetch() async {
        failure = nil
        if case .failed = phase { phase = .loading }
        render()
        do throws(CardsError) {
            let history = try await interactor.history(query)
            phase = .loaded(history)
            if !history.unreadable.isEmpty {
                output?.report(.skipped(history.unreadable.map(wording.errors.text(for:))))
            }
            if let kept = history.kept { output?.report(.shown(kept.state(in: wording.language))) }
        } catch .cancelled {
            // The person left; the screen still shows what is known.
        } catch {
            if case .loaded = phase { failure = error } else { phase = .failed(error) }
            output?.report(.failed(error, wording.errors.alert(for: error)))
        }
        render()
    }
}

extension CardHistory {
    /// The reference of the newest payment that has one.
    fileprivate var newestReference: PaymentReference? {
        for case .payment(let payment) in entries.map(\.event) { return payment.id }
        return nil
    }
}
