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
@Suite("Copying from a screen")
struct CopyingTests {
    private let output = CardReportSpy()

    private func statement(_ item: CardListing.Item, isPrivate: Bool = false) -> (
        CardStatementPresenter, ViewSpy<CardStatementViewState>
    ) {
        let view = ViewSpy<CardStatementViewState>()
        let presenter = CardStatementPresenter(
            item: item, isPrivate: isPrivate, voice: CardVoice(Voice(.english)),
            interactor: CardStatementInteractorStub([.success(.fixture())]),
            undoer: CardUndoStub().carryOut, router: RouterSpy<CardRoute>(), output: output)
        presenter.view = view
        return (presenter, view)
    }

    @Test("The list copies the last four digits of the card that has the focus, and says so for a moment")
    func list() async {
        let scene = await CardListScene.live(.fixture(count: 3), reducesMotion: true)
        scene.presenter.handle(.copyRequested)
        same(scene.output.copies, ["1001"])
        same(scene.controls?.notice, "Copied 1001")
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(1))))
        same(scene.controls?.nextChange, .seconds(3))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(3))))
        #expect(scene.controls?.notice == nil)
    }

    @Test("Digits that are hidden are copied, and not shown")
    func hidden() async {
        let scene = await CardListScene.live(.fixture(count: 3), reducesMotion: true)
        scene.presenter.handle(.copyRequested)
        scene.presenter.handle(.screen(.privacyToggled))
        same(scene.controls?.notice, "Copied the last four digits")
        let (presenter, view) = statement(.fixture(), isPrivate: true)
        presenter.handle(.copyRequested)
        same(output.copies, ["8776"])
        same(view.states.last?.remark?.text, "Copied the last four digits")
    }

    @Test("Details, and a statement, copy the last four digits of their card")
    func card() async {
        let details = CardDetailsScene()
        details.presenter.handle(.copyRequested)
        same(details.output.copies, ["8776"])
        same(details.view.states.last?.remark, RemarkState("Copied 8776", isNews: true))
        let (presenter, view) = statement(.fixture())
        presenter.handle(.copyRequested)
        same(output.copies, ["8776"])
        presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        same(view.states.last?.nextChange, .seconds(7))
        presenter.handle(.screen(.timeAdvanced(to: .seconds(7))))
        #expect(view.states.last?.remark == nil && view.states.last?.nextChange == nil)
    }

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

    @Test("What is hidden says so on every screen, and why")
    func hiddenRemark() async {
        let (presenter, view) = statement(.fixture())
        presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        same(view.states.last?.remark?.text, "amounts and digits hidden while you look away")
        let details = CardDetailsScene()
        details.presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        same(details.view.states.last?.remark?.text, "amounts and digits hidden while you look away")
        details.presenter.handle(.screen(.attentionChanged(hasFocus: true)))
        #expect(details.view.states.last?.remark == nil)
        let payment = CardPaymentScene()
        payment.presenter.handle(.screen(.privacyToggled))
        same(payment.state?.remark, RemarkState("amounts and digits hidden", event: nil, isNews: false))
    }
}
