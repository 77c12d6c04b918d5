import PaymentCardsPorts
import PaymentCardsRouter
import TerminalKit
import Testing

@MainActor
@Suite("CardStatementRouter")
struct CardStatementRouterTests {
    @Test("Back is the screen below")
    func back() {
        let stack = ScreenStack()
        let list = ScreenStub()
        stack.push(list)
        stack.push(ScreenStub())
        CardStatementRouter(navigator: stack).navigate(to: .back)
        #expect(stack.top === list)
    }

    @Test("It does not keep whoever shows its screens")
    func weakNavigator() {
        weak var navigator: ScreenStack?
        let router: CardStatementRouter
        do {
            let stack = ScreenStack()
            navigator = stack
            router = CardStatementRouter(navigator: stack)
        }
        router.navigate(to: .back)
        #expect(navigator == nil)
    }
}
