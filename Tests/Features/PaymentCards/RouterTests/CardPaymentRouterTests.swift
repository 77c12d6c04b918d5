import PaymentCardsPorts
import PaymentCardsRouter
import TerminalKit
import Testing

@MainActor
@Suite("CardPaymentRouter")
struct CardPaymentRouterTests {
    @Test("Back is the screen below; the navigator is not kept, and without it the router goes nowhere")
    func back() {
        let router: CardPaymentRouter
        weak var released: ScreenStack?
        do {
            let stack = ScreenStack()
            let below = ScreenStub()
            stack.push(below)
            stack.push(ScreenStub())
            router = CardPaymentRouter(navigator: stack)
            router.navigate(to: .back)
            #expect(stack.top === below)
            released = stack
        }
        #expect(released == nil)
        router.navigate(to: .back)
    }
}
