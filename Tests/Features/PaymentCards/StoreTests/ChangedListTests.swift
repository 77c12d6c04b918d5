import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("A list with removed and added cards")
struct ChangedListTests {
    @Test("is the source's cards that were not removed, and then those that were added", arguments: 0..<150)
    func cards(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let feed = CardFeed(
            entries: (0..<Int.random(in: 0...25, using: &random)).map { index in
                let id = String(Int.random(in: 0...20, using: &random))
                return Int.random(in: 0...4, using: &random) == 0
                    ? .unreadable(at: index)
                    : .card(.fixture(id: id, number: "4221 XXXX XXXX \(1000 + index)"))
            })
        let service = StoredCardsService(over: CardsServiceStub(.success(.fixture(feed.entries))))
        var list: [PaymentCard] = []
        var removed: [PaymentCard] = []
        for card in feed.cards {
            if Bool.random(using: &random) {
                try await service.remove(card)
                removed.append(card)
            } else {
                list.append(card)
            }
        }
        for index in 0..<Int.random(in: 0...9, using: &random) {
            list.append(try await service.add(.fixture(String(2000 + index))))
        }
        let wallet = try await service.wallet()
        same(wallet.cards, list)
        same(wallet.unreadable, feed.unreadable)
        try await same(service.removedCards(), removed)
    }

    @Test("comes with the dues that are left, and changes at once")
    func dues() async throws {
        var cards: [PaymentCard] = .fixtures(9)
        let service = StoredCardsService(over: CardsServiceStub(cards))
        _ = try await service.pay(.fixture(500, on: cards[7]))
        try await same(service.wallet().cards[7].due?.money.amount, 1000)
        try await service.remove(cards.remove(at: 0))
        try await same(service.wallet().cards[6].due?.money.amount, 1000)
        let added = try await service.add(.fixture())
        try await same(service.wallet().cards.last, added)
    }
}
