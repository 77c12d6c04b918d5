import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
package import ScreenContract
import ScreenPresenter
import Values

/// Holds all state of the screen with all payments, which lead to their cards.
package final class CardHistoryPresenter: CardPagePresenter<CardHistoryWording> {
    private let router: any Routing<CardRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let clock: DayClock

    /// A presenter of the payments according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardHistoryQuery, voice: CardVoice, interactor: any CardHistoryInteractorInput,
        router: any Routing<CardRoute>, output: (any Reporting<CardReport>)?
    ) {
        (self.router, self.output, clock) = (router, output, voice.clock)
        super.init(
            CardHistoryWording(voice: voice, query: query), router: CardExit(router), output: output,
            reading: { show async throws(CardsError) in try await interactor.everyPayment(query, show) })
    }

    package override func handle(_ event: AnswerEvent) {
        switch event {
        case .opened(let line): open(line)
        case .undoRequested:
            // The time for it may be over since: a new answer no longer offers it.
            guard let payment = answer?.undoable(at: clock.moment) else { return handle(.refreshRequested) }
            router.navigate(to: .undoing(payment.id, isPrivate: privacy.isOn))
        case .screen, .refreshRequested: super.handle(event)
        }
    }

    /// Shows the card of a payment, which can be taken back there as long as it can be at all.
    private func open(_ line: Int) {
        guard let answer, answer.entries.indices.contains(line) else { return }
        let entry = answer.entries[line]
        guard let item = entry.holder.item else { return }
        let deed = entry.undoablePayment(at: clock.moment).map { CardDeed.paid($0, title: item.card.title) }
        router.navigate(to: .details(item, isPrivate: privacy.isOn, deed: deed))
    }
}

extension CardHistoryPresenter: Reporting {
    /// Passes on what a screen reports that this one has led to. Whatever changed a card, or found it changed, may have changed its
    /// payments.
    package func report(_ report: CardReport) {
        if case .noted(.privacySet(let isPrivate)) = report, isPrivate != privacy.isOn {
            return handle(.screen(.privacyToggled))
        }
        switch report {
        case .outcome, .failed: handle(.refreshRequested)
        case .noted: break
        }
        output?.report(report)
    }
}

/// The way back of a screen that leads to others, too.
@MainActor
private final class CardExit: Routing {
    private let router: any Routing<CardRoute>

    init(_ router: any Routing<CardRoute>) { self.router = router }

    func navigate(to route: BackRoute) {
        switch route {
        case .back: router.navigate(to: .back)
        case .places: router.navigate(to: .places)
        }
    }
}

extension CardHistory {
    /// The newest payment that can be taken back at `moment`; `nil` if none can be.
    func undoable(at moment: Date) -> Payment? {
        entries.lazy.compactMap { $0.undoablePayment(at: moment) }.first
    }
}

extension CardHistory.Entry {
    /// The payment, if it can be taken back at `moment` and was just made: an older one takes a question, which the command asks.
    fileprivate func undoablePayment(at moment: Date) -> Payment? {
        guard case .payment(let payment) = event, payment.isUndoable(at: moment), payment.isRecent(at: moment)
        else { return nil }
        return payment
    }
}
