import Foundation
import JSONFeed
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
@Suite("CardPaymentPresenter")
struct CardPaymentPresenterTests {
    @Test("The screen asks what is due when it comes up, and lets the person choose")
    func quote() async {
        let scene = CardPaymentScene()
        same(scene.state?.body?.step, .waiting("Asking what is due…"))
        same(scene.state?.body?.row?.face.title, "SBI REWARDZ")
        await scene.presenter.settle()
        same(scene.interactor.quotes, [.item(.fixture())])
        same(scene.form?.selected, .full)
        same(scene.form?.items.map(\.value), ["₹1,500.00", "no statement"])
    }

    @Test("A quote that fails is shown, reported, and asked for again on demand")
    func failedQuote() async {
        let scene = CardPaymentScene(for: .pay(.named("7")))
        scene.interactor.answer { $0.quote = .failure(.timeout) }
        await scene.presenter.settle()
        guard case .failed(let alert) = scene.state?.content else {
            Issue.record("\(String(describing: scene.state))")
            return
        }
        same(alert.message, "The server took too long to answer.")
        same(scene.errors, [.timeout])
        scene.interactor.answer { $0.quote = .success(.fixture()) }
        scene.presenter.handle(.refreshRequested)
        await scene.presenter.settle()
        same(scene.interactor.quotes, [.named("7"), .named("7")])
        #expect(scene.form != nil)
    }

    @Test(
        "A payment is shown with its card and amount before it is agreed to, and nothing is paid until then")
    func confirming() async {
        let scene = CardPaymentScene()
        await scene.choose()
        same(scene.slip?.stage, .planned)
        same(scene.slip?.amount, "₹1,500.00")
        same(scene.slip?.amount, "₹1,500.00")
        same(
            scene.slip?.question?.text,
            "Pay ₹1,500.00 on SBI REWARDZ, •••• 8776? Left to pay afterwards: nothing.")
        await scene.presenter.settle()
        #expect(scene.interactor.orders.isEmpty)
        await scene.agree()
        same(scene.interactor.orders.map(\.amount), [1500])
        same(scene.slip?.stage, .paid)
        same(scene.slip?.lines.first { $0.id == "reference" }?.value, "SW-7K3M-9QPD-2X")
        same(scene.updates, [PaymentReport.paid.item])
    }

    @Test(
        "If the outcome of a payment is unknown, trying again is the same order with the same key",
        arguments: [
            .timeout, .server(status: 504), .server(status: 303), .cancelled,
            .unreachable(host: "a", .noAnswer),
            .uselessAnswer(host: "a", .interrupted), .uselessAnswer(host: "a", .broken),
        ] as [CardsError])
    func unknownOutcome(error: CardsError) async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(error) }
        await scene.choose(.other, amount: "500")
        await scene.agree()
        same(scene.errors, [error])
        same(
            scene.state?.alert?.details,
            [
                "The payment may or may not have been made.", "The order’s idempotency key is key-1",
            ])
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(5))))
        await scene.agree()
        scene.presenter.handle(.steppedBack)
        await scene.presenter.settle()
        same(scene.interactor.quotes.last, .card(PaymentCard.fixture().id))
        same(scene.form?.other.text, "500")
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(9))))
        scene.interactor.answer { $0.payment = .success(.paid) }
        await scene.agree()
        same(scene.interactor.orders.map(\.idempotencyKey), ["key-1", "key-1", "key-1"])
        same(scene.slip?.stage, .paid)
        #expect(scene.state?.alert == nil)
    }

    @Test("Enter goes on to whatever comes next")
    func goOn() async {
        let scene = CardPaymentScene(for: .pay(.named("7")))
        scene.interactor.answer { $0.quote = .failure(.timeout) }
        scene.presenter.handle(.wentOn)
        await scene.presenter.settle()
        same(scene.interactor.quotes.count, 1)
        scene.interactor.answer { $0.quote = .success(.fixture()) }
        scene.presenter.handle(.wentOn)
        await scene.presenter.settle()
        same(scene.interactor.quotes.count, 2)
        scene.presenter.handle(.wentOn)
        same(scene.slip?.stage, .planned)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(1))))
        scene.presenter.handle(.wentOn)
        scene.presenter.handle(.wentOn)
        await scene.presenter.settle()
        same(scene.interactor.orders.count, 1)
        #expect(scene.routes.isEmpty)
        scene.presenter.handle(.wentOn)
        same(scene.routes, [.back])
    }

    @Test(
        "A card's title says what it says in the question, whatever it looks like; without one, there are its digits",
        arguments: [("{rest} {amount} {}", " on {rest} {amount} {}, •••• 8776? "), ("", " on •••• 8776? ")])
    func title(_ title: String, asked: String) async {
        let scene = CardPaymentScene()
        let item = CardListing.Item.fixture(.fixture(title: title))
        scene.interactor.answer { $0.quote = .success(.fixture(item)) }
        await scene.choose()
        #expect(scene.slip?.question?.text.contains(asked) == true)
    }

    @Test("Another choice is another order, with its own key, unless the person gave one")
    func keys() async {
        let scene = CardPaymentScene()
        await scene.choose()
        scene.presenter.handle(.steppedBack)
        scene.type("5")
        scene.presenter.handle(.proceeded)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(3))))
        await scene.agree()
        same(scene.interactor.orders.map(\.idempotencyKey), ["key-2"])
        let own = CardPaymentScene(key: "mine")
        await own.choose()
        await own.agree()
        same(own.interactor.orders.map(\.idempotencyKey), ["mine"])
    }

    @Test("A store that fails leaves the payment to be agreed to again, and the entry as it is")
    func storeFault() async {
        let fault = CardsError.store(StoreFault(path: "/tmp/x", problem: .unwritable(reason: "No space")))
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.payment = .failure(fault) }
        await scene.choose(.other, amount: "12.50")
        await scene.agree()
        same(scene.slip?.stage, .planned)
        same(scene.state?.alert?.message, "Nothing can be stored in “/tmp/x”: No space")
        same(scene.state?.alert?.details, [])
        scene.presenter.handle(.steppedBack)
        same(scene.form?.other.text, "12.50")
        #expect(scene.state?.alert == nil)
    }

    @Test("If another payment was made in the meantime, the choice is repeated with the current due")
    func paidMeanwhile() async {
        let rest = Money(amount: 20, currency: Currency(text: "₹"))
        let scene = CardPaymentScene()
        await scene.choose()
        scene.interactor.answer {
            $0.payment = .failure(.paymentRefused(.moreThanDue(rest: rest)))
            $0.quote = .success(
                .fixture(.fixture(.fixture(due: .fixture(amount: 20))), due: .fixture(amount: 20)))
        }
        await scene.agree()
        same(scene.form?.items.first?.value, "₹20.00")
        same(scene.state?.alert?.message, "The amount is more than what is due.")
        same(scene.updates.map(\.card.due?.money.amount), [20])
    }

    @Test("A choice that comes to no order says why, and stays")
    func refusedChoice() async {
        let scene = CardPaymentScene()
        scene.interactor.answer { $0.refusal = .paymentRefused(.noMinimum) }
        await scene.choose(.minimum)
        same(scene.errors, [.paymentRefused(.noMinimum)])
        same(scene.form?.selected, .minimum)
        #expect(scene.state?.alert != nil)
        scene.presenter.handle(.selectionMoved(by: -1))
        same(scene.form?.selected, .full)
        #expect(scene.state?.alert == nil)
    }

    @Test("Cards that could not be read are named")
    func skipped() async {
        let field = UnreadableField(path: "card[3].number", expected: .text, found: .null)
        let scene = CardPaymentScene()
        scene.interactor.answer {
            $0.quote = .success(.fixture(unreadable: [UnreadableCard(index: 3, field: field)]))
        }
        await scene.presenter.settle()
        same(scene.skipped, [["card[3].number: expected text, found null"]])
    }
}
