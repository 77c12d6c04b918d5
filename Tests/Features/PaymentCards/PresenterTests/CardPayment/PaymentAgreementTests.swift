import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Agreeing to a payment")
struct PaymentAgreementTests {
    @Test("A key that is held down does not agree: what is to be paid has to be there long enough to be read")
    func heldKey() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.presenter.handle(.proceeded)
        same(scene.state?.hints.map(\.meaning), ["hide or show", "other button", "back"])
        for tick in 1...60 {
            scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(tick * 33))))
            scene.presenter.handle(.confirmed)
        }
        await scene.presenter.settle()
        #expect(scene.interactor.orders.isEmpty)
        same(scene.state?.remark?.text, "Read it first, then press {} again")
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(60 * 33))))
        same(scene.state?.nextChange, .milliseconds(60 * 33 + 550))
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(60 * 33 + 550))))
        same(scene.state?.hints.map(\.meaning), ["hide or show", "other button", "pay", "back"])
        await scene.agree()
        same(scene.interactor.orders.count, 1)
    }

    @Test("A key that repeats only twice a second does not agree either")
    func slowKey() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.presenter.handle(.proceeded)
        for tick in 1...20 {
            scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(tick * 500))))
            scene.presenter.handle(.wentOn)
        }
        await scene.presenter.settle()
        #expect(scene.interactor.orders.isEmpty)
    }

    @Test("Who presses too early is told so, and waits no longer than who doesn't")
    func earlyKey() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(200))))
        scene.presenter.handle(.wentOn)
        same(scene.state?.remark?.text, "Read it first, then press {} again")
        #expect(scene.interactor.orders.isEmpty)
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(750))))
        scene.presenter.handle(.wentOn)
        await scene.presenter.settle()
        same(scene.interactor.orders.count, 1)
    }

    @Test("In a window that may hide the amount, nothing is paid, and it is said why")
    func unseen() async {
        let scene = CardPaymentScene()
        await scene.choose()
        scene.presenter.handle(.agreedUnseen)
        await scene.presenter.settle()
        #expect(scene.interactor.orders.isEmpty)
        same(scene.state?.remark?.text, "Not paid: enlarge the window to see the amount")
        #expect(scene.state?.remark?.isNews == true)
    }

    @Test("While it is being paid, another yes is not heard, and nobody leaves")
    func once() async {
        let scene = CardPaymentScene(PaymentInteractorStub(isHeld: true))
        await scene.choose()
        scene.presenter.handle(.confirmed)
        scene.presenter.handle(.confirmed)
        let paying = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        same(scene.slip?.headline, "Paying…")
        #expect(scene.slip?.buttons.allSatisfy { !$0.isEnabled } == true)
        for event in [
            .confirmed, .wentOn, .pressed(.pay), .pressed(.back), .selectionMoved(by: 1), .wentOn,
            .undoRequested, .steppedBack, .refreshRequested,
        ] as [CardPaymentEvent] {
            scene.presenter.handle(event)
        }
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.closed))
        scene.interactor.release()
        await paying.value
        await scene.presenter.settle()
        same(scene.interactor.orders.count, 1)
        #expect(scene.routes.isEmpty)
        same(scene.slip?.stage, .paid)
    }

    @Test(
        "After a failure, Enter asks again and sends nothing; what fails again is shown again",
        arguments: [CardsError.timeout, .offline])
    func failed(error: CardsError) async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(error) }
        await scene.choose()
        func goOn(at seconds: Int) async {
            scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(seconds))))
            scene.presenter.handle(.wentOn)
            await scene.presenter.settle()
        }
        for (round, seconds) in [2, 8].enumerated() {
            await goOn(at: seconds)
            #expect(scene.interactor.orders.count == round + 1 && scene.errors.count == round + 1)
            same(scene.state?.alert?.title == "Unknown outcome", error == .timeout)
            same(scene.slip?.notes.last, "Nothing is sent again before you have been asked.")
            same(scene.slip?.buttons.map(\.label), ["Try again", "Back"])
            // An Enter that was meant for the payment is too early.
            scene.presenter.handle(.wentOn)
            #expect(scene.state?.alert != nil)
            await goOn(at: seconds + 2)
            #expect(scene.state?.alert == nil && scene.interactor.orders.count == round + 1)
            same(scene.slip?.buttons.map(\.label), ["Pay ₹1,500.00", "Back"])
            same(scene.slip?.notes.last?.contains("Paying sends the same one again"), error == .timeout)
        }
        let key = scene.interactor.orders[0].idempotencyKey
        same(Set(scene.doubts), error == .timeout ? [key] : [])
        scene.interactor.answer {
            let payment = Payment.fixture(amount: 1500, rest: 0, key: key)
            $0.payment = .success(PaymentReport(payment: payment, item: .fixture()))
        }
        await goOn(at: 12)
        #expect(scene.slip?.stage == .paid && Set(scene.interactor.orders.map(\.idempotencyKey)).count == 1)
        same(scene.doubts, [])
    }

    @Test("The button that is lit is what Enter does, on the question and on the receipt")
    func buttons() async {
        let scene = CardPaymentScene()
        func lit() -> [String]? { scene.slip?.buttons.filter(\.isMain).map(\.label) }
        await scene.choose()
        same(lit(), ["Pay ₹1,500.00"])
        scene.presenter.handle(.selectionMoved(by: 1))
        #expect(lit() == ["Back"] && scene.state?.hints.map(\.meaning).contains("pay") == false)
        scene.presenter.handle(.selectionMoved(by: 2))
        scene.presenter.handle(.wentOn)
        #expect(scene.form != nil && scene.interactor.orders.isEmpty)
        await scene.choose()
        same(lit(), ["Pay ₹1,500.00"])
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        scene.presenter.handle(.pressed(.pay))
        await scene.presenter.settle()
        same(lit(), ["Done"])
        scene.presenter.handle(.selectionMoved(by: -1))
        same(lit(), ["Undo 5:00"])
        same(scene.state?.hints.map(\.meaning).suffix(2), ["undo", "done"])
        for label in ["Done", "Undo 5:00"] {
            scene.presenter.handle(.selectionMoved(by: 1))
            same(lit(), [label])
        }
        scene.presenter.handle(.selectionMoved(by: .min))
        scene.presenter.handle(.wentOn)
        await scene.presenter.settle()
        #expect(scene.slip?.stage == .undone && lit() == ["Done"])
        scene.presenter.handle(.wentOn)
        same(scene.routes, [.back])
    }

    @Test("A payment can wait while the person goes elsewhere, but not one to be agreed to, or under way")
    func places() async {
        let scene = CardPaymentScene(PaymentInteractorStub(isHeld: true))
        func go() -> Int {
            let count = scene.routes.count
            scene.presenter.handle(.screen(.placesRequested))
            return scene.routes.count - count
        }
        await scene.choose()
        same(go(), 0)
        scene.presenter.handle(.steppedBack)
        same(go(), 1)
        await scene.choose()
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(3))))
        scene.presenter.handle(.confirmed)
        same(go(), 0)
        let paying = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        same(go(), 0)
        scene.interactor.release()
        await paying.value
        same(go(), 1)
        same(scene.routes, [.places, .places])
    }

    @Test("What was agreed to is not paid where an answer that was asked for before leads elsewhere")
    func overtaken() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.interactor.answer { $0.quote = .failure(.paymentRefused(.nothingDue)) }
        scene.presenter.handle(.refreshRequested)
        scene.presenter.handle(.refreshRequested)
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(1))))
        await scene.agree()
        same(scene.interactor.quotes.count, 2)
        #expect(scene.interactor.orders.isEmpty)
        same(scene.errors, [.paymentRefused(.nothingDue)])
        scene.presenter.handle(.steppedBack)
        same(scene.routes, [.back])
    }

    @Test("What a server has paid counts as told once the receipt is printed and left")
    func told() async {
        let scene = CardPaymentScene()
        await scene.choose()
        await scene.agree()
        same(scene.interactor.acknowledged, [])
        await scene.presenter.send(.screen(.closed))
        same(scene.interactor.acknowledged, [Payment.fixture().id])
    }
}
