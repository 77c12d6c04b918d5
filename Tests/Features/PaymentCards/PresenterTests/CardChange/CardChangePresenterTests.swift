import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardChangePresenter")
struct CardChangePresenterTests {
    private let view = ViewSpy<CardChangeViewState>()
    private let router = RouterSpy<BackRoute>()
    private let output = CardReportSpy()
    private let interactor = ChangeStub()

    private func presenter() async -> CardChangePresenter {
        let presenter = CardChangePresenter(
            for: .pay("gold", TypedPayment()),
            voice: CardVoice(Voice(.english), clock: .fixture("2026-11-20")),
            interactor: interactor, router: router, output: output)
        presenter.view = view
        presenter.handle(.screen(.appeared))
        await presenter.settle()
        return presenter
    }

    private var state: CardChangeViewState? { view.states.last }

    @Test("What would be recorded is asked, with the harmless answer first, and yes records it once")
    func asks() async {
        let presenter = await presenter()
        same(state?.body?.notice.headline, "Record that you paid ₹400.00 to GOLD …4821 on 20 Nov 2026?")
        same(state?.body?.menu?.selected, 0)
        same(state?.record?.reference, nil)
        presenter.handle(.moved(by: 1))
        presenter.handle(.chose(nil))
        same(state?.isRefreshing, true)
        presenter.handle(.agreed)
        await presenter.settle()
        same(interactor.count, 1)
        same(state?.body?.notice.headline, "Recorded: ₹400.00 paid to GOLD …4821 on 20 Nov 2026.")
        same(state?.body?.notice.advice, "Left: ₹600.00. Swippy moves no money.")
        same(state?.record?.reference, "SW-A")
        same(state?.body?.menu, nil)
        same(output.listChanges, 1)
        presenter.handle(.agreed)
        await presenter.settle()
        same(interactor.count, 1)
    }

    @Test("No leads back, and records nothing")
    func no() async {
        let presenter = await presenter()
        presenter.handle(.chose(nil))
        same(router.routes, [.back])
        same(interactor.count, 0)
    }

    @Test("What goes wrong stands above the question, which comes back once it was read")
    func failure() async {
        interactor.failure.withLock { $0 = .wallet(.changed) }
        let presenter = await presenter()
        presenter.handle(.agreed)
        await presenter.settle()
        same(state?.alert?.title, "Not recorded")
        same(output.errors, [.wallet(.changed)])
        presenter.handle(.cancelled)
        same(state?.alert, nil)
        same(state?.body?.menu?.items, ["no, leave it as it is", "yes, record it"])
        same(router.routes, [])
    }

    @Test("Amounts can be hidden")
    func hidden() async {
        let presenter = await presenter()
        presenter.handle(.screen(.privacyToggled))
        same(state?.body?.notice.headline.contains("400"), false)
        presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        presenter.handle(.screen(.privacyToggled))
        same(state?.body?.notice.headline.contains("400"), true)
    }
}

/// Plans a payment of 400 on a bill of 1,000.
private final class ChangeStub: CardChangeInteractorInput {
    let failure = Mutex<CardsError?>(nil)
    private let recorded = Mutex(0)

    var count: Int { recorded.withLock(\.self) }

    func plan(_ request: CardChangeRequest) -> CardChangePlan {
        let (day, moment) = (CalendarDate.day("2026-11-20"), Date(timeIntervalSince1970: 0))
        var fields = OwnCardFields(title: "GOLD", lastFours: ["4821"])
        fields.currency = Currency(text: "INR")
        let paid = WalletChange.paid("card-1", RecordedPayment(amount: 400, day: day))
        let all: [WalletChange] = [
            .added("card-1", fields), .billed("card-1", BillEntry(.billed(1000), closing: day)), paid,
        ]
        var cards = OwnCards()
        for (place, change) in all.enumerated() {
            cards.apply(
                RecordedChange(change, reference: PaymentReference("\(place)"), moment: moment, day: day))
        }
        let card = cards.card("card-1", on: day)
        return CardChangePlan(
            changes: [paid], before: card, after: card,
            item: CardListing.Item(card: card?.paymentCard ?? .fixture(), name: "card-1", offers: []))
    }

    func carryOut(
        _ request: CardChangeRequest, as plan: CardChangePlan
    ) async throws(CardsError) -> (RecordedChange, CardChangePlan) {
        if let failure = failure.withLock(\.self) { throw failure }
        recorded.withLock { $0 += 1 }
        let change = RecordedChange(
            plan.changes[0], reference: PaymentReference("SW-A"), moment: Date(timeIntervalSince1970: 0),
            day: .day("2026-11-20"))
        return (change, plan)
    }
}
