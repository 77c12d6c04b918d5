import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsRouter
import PaymentCardsTestSupport
import TerminalKit
import Testing

@MainActor
@Suite("CardListRouter")
struct CardListRouterTests {
    private let builder = CardDetailsBuilderSpy()
    private let output = CardDetailsOutputDummy()

    @Test(
        "The details of a card are shown on top, opened at what they were asked for",
        arguments: CardTopic.allCases)
    func details(topic: CardTopic) {
        let stack = ScreenStack()
        let router = CardListRouter(navigator: stack, details: builder)
        let item = CardListing.Item.fixture(.fixture(title: "THE ONE"))
        router.navigate(
            to: .details(item, topic: topic, isPrivate: topic == .payment), reportingTo: output)
        #expect(stack.depth == 1)
        #expect(stack.top === builder.lastScreen)
        #expect(builder.items == [item])
        #expect(builder.topics == [topic])
        #expect(builder.privacies == [topic == .payment])
        #expect(builder.navigators.first === stack)
        #expect(builder.outputs.first === output)
    }

    @Test("The router does not keep its navigator, and goes nowhere without it")
    func weakNavigator() {
        weak var released: ScreenStack?
        let router: CardListRouter
        do {
            let stack = ScreenStack()
            released = stack
            router = CardListRouter(navigator: stack, details: builder)
        }
        #expect(released == nil)
        router.navigate(to: .details(.fixture(), topic: .overview), reportingTo: output)
        #expect(builder.items.isEmpty)
    }

    @Test("The router keeps neither the screen that it shows nor whoever listens to it")
    func keepsNothing() {
        let stack = ScreenStack()
        let router = CardListRouter(navigator: stack, details: CardDetailsBuilderStub())
        weak var screen: (any Screen)?
        weak var listener: CardDetailsOutputDummy?
        do {
            let output = CardDetailsOutputDummy()
            listener = output
            router.navigate(to: .details(.fixture(), topic: .overview), reportingTo: output)
            screen = stack.top
        }
        #expect(screen != nil)
        #expect(listener == nil)
        stack.pop()
        #expect(screen == nil)
    }
}

/// Notes which details were asked for.
@MainActor
private final class CardDetailsBuilderSpy: CardDetailsBuilding {
    private(set) var items: [CardListing.Item] = []
    private(set) var topics: [CardTopic] = []
    private(set) var privacies: [Bool] = []
    private(set) var navigators: [any Navigator] = []
    private(set) var outputs: [any CardDetailsModuleOutput] = []
    private(set) var lastScreen: (any Screen)?

    func detailsScreen(
        for item: CardListing.Item, topic: CardTopic, isPrivate: Bool, navigator: any Navigator,
        output: any CardDetailsModuleOutput
    ) -> any Screen {
        items.append(item)
        topics.append(topic)
        privacies.append(isPrivate)
        navigators.append(navigator)
        outputs.append(output)
        let screen = ScreenStub()
        lastScreen = screen
        return screen
    }
}

/// Makes screens and forgets them.
private struct CardDetailsBuilderStub: CardDetailsBuilding {
    func detailsScreen(
        for item: CardListing.Item, topic: CardTopic, isPrivate: Bool, navigator: any Navigator,
        output: any CardDetailsModuleOutput
    ) -> any Screen {
        ScreenStub()
    }
}

private final class CardDetailsOutputDummy: CardDetailsModuleOutput {
    func cardDetails(didUpdate item: CardListing.Item) {}
    func cardDetails(didSetPrivacy isPrivate: Bool) {}
}
