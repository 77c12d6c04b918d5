import PaymentCardsPorts
import PaymentCardsRouter
import PaymentCardsTestSupport
import TerminalKit
import Testing

@MainActor
@Suite("CardDetailsRouter")
struct CardDetailsRouterTests {
    nonisolated private static let item = CardListing.Item.fixture(.fixture(title: "THE ONE"))
    private let screens = CardScreensSpy()
    private let output = CardReportSpy()

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
        CardDetailsRouter(navigator: stack, screens: screens).navigate(to: .back, reportingTo: output)
        #expect(stack.top === list)
        #expect(details == nil)
    }

    @Test(
        "The next screen is shown on top, and reports to whoever asked for it",
        arguments: [
            (.payment(item, isPrivate: true), .payment(item, isPrivate: true)),
            (.statement(item, isPrivate: false), .statement(item, isPrivate: false)),
        ] as [(CardDetailsRoute, CardScreensSpy.Request)])
    func routes(route: CardDetailsRoute, request: CardScreensSpy.Request) {
        let stack = ScreenStack()
        stack.push(ScreenStub())
        CardDetailsRouter(navigator: stack, screens: screens).navigate(to: route, reportingTo: output)
        #expect(screens.requests == [request])
        #expect(stack.depth == 2)
        #expect(stack.top === screens.lastScreen)
        #expect(screens.navigator === stack)
        #expect(screens.output === output)
    }

    @Test("The router does not keep its navigator, and goes nowhere without it")
    func weakNavigator() {
        weak var released: ScreenStack?
        let router: CardDetailsRouter
        do {
            let stack = ScreenStack()
            released = stack
            router = CardDetailsRouter(navigator: stack, screens: screens)
        }
        #expect(released == nil)
        router.navigate(to: .payment(Self.item, isPrivate: false), reportingTo: output)
        #expect(screens.requests.isEmpty)
    }
}
