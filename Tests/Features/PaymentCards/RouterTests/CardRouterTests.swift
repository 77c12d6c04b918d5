import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsRouter
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TestSupport
import Testing

@MainActor
@Suite("CardRouter")
struct CardRouterTests {
    nonisolated private static let item = CardListing.Item.fixture(.fixture(title: "THE ONE"))
    private let screens = CardScreensSpy()
    private let output = CardReportSpy()

    private func router(on stack: ScreenStack) -> CardRouter {
        let router = CardRouter(navigator: stack, screens: screens)
        router.output = output
        return router
    }

    @Test(
        "The screen that a route leads to is shown on top, and reports to the screen below",
        arguments: [
            .details(item, isPrivate: false), .payment(item, isPrivate: true),
            .statement(item, isPrivate: true), .cardForm, .removal([item], isPrivate: true),
        ] as [CardRoute])
    func routes(route: CardRoute) {
        let stack = ScreenStack()
        stack.push(ScreenStub())
        router(on: stack).navigate(to: route)
        same(screens.requests, [route])
        same(stack.depth, 2)
        #expect(stack.top === screens.lastScreen)
        #expect(screens.navigator === stack)
        #expect(screens.output === output)
    }

    @Test("Other places are the navigator's, and no screen of cards")
    func places() {
        let stack = ScreenStack()
        let list = ScreenStub()
        stack.push(list)
        var count = 0
        stack.onPlaces = { count += 1 }
        router(on: stack).navigate(to: .places)
        #expect(count == 1 && stack.top === list && screens.requests.isEmpty)
    }

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
        router(on: stack).navigate(to: .back)
        #expect(stack.top === list)
        #expect(details == nil)
    }

    @Test("The router does not keep its navigator, and goes nowhere without it")
    func weakNavigator() {
        weak var released: ScreenStack?
        let router: CardRouter
        do {
            let stack = ScreenStack()
            released = stack
            router = self.router(on: stack)
        }
        #expect(released == nil)
        router.navigate(to: .cardForm)
        #expect(screens.requests.isEmpty)
    }

    @Test("The router keeps neither the screen that it shows nor the one that is told of it")
    func keepsNothing() {
        let stack = ScreenStack()
        let router = CardRouter(navigator: stack, screens: screens)
        weak var screen: (any Screen)?
        weak var listener: CardReportSpy?
        do {
            let output = CardReportSpy()
            (listener, router.output) = (output, output)
            router.navigate(to: .details(.fixture(), isPrivate: false))
            screen = stack.top
        }
        #expect(screen != nil)
        #expect(listener == nil)
        stack.pop()
        #expect(screen == nil)
    }
}
