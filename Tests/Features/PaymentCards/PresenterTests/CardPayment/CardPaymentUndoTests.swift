import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TestSupport
import Testing
import Values

@MainActor
@Suite("Taking a payment back")
struct CardPaymentUndoTests {
    @Test("It can be taken back for five minutes, which count down second by second")
    func countdown() async {
        let scene = CardPaymentScene()
        await scene.choose()
        await scene.agree()
        same(undo(in: scene), "Undo 5:00")
        same(scene.state?.nextChange, .seconds(2))
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(2))))
        same(undo(in: scene), "Undo 4:59")
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(292))))
        same(undo(in: scene), "Undo 0:09")
        same(scene.state?.record?.undoableUntil, .moment + 300)
        same(scene.slip?.notes, ["It can be undone until 12:05:00:", "demo undo SW-7K3M-9QPD-2X"])
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(301))))
        #expect(undo(in: scene) == nil)
        same(scene.slip?.notes, [])
        #expect(scene.state?.record?.undoableUntil == nil)
        #expect(scene.state?.nextChange == nil)
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        #expect(scene.interactor.undone.isEmpty)
    }

    @Test("The screen is drawn again when a second has gone by, and not more often")
    func quiet() async {
        let scene = CardPaymentScene()
        await scene.choose()
        await scene.agree()
        let count = scene.states.count
        for time in 1_001...1_999 { scene.presenter.handle(.screen(.timeAdvanced(to: .milliseconds(time)))) }
        same(scene.states.count, count)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(2))))
        same(scene.states.count, count + 1)
    }

    @Test("Undone, it says so, the due is due again, and the screen's owner hears of it")
    func undone() async {
        let scene = CardPaymentScene()
        await scene.choose()
        await scene.agree()
        scene.presenter.handle(.undoRequested)
        scene.presenter.handle(.undoRequested)
        same(scene.slip?.headline, "Undoing…")
        scene.presenter.handle(.steppedBack)
        await scene.presenter.settle()
        same(scene.interactor.undone, [PaymentReference("SW-7K3M-9QPD-2X")])
        same(scene.slip?.stage, .undone)
        same(scene.slip?.lines.first { $0.id == "rest" }?.value, "₹1,500.00")
        #expect(undo(in: scene) == nil)
        same(scene.updates.map(\.card.due?.isPaid), [true, false])
        #expect(scene.routes.isEmpty)
        scene.presenter.handle(.steppedBack)
        same(scene.routes, [.back])
    }

    @Test("What can't be taken back any more says so, and keeps its receipt")
    func tooLate() async {
        let scene = CardPaymentScene()
        await scene.choose()
        await scene.agree()
        let reference = PaymentReference("SW-7K3M-9QPD-2X")
        scene.interactor.answer { $0.undo = .failure(.undoRefused(reference, .tooLate)) }
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        same(scene.slip?.stage, .paid)
        same(scene.state?.alert?.message, "The payment SW-7K3M-9QPD-2X can’t be undone any more.")
        #expect(undo(in: scene) == nil)
        same(scene.errors, [.undoRefused(reference, .tooLate)])
    }

    @Test("A payment undone elsewhere is shown as it is, and so is its card")
    func alreadyUndone() async {
        let scene = CardPaymentScene()
        await scene.choose()
        await scene.agree()
        let problem = CardsError.undoRefused(PaymentReference("SW-7K3M-9QPD-2X"), .alreadyUndone)
        scene.interactor.answer {
            $0.undo = .failure(problem)
            $0.newest = .success(.undone)
        }
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        same(scene.slip?.stage, .undone)
        same(scene.state?.alert?.message, "The payment SW-7K3M-9QPD-2X has already been undone.")
        #expect(scene.updates.last?.card.due?.isPaid == false)
        same(scene.errors, [problem])
    }

    @Test("If the outcome of an undo is unknown, that is said, and it can be tried again")
    func unknownOutcome() async {
        let scene = CardPaymentScene()
        await scene.choose()
        await scene.agree()
        scene.interactor.answer { $0.undo = .failure(.timeout) }
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        same(scene.state?.alert?.details, ["The payment SW-7K3M-9QPD-2X may or may not have been undone."])
        scene.interactor.answer { $0.undo = .success(.undone) }
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        same(scene.slip?.stage, .undone)
        #expect(scene.state?.alert == nil)
    }

    @Test("A payment can be taken back by its reference alone, though its card is gone")
    func byReference() async {
        let reference = PaymentReference("SW-7K3M-9QPD-2X")
        let scene = CardPaymentScene(for: .undo(reference))
        scene.interactor.answer {
            $0.undo = .success(PaymentReport(payment: .fixture(undone: .moment), item: nil))
        }
        await scene.presenter.settle()
        same(scene.interactor.undone, [reference])
        same(scene.slip?.stage, .undone)
        #expect(scene.state?.body?.row == nil)
        same(scene.slip?.lines.first?.value, "48822393341")
        #expect(scene.state?.record?.left == nil)
        same(scene.listChanges, 1)
    }

    @Test("An unknown reference is reported as unknown")
    func unknown() async {
        let reference = PaymentReference("SW-2222-2222-22")
        let scene = CardPaymentScene(for: .undo(reference))
        scene.interactor.answer { $0.undo = .failure(.unknownPayment(reference)) }
        await scene.presenter.settle()
        same(scene.errors, [.unknownPayment(reference)])
        #expect(scene.slip == nil)
    }

    @Test("The time that is left counts from the payment, not from when its receipt came")
    func repeated() async {
        let scene = CardPaymentScene(key: "k")
        scene.interactor.answer {
            let payment = Payment.fixture(amount: 1500, rest: 0, date: .moment - 250, key: "k")
            $0.quote = .success(.fixture(earlier: payment))
            $0.payment = .success(PaymentReport(payment: payment, isRepeat: true, item: .fixture()))
        }
        await scene.choose()
        #expect(scene.slip?.question == nil)
        same(scene.slip?.headline, "Already paid with this key")
        await scene.agree()
        same(scene.slip?.headline, "Already paid with this key")
        same(undo(in: scene), "Undo 0:50")
        same(scene.state?.record?.status, .repeated)
    }

    private func undo(in scene: CardPaymentScene) -> String? {
        scene.slip?.buttons.first { $0.event == .pressed(.undo) }?.label
    }
}
