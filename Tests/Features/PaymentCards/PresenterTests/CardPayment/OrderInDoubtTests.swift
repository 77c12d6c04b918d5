import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Testing

@MainActor
@Suite("An order of which nobody knows whether it was paid")
struct OrderInDoubtTests {
    @Test("Where the order in doubt turns out to be paid, its receipt is shown, and nothing is paid again")
    func foundOut() async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(.timeout) }
        await scene.choose()
        await scene.agree()
        scene.interactor.answer {
            let earlier = Payment.fixture(amount: 1500, rest: 0, key: "key-1")
            $0.quote = .success(.fixture(PaymentReport.paid.item ?? .fixture(), earlier: earlier))
        }
        scene.presenter.didStepBack()
        await scene.presenter.didHandleEvents()
        #expect(scene.interactor.keys == [nil, "key-1"])
        #expect(scene.slip?.headline == "Paid")
        #expect(scene.interactor.orders.count == 1)
        #expect(scene.updates.last?.card.due?.isPaid == true)
    }

    @Test("What other screens show of an order in doubt, or of an undo, is fetched anew")
    func others() async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(.timeout) }
        await scene.choose()
        await scene.agree()
        #expect(scene.listChanges == 1)
        scene.interactor.answer { $0.payment = .success(.paid) }
        scene.presenter.didAdvance(to: .seconds(5))
        await scene.agree()
        #expect(scene.slip?.headline == "Paid" && scene.listChanges == 1)
        scene.interactor.answer { $0.undo = .failure(.timeout) }
        scene.presenter.didRequestUndo()
        await scene.presenter.didHandleEvents()
        #expect(scene.listChanges == 2)
    }

    @Test("Where the order in doubt turns out to be undone, that is said, and the next order is another")
    func foundUndone() async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(.timeout) }
        await scene.choose()
        await scene.agree()
        let spent = CardsError.spentKey("key-1", payment: PaymentReference("SW-1"))
        scene.interactor.answer { $0.payment = .failure(spent) }
        scene.presenter.didAdvance(to: .seconds(5))
        await scene.agree()
        #expect(scene.form?.selected == .full)
        #expect(
            scene.state?.alert?.message
                == "The payment with the idempotency key “key-1” has been undone.")
        scene.interactor.answer { $0.payment = .success(.paid) }
        scene.presenter.didProceed()
        scene.presenter.didAdvance(to: .seconds(9))
        await scene.agree()
        #expect(scene.interactor.orders.map(\.idempotencyKey) == ["key-1", "key-1", "key-2"])
    }
}
