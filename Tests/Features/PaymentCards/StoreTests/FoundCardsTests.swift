import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsStore

@Suite("Cards that a source finds by their ids")
struct FoundCardsTests {
    private struct Source: CardsSource {
        let cards: [PaymentCard]
        var finds = true

        func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
            CardGlances(cards.map(CardFeed.Entry.card))
        }

        func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }

        func glances(withIDPrefix prefix: String) async throws(CardsError) -> CardGlances? {
            guard finds else { return nil }
            return CardGlances(cards.filter { $0.id.feedID.hasPrefix(prefix) }.map(CardFeed.Entry.card))
        }
    }

    private let cards: [PaymentCard] = [
        .fixture(id: "11"), .fixture(id: "12", number: "4221 XXXX XXXX 1212"), .fixture(id: "2"),
    ]

    @Test("come as they are after what was done to them: paid, or not at all")
    func changed() async throws {
        let service = StoredCardsService(over: Source(cards: cards))
        try await same(found("1", in: service), Array(cards[0...1]))
        let receipt = try await service.pay(.fixture(500, on: cards[0]))
        try await service.remove(cards[1])
        let left = try #require(try await found("1", in: service))
        same(left.map(\.id), [cards[0].id])
        same(left.first?.due?.money, receipt.payment.rest)
        try await same(found("2", in: service), [cards[2]])
    }

    @Test("are left to a look at all cards if one with such an id was added, or the source can't search")
    func added() async throws {
        let service = StoredCardsService(over: Source(cards: cards))
        let added = try await service.add(.fixture("5000"))
        #expect(try await found(added.id.feedID, in: service) == nil)
        try await same(found("1", in: service), Array(cards[0...1]))
        #expect(try await found("1", in: StoredCardsService(over: Source(cards: cards, finds: false))) == nil)
    }

    private func found(_ prefix: String, in service: StoredCardsService) async throws -> [PaymentCard]? {
        try await service.glances(withIDPrefix: prefix)?.compactMap { glance in
            if case .card(let card) = glance.entry { card } else { nil }
        }
    }
}
