import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsTestSupport

@MainActor
@Suite("Copying from a payment, and agreeing too early")
struct CopyingTests {
    @Test("A payment copies the last four digits, and its reference once there is a receipt")
    func payment() async {
        let scene = CardPaymentScene()
        await scene.choose()
        scene.presenter.handle(.copyRequested)
        await scene.agree()
        scene.presenter.handle(.copyRequested)
        same(scene.copies, ["8776", "SW-7K3M-9QPD-2X"])
        same(scene.state?.remark?.text, "Copied SW-7K3M-9QPD-2X")
    }

    @Test("A payment that is agreed to too early says so, with the key to press again")
    func tooEarly() async {
        let scene = CardPaymentScene()
        await scene.presenter.settle()
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.confirmed)
        same(
            scene.state?.remark,
            RemarkState("Read it first, then press {} again", event: .wentOn, isNews: true))
        await scene.presenter.settle()
        #expect(scene.interactor.orders.isEmpty)
    }
}
