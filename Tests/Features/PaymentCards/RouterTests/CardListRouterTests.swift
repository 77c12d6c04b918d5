import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsRouter
import PaymentCardsTestSupport
import TerminalKit
import Testing

@MainActor
@Suite("CardListRouter")
struct CardListRouterTests {
    nonisolated private static let item = CardListing.Item.fixture(.fixture(title: "THE ONE"))
    private let screens = CardScreensSpy()
    private let output = CardReportSpy()

    @Test(
        "The screen that a route stands for is shown on top, and reports to whoever asked for it",
        arguments: [
            (.details(item, isPrivate: false), .details(item, isPrivate: false)),
            (.payment(item, isPrivate: true), .payment(item, isPrivate: true)),
            (.statement(item, isPrivate: true), .statement(item, isPrivate: true)),
            (.cardForm, .form),
            (.removal(item, isPrivate: true), .removal(item, isPrivate: true)),
        ] as [(CardListRoute, CardScreensSpy.Request)])
    func routes(route: CardListRoute, request: CardScreensSpy.Request) {
        let stack = ScreenStack()
        CardListRouter(navigator: stack, screens: screens).navigate(to: route, reportingTo: output)
        #expect(screens.requests == [request])
        #expect(stack.depth == 1)
        #expect(stack.top === screens.lastScreen)
        #expect(screens.navigator === stack)
        #expect(screens.output === output)
    }

    @Test("The router does not keep its navigator, and goes nowhere without it")
    func weakNavigator() {
        weak var released: ScreenStack?
        let router: CardListRouter
        do {
            let stack = ScreenStack()
            released = stack
            router = CardListRouter(navigator: stack, screens: screens)
        }
        #expect(released == nil)
        router.navigate(to: .cardForm, reportingTo: output)
        #expect(screens.requests.isEmpty)
    }

    @Test("The router keeps neither the screen that it shows nor whoever listens to it")
    func keepsNothing() {
        let stack = ScreenStack()
        let router = CardListRouter(navigator: stack, screens: screens)
        weak var screen: (any Screen)?
        weak var listener: CardReportSpy?
        do {
            let output = CardReportSpy()
            listener = output
            router.navigate(to: .details(.fixture(), isPrivate: false), reportingTo: output)
            screen = stack.top
        }
        #expect(screen != nil)
        #expect(listener == nil)
        stack.pop()
        #expect(screen == nil)
    }
}
