import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("A list with added cards")
struct ChangedListTests {
    @Test(
        "is the source's cards, and then those that were added and not taken back", arguments: 0..<150)
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
        var list = feed.cards
        for index in 0..<Int.random(in: 0...18, using: &random) {
            let added = try await service.add(.fixture(String(2000 + index)))
            if Bool.random(using: &random) {
                try await service.remove(added)
            } else {
                list.append(added)
            }
        }
        let wallet = try await service.wallet()
        same(wallet.cards, list)
        same(wallet.unreadable, feed.unreadable)
    }

    @Test("comes with the dues that are left, and changes at once")
    func dues() async throws {
        let cards: [PaymentCard] = .fixtures(9)
        let service = StoredCardsService(over: CardsServiceStub(cards))
        _ = try await service.pay(.fixture(500, on: cards[7]))
        try await same(service.wallet().cards[7].due?.money.amount, 1000)
        let added = try await service.add(.fixture())
        try await same(service.wallet().cards.last, added)
    }
}
