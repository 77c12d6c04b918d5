import PaymentCardsBuilder
import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import PaymentCardsView
import TerminalKit
import Testing

@MainActor
@Suite("A built payment")
struct PaymentModuleTests {
    @Test("The list leads to it, and it is freed when it is left")
    func fromTheList() async throws {
        let scene = await ListScene(.fixtures(1))
        scene.module.gestures.swipe(row: 0, by: -0.6)
        scene.module.gestures.choose(action: "pay_now", row: 0)
        weak var payment: CardPaymentView?
        do {
            let view = try #require(scene.stack.top as? CardPaymentView)
            await view.settle()
            #expect(try view.text(as: .plain).contains("status\topen\n"))
            payment = view
        }
        payment?.handle(.key(KeyEvent(key: .escape)), at: .zero)
        #expect(payment == nil)
        #expect(scene.stack.depth == 1)
    }

    @Test("By a card's name, it goes from the choice to the question; a service that can't pay says so")
    func byName() async throws {
        let (stack, output) = (ScreenStack(), FailureSpy())
        let service = CardsServiceStub([PaymentCard].fixtures(2))
        let module = CardPaymentBuilder(service: service).payment(on: "2", navigator: stack, output: output)
        await module.gestures.appear()
        #expect(module.gestures.question == nil)
        module.gestures.choose(.other, amount: "12.50")
        #expect(module.gestures.question?.text.contains("12.50 Indian rupees on CARD 2") == true)
        await module.gestures.confirm()
        #expect(output.errors == [.unsupported])
        #expect(try module.screen.text(as: .plain).contains("status\tplanned\n"))
    }

    @Test("A payment is taken back as soon as the screen comes up")
    func undo() async {
        let (stack, output) = (ScreenStack(), FailureSpy())
        let reference = PaymentReference("SW-7K3M-9QPD-2X")
        let module = CardPaymentBuilder(service: CardsServiceStub([]))
            .undo(reference, navigator: stack, output: output)
        await module.gestures.appear()
        #expect(output.errors == [.unknownPayment(reference)])
    }
}

/// Notes what a screen reports to have failed.
@MainActor
private final class FailureSpy: CardScreenModuleOutput {
    private(set) var errors: [CardsError] = []

    func cardScreen(didUpdate item: CardListing.Item) {}
    func cardScreen(didSetPrivacy isPrivate: Bool) {}
    func cardScreenDidChangeList() {}
    func cardScreen(didFailWith error: CardsError, alert: AlertState) { errors.append(error) }
}
