import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("An order with an unknown outcome")
struct OrderInDoubtTests {
    private nonisolated static let paid = Payment.fixture("SW-9", amount: 500, date: .moment, key: "k")

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
        scene.presenter.handle(.steppedBack)
        await scene.presenter.settle()
        same(scene.interactor.keys, [nil, "key-1"])
        same(scene.slip?.headline, "Paid")
        same(scene.interactor.orders.count, 1)
        #expect(scene.updates.last?.card.due?.isPaid == true)
    }

    @Test(
        "Where an equal order was paid, or a payment is not shown yet, that is said first; going on once it was read leads to another payment",
        arguments: [
            (CardsError.paidAlready([paid]), "This is paid already"),
            (.unshownPayment(paid), "What is due doesn’t show a payment yet"),
        ])
    func paidBefore(error: CardsError, words: String) async {
        let scene = CardPaymentScene()
        let paid = Self.paid
        scene.interactor.answer { $0.refusal = error }
        await scene.presenter.settle()
        scene.presenter.handle(.edited(.inserted(TypedText("500"))))
        scene.presenter.handle(.wentOn)
        same(scene.errors, [error])
        same(scene.state?.alert?.message, "\(words): ₹500.00, SW-9, 20 Nov 2026, 12:00.")
        #expect(scene.form != nil)
        scene.interactor.answer { $0.refusal = nil }
        // A second click comes too early to have been read.
        scene.presenter.handle(.wentOn)
        await scene.presenter.settle()
        #expect(scene.form != nil && scene.interactor.told == [])
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(3))))
        scene.presenter.handle(.wentOn)
        await scene.presenter.settle()
        same(scene.interactor.told, [paid.id])
        same(scene.interactor.quotes.last, .card(PaymentCard.fixture().id))
        #expect(scene.slip?.question?.text.contains("once more?") == true)
        #expect(scene.slip?.notes.first?.hasPrefix("The same amount was paid before") == true)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        await scene.agree()
        same(scene.interactor.orders.map(\.amount), [500])
    }

    @Test("Where all was paid by an earlier order, that is said first, and then that nothing is due")
    func allPaidBefore() async {
        let scene = CardPaymentScene(for: .pay(.named("7")))
        let paid = Payment.fixture("SW-9", amount: 1500, rest: 0, key: "k", undone: .moment)
        scene.interactor.answer { $0.quote = .failure(.paidAlready([paid])) }
        await scene.presenter.settle()
        guard case .failed(let alert) = scene.state?.content else { return #expect(Bool(false)) }
        #expect(alert.message.hasSuffix("SW-9, 20 Nov 2026, 12:00, undone at 12:00."))
        scene.interactor.answer { $0.quote = .failure(.paymentRefused(.nothingDue)) }
        scene.presenter.handle(.wentOn)
        await scene.presenter.settle()
        same(scene.interactor.told, [paid.id])
        same(scene.errors.last, .paymentRefused(.nothingDue))
    }

    @Test("Where another program has paid as much meanwhile, that is said first, and nothing is paid unseen")
    func paidMeanwhile() async {
        let scene = CardPaymentScene()
        let paid = Self.paid
        scene.interactor.answer { $0.payment = .failure(.paidAlready([paid])) }
        await scene.choose()
        await scene.agree()
        same(scene.errors, [.paidAlready([paid])])
        #expect(scene.form != nil && scene.state?.alert?.message.hasPrefix("This is paid already") == true)
        scene.interactor.answer { $0.payment = .success(.paid) }
        scene.presenter.handle(.understood)
        await scene.presenter.settle()
        same(scene.interactor.told, [paid.id])
        same(scene.interactor.orders.count, 1)
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(9))))
        await scene.agree()
        #expect(scene.interactor.orders.count == 2 && scene.slip?.headline == "Paid")
    }

    @Test("An amount that is hidden is not in what is wrong with it, either", arguments: [false, true])
    func hiddenAmount(isPrivate: Bool) async {
        let scene = CardPaymentScene(isPrivate: isPrivate)
        await scene.presenter.settle()
        scene.type("1.500")
        same(
            scene.form?.other.problem?.message,
            isPrivate
                ? "The amount can be read in two ways." : "“1.500” can mean 1500 or 1.5.")
    }

    @Test("What an order with the person's key was to pay is chosen, whether it is in doubt or was made")
    func chosenByKey() async {
        let scene = CardPaymentScene(key: "k")
        scene.interactor.answer {
            $0.quote = .success(.fixture(earlier: .fixture(amount: 500, rest: 1000, key: "k")))
        }
        await scene.presenter.settle()
        #expect(scene.form?.selected == .other && scene.form?.other.text == "500")
    }

    @Test("What other screens show of an order in doubt, or of an undo, is fetched anew")
    func others() async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(.timeout) }
        await scene.choose()
        await scene.agree()
        same(scene.listChanges, 1)
        scene.interactor.answer { $0.payment = .success(.paid) }
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        await scene.agree()
        #expect(scene.slip?.headline == "Paid" && scene.listChanges == 1)
        scene.interactor.answer { $0.undo = .failure(.timeout) }
        scene.presenter.handle(.undoRequested)
        await scene.presenter.settle()
        same(scene.listChanges, 2)
    }

    @Test("Where the order in doubt turns out to be undone, that is said, and the next order is another")
    func foundUndone() async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(.timeout) }
        await scene.choose()
        await scene.agree()
        let spent = CardsError.spentKey("key-1", payment: PaymentReference("SW-1"))
        scene.interactor.answer { $0.payment = .failure(spent) }
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        await scene.agree()
        same(scene.form?.selected, .full)
        same(scene.state?.alert?.message, "The payment with the idempotency key “key-1” has been undone.")
        scene.interactor.answer { $0.payment = .success(.paid) }
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(9))))
        await scene.agree()
        same(scene.interactor.orders.map(\.idempotencyKey), ["key-1", "key-1", "key-2"])
    }

    @Test("Where it turns out to be paid after another was agreed to, that one is not paid unseen")
    func foundOutLate() async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(.timeout) }
        await scene.choose(.other, amount: "500")
        await scene.agree()
        scene.interactor.answer {
            $0.quote = .success(.fixture(earlier: .fixture(amount: 500, rest: 1000, key: "key-1")))
            $0.payment = .success(.paid)
        }
        scene.presenter.handle(.steppedBack)
        scene.presenter.handle(.selected(.full))
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        await scene.agree()
        same(scene.interactor.orders.map(\.amount), [500])
        same(scene.slip?.headline, "Paid")
        same(scene.slip?.amount, "₹500.00")
    }
}
