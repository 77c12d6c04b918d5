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
    private let interactor = ChangeStub(paid: 400)

    private func presenter() async -> CardChangePresenter {
        let presenter = CardChangePresenter(
            for: .pay(.named(["gold"]), TypedPayment()),
            voice: CardVoice(Voice(.english), clock: .fixture("2026-11-20")),
            interactor: interactor, undoer: { _ throws(CardsError) in throw .unsupported }, router: router,
            output: output)
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
        same(state?.body?.notice.advice, "Left afterwards: ₹600.00. Swippy moves no money.")
        same(state?.body?.menu?.selected, 0)
        same(state?.record?.reference, nil)
        presenter.handle(.moved(by: 1))
        presenter.handle(.chose(nil))
        same(state?.isRefreshing, false)
        presenter.handle(.screen(.timeAdvanced(to: .seconds(2))))
        presenter.handle(.chose(nil))
        same(state?.isRefreshing, true)
        presenter.handle(.agreed)
        await presenter.settle()
        same(interactor.count, 1)
        same(state?.body?.notice.headline, "Recorded: ₹400.00 paid to GOLD …4821 on 20 Nov 2026.")
        same(state?.body?.notice.advice, "Left: ₹600.00. Swippy moves no money.")
        same(state?.record?.reference, "SW-card-1")
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
