import Foundation
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsStore
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenView
import TerminalKit
import TestSupport
import Testing
import Values

@MainActor
@Suite("A built screen about one's own cards")
struct OwnCardsModuleTests {
    private let stack = ScreenStack()
    private let own = WalletCardsService(.memory, days: DayClock(timeZone: .gmt, now: { .moment }))

    private var builder: CardScreenBuilder { CardScreenBuilder(service: own, now: { .moment }) }

    @Test("asks first, and removes a card once the person agrees; what was done last is undone like that")
    func removal() async throws {
        let card = try await own.add(.gold)
        let removal = builder.change(.remove([card.id.feedID]), of: own, navigator: stack, output: nil)
        await removal.send(.screen(.appeared))
        same(removal.state?.record?.planned, true)
        try await same(own.wallet().cards.count, 1)
        await removal.send(.agreed)
        same(removal.state?.record?.kind, .removed)
        try await same(own.wallet().cards, [])
        let undoing = builder.change(.undo(nil), of: own, navigator: stack, output: nil)
        await undoing.send(.screen(.appeared))
        await undoing.send(.agreed)
        same(undoing.state?.record?.undid, .removed)
        try await same(own.wallet().cards.map(\.id), [card.id])
    }

    @Test("is where removing and undoing lead; for other cards there is none")
    func routes() async throws {
        let item = CardListing.Item.fixture(try await own.add(.gold))
        let others = CardScreenBuilder(service: CardsServiceStub([item.card]))
        for route in [CardRoute.removal([item], isPrivate: false), .undoing(nil, isPrivate: true)] {
            let screen = builder.screen(for: route, navigator: stack, output: nil)
            #expect(screen is PureViewScreen<CardChangeView>)
            #expect(others.screen(for: route, navigator: stack, output: nil) == nil)
        }
    }

    @Test("is freed with its owner")
    func lifetime() async throws {
        let card = try await own.add(.gold)
        weak var screen: (any Screen)?
        await {
            let module = builder.change(.remove([card.id.feedID]), of: own, navigator: stack, output: nil)
            await module.send(.screen(.appeared))
            screen = module.screen
            #expect(screen != nil)
        }()
        #expect(screen == nil)
    }
}

extension NewCard {
    /// A card of one's own.
    static var gold: NewCard {
        NewCard(
            number: CardNumber(masking: "XXXX XXXX XXXX 4821"), network: .visa, holder: "", title: "GOLD")
    }
}
