import PaymentCards
import Testing

/// What a program can do that imports `PaymentCards` and nothing else of the package.
@MainActor
@Suite("A program that uses the library")
struct OwnViewTests {
    private let navigator = ScreenStack()

    private func builder(views: CardViews = CardViews()) -> CardScreenBuilder {
        CardScreenBuilder(service: StoredCardsService(over: FeedCards(MockNetworkService())), views: views)
    }

    @Test("renders a list as a web page, and swipes a card with events")
    func list() async throws {
        let list = builder().list(navigator: navigator, output: nil)
        navigator.push(list.screen)
        await list.settle()
        let closed = HTMLPage.page(of: try #require(list.state))
        #expect(closed.hasPrefix("<!DOCTYPE html>\n<title>"))
        #expect(closed.contains("XX XXXX "))
        #expect(!closed.contains("<button>"))
        let card = try #require(list.state?.rows.first?.id)
        for event in [CardListEvent.panBegan(card), .panned(card, by: -0.8), .panEnded(card, velocity: 0)] {
            await list.send(event)
        }
        #expect(HTMLPage.page(of: try #require(list.state)).contains("<button>pay now</button>"))
    }

    @Test("gives the builder a view of its own, which the list opens")
    func ownView() async throws {
        var views = CardViews()
        views.details = { PureViewScreen(view: HTMLDetailsView(), output: $0) }
        let list = builder(views: views).list(navigator: navigator, output: nil)
        navigator.push(list.screen)
        await list.settle()
        list.tap(row: 0)
        let details = try #require(navigator.top as? any InteractiveScreen)
        await details.settle()
        let page = try details.text(as: .plain)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<dt>"))
        // Its inputs become events.
        details.handle(.key(KeyEvent(key: .escape)), at: .zero)
        #expect(navigator.top === list.screen)
    }

    @Test("builds every screen")
    func everyScreen() async throws {
        let service = StoredCardsService(over: FeedCards(MockNetworkService()))
        let screens = CardScreenBuilder(service: service)
        let card = try #require(try await service.wallet().cards.first)
        let item = CardListing.Item(card: card, name: card.id.feedID, offers: [])
        let details = screens.details(of: item, navigator: navigator, output: nil)
        navigator.push(details.screen)
        await details.settle()
        #expect(HTMLPage.page(of: try #require(details.state)).contains("<dt>"))
        #expect(await shows(screens.list(navigator: navigator, output: nil)))
        #expect(await shows(screens.statement(of: item, navigator: navigator, output: nil)))
        #expect(await shows(screens.payment(on: "6564", navigator: navigator, output: nil)))
        #expect(await shows(screens.form(navigator: navigator, output: nil)))
        let own = WalletCardsService(.memory, days: DayClock())
        let gold = try await own.add(.gold)
        let change = CardChangeRequest.remove([gold.id.feedID])
        #expect(await shows(screens.change(change, of: own, navigator: navigator, output: nil)))
    }

    /// Whether there is something on the screen once it has come up.
    private func shows<Event, State>(_ built: BuiltScreen<Event, State>) async -> Bool {
        navigator.push(built.screen)
        await built.settle()
        return built.state != nil
    }
}
