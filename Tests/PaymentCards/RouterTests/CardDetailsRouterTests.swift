import PaymentCardsContract
import PaymentCardsRouter
import TerminalKit
import Testing

@MainActor
@Suite("CardDetailsRouter")
struct CardDetailsRouterTests {
    @Test("Back is the screen below, and the one that was on top is freed")
    func back() {
        let stack = ScreenStack()
        let list = ScreenStub()
        stack.push(list)
        weak var details: ScreenStub?
        do {
            let screen = ScreenStub()
            details = screen
            stack.push(screen)
        }
        #expect(details != nil)
        CardDetailsRouter(navigator: stack).navigate(to: .back)
        #expect(stack.top === list)
        #expect(details == nil)
    }

    @Test("The router does not keep its navigator, and goes nowhere without it")
    func weakNavigator() {
        weak var released: ScreenStack?
        let router: CardDetailsRouter
        do {
            let stack = ScreenStack()
            released = stack
            router = CardDetailsRouter(navigator: stack)
        }
        #expect(released == nil)
        router.navigate(to: .back)
    }
}
