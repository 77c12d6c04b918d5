import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Testing

@MainActor
@Suite("Agreeing to a payment")
struct PaymentAgreementTests {
    @Test("A key that is held down does not agree: what is to be paid has to be there long enough to be read")
    func heldKey() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.presenter.handle(.proceeded)
        #expect(scene.state?.hints.map(\.meaning) == ["hide or show", "back"])
        for tick in 1...60 {
            scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(tick * 33))))
            scene.presenter.handle(.confirmed)
        }
        await scene.presenter.settle()
        #expect(scene.interactor.orders.isEmpty)
        #expect(scene.state?.remark?.text == "Read it first, then press {} again")
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(60 * 33))))
        #expect(scene.state?.nextChange == .milliseconds(60 * 33 + 750))
        scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(60 * 33 + 750))))
        #expect(scene.state?.hints.map(\.meaning) == ["hide or show", "pay", "back"])
        await scene.agree()
        #expect(scene.interactor.orders.count == 1)
    }

    @Test("While it is being paid, another yes is not heard, and nobody leaves")
    func once() async {
        let scene = CardPaymentScene(PaymentInteractorStub(isHeld: true))
        await scene.choose()
        scene.presenter.handle(.confirmed)
        scene.presenter.handle(.confirmed)
        let paying = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        #expect(scene.slip?.headline == "Paying…")
        #expect(scene.slip?.buttons.allSatisfy { !$0.isEnabled } == true)
        scene.presenter.handle(.confirmed)
        scene.presenter.handle(.steppedBack)
        scene.presenter.handle(.refreshRequested)
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.closed))
        scene.interactor.release()
        await paying.value
        await scene.presenter.settle()
        #expect(scene.interactor.orders.count == 1)
        #expect(scene.routes.isEmpty)
        #expect(scene.slip?.stage == .paid)
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
        #expect(go() == 0)
        scene.presenter.handle(.steppedBack)
        #expect(go() == 1)
        await scene.choose()
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(3))))
        scene.presenter.handle(.confirmed)
        #expect(go() == 0)
        let paying = Task { await scene.presenter.settle() }
        await scene.interactor.untilAsked()
        #expect(go() == 0)
        scene.interactor.release()
        await paying.value
        #expect(go() == 1)
        #expect(scene.routes == [.places, .places])
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
        #expect(scene.interactor.quotes.count == 2)
        #expect(scene.interactor.orders.isEmpty)
        #expect(scene.errors == [.paymentRefused(.nothingDue)])
        scene.presenter.handle(.steppedBack)
        #expect(scene.routes == [.back])
    }
}
