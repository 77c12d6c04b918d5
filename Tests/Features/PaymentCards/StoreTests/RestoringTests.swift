import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("Bringing a removed card back")
struct RestoringTests {
    private let world: StoreWorld
    private let cards: [PaymentCard] = .fixtures(3)
    private let service: StoredCardsService

    init() throws {
        world = try StoreWorld()
        service = world.service(over: cards)
    }

    @Test("puts it where it was, with its payments, for every service of the store")
    func ofSource() async throws {
        let payment = try await service.pay(.fixture(500, on: cards[1])).payment
        try await service.remove(cards[1])
        let later = world.service(over: cards)
        #expect(try await later.removedCards().map(\.id) == [cards[1].id])
        #expect(try await later.removedCards().first?.due?.money.amount == 1000)
        try await later.restore(cards[1])
        for service in [service, later, world.service(over: cards)] {
            #expect(try await service.cards().map(\.id) == cards.map(\.id))
            #expect(try await service.cards()[1].due?.money.amount == 1000)
            #expect(try await service.payments(of: cards[1]) == [payment])
            #expect(try await service.removedCards() == [])
        }
        try await service.remove(cards[1])
        #expect(try await later.cards().count == 2)
    }

    @Test("puts one that was added at the end, with the identity that it had")
    func added() async throws {
        let first = try await service.add(.fixture("0001"))
        let second = try await service.add(.fixture("0002"))
        try await service.remove(first)
        #expect(try await world.service(over: cards).removedCards() == [first])
        try await world.service(over: cards).restore(first)
        #expect(try await service.cards() == cards + [second, first])
        #expect(try await service.add(.fixture("0003")).id.feedID == "added-3")
    }

    @Test("knows the last hundred of those that were added")
    func forgotten() async throws {
        let service = StoredCardsService(over: CardsServiceStub([]))
        var added: [PaymentCard] = []
        for index in 0...CardLedger.mostGone {
            let card = try await service.add(.fixture(String(1000 + index)))
            try await service.remove(card)
            added.append(card)
        }
        #expect(try await service.removedCards() == Array(added.dropFirst()))
    }

    @Test("is refused where its number is on another card by now")
    func duplicates() async throws {
        try await service.remove(cards[1])
        let card = NewCard(number: cards[1].number, network: .visa, holder: "A", title: "B")
        let added = try await service.add(card)
        let duplicate = CardsError.duplicateCard(
            CardCandidate(name: "added-1", title: "B", number: card.number.masked))
        await #expect(throws: duplicate) { try await service.restore(cards[1]) }
        try await service.remove(added)
        let again = try await service.add(card)
        await #expect(throws: CardsError.self) { try await service.restore(added) }
        try await service.remove(again)
        let other = world.service(over: cards + [.fixture(id: "9", number: card.number.masked)])
        await #expect(
            throws: CardsError.duplicateCard(
                CardCandidate(name: "9", title: "SBI REWARDZ", number: card.number.masked))
        ) { try await other.restore(added) }
        try await service.restore(cards[1])
        #expect(try await service.cards() == cards)
    }

    @Test("is refused for a card that is there, and for one that was never removed")
    func unknown() async throws {
        let added = try await service.add(.fixture())
        for card in [cards[0], added, .fixture(id: "nobody")] {
            await #expect(throws: CardsError.unknownCard(name: card.id.feedID, nearest: [])) {
                try await service.restore(card)
            }
        }
        #expect(try world.records().count == 1)
    }

    @Test("asks no source for more than it has to, and decodes no page")
    func glances() async throws {
        let source = GlancingSource(cards: cards)
        let service = StoredCardsService(over: source, store: .folder(world.store))
        let added = try await service.add(.fixture())
        try await service.remove(cards[0])
        try await service.remove(added)
        #expect(try await service.removedCards() == [cards[0], added])
        try await service.restore(added)
        try await service.restore(cards[0])
        #expect(try await service.removedCards() == [])
    }
}

/// A source that is only looked at.
private struct GlancingSource: CardsSource {
    let cards: [PaymentCard]

    func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        guard places == nil else { throw .unsupported }
        return CardGlances(cards.map(CardFeed.Entry.card))
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
