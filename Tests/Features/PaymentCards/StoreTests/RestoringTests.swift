import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
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

    @Test("A removed card stays removed if the feed lists the cards with its id in another order")
    func swapped() async throws {
        let numbers = ["4111 XXXX XXXX 1111", "4222 XXXX XXXX 2222", "4333 XXXX XXXX 3333"]
        func cards(_ numbers: [String]) -> [PaymentCard] {
            numbers.enumerated().map { .fixture(id: "7", occurrence: $0 + 1, number: $1) }
        }
        let world = try StoreWorld()
        try await world.service(over: cards(numbers)).remove(cards(numbers)[0])
        for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 0]] {
            let service = world.service(over: cards(order.map { numbers[$0] }))
            let left = try await service.cards().map(\.number.masked)
            same(left, order.filter { $0 != 0 }.map { numbers[$0] })
            let removed = try #require(try await service.removedCards().first)
            same(removed.number.masked, numbers[0])
            try await service.restore(removed)
            try await same(service.cards().count, 3)
            try await service.remove(removed)
        }
    }

    @Test("Of a card that is listed three times, each is removed and restored by itself")
    func listedTwice() async throws {
        var cards = [PaymentCard].fixtures(25)
        for (occurrence, place) in [3, 12, 24].enumerated() {
            cards[place] = .fixture(id: "twice", occurrence: occurrence + 1, number: "4111 XXXX XXXX 1111")
        }
        let service = world.service(over: cards)
        try await service.remove(cards[12])
        try await same(service.removedCards().map(\.id), [cards[12].id])
        try await service.remove(cards[3])
        try await same(
            service.cards().map(\.id),
            cards.filter { $0.id.feedID != "twice" || $0.id.occurrence == 3 }.map(\.id))
        await #expect(throws: CardsError.unknownCard(name: "twice", nearest: [])) {
            try await service.remove(cards[3])
        }
        try await service.restore(cards[12])
        try await same(service.removedCards().map(\.id), [cards[3].id])
        try await service.restore(cards[3])
        try await same(service.cards(), cards)
    }

    @Test("puts it where it was, with its payments, for every service of the store")
    func ofSource() async throws {
        let payment = try await service.pay(.fixture(500, on: cards[1])).payment
        try await service.remove(cards[1])
        let later = world.service(over: cards)
        try await same(later.removedCards().map(\.id), [cards[1].id])
        try await same(later.removedCards().first?.due?.money.amount, 1000)
        try await later.restore(cards[1])
        for service in [service, later, world.service(over: cards)] {
            try await same(service.cards().map(\.id), cards.map(\.id))
            try await same(service.cards()[1].due?.money.amount, 1000)
            try await same(service.payments(of: cards[1]), [payment])
            try await same(service.removedCards(), [])
        }
        try await service.remove(cards[1])
        try await same(later.cards().count, 2)
    }

    @Test("puts one that was added at the end, with the identity that it had")
    func added() async throws {
        let first = try await service.add(.fixture("0001"))
        let second = try await service.add(.fixture("0002"))
        try await service.remove(first)
        try await same(world.service(over: cards).removedCards(), [first])
        try await world.service(over: cards).restore(first)
        try await same(service.cards(), cards + [second, first])
        try await same(service.add(.fixture("0003")).id.feedID, "added-3")
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
        try await same(service.removedCards(), Array(added.dropFirst()))
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
        try await same(service.cards(), cards)
    }

    @Test("is refused for a card that is there, and for one that was never removed")
    func unknown() async throws {
        let added = try await service.add(.fixture())
        for card in [cards[0], added, .fixture(id: "nobody")] {
            await #expect(throws: CardsError.unknownCard(name: card.id.feedID, nearest: [])) {
                try await service.restore(card)
            }
        }
        try same(world.records().count, 1)
    }
}
