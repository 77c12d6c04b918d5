import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsFeed

@Suite("Amounts that can't be held")
struct LongAmountFeedTests {
    private static let zeros = String(repeating: "0", count: 40)

    @Test("Such an amount makes its card unreadable and no other one, wherever the feed comes from")
    func feed() async throws {
        let json = """
            {"card": [\(card("1", amount: "1.\(Self.zeros)1")), \(card("2", amount: "1.\(Self.zeros)"))]}
            """
        func fault(in source: String) -> UnreadableCard {
            UnreadableCard(
                index: 0,
                field: UnreadableField(
                    path: "card[0].due.amount", expected: .number, found: .inexactNumber),
                place: FeedPlace(source: source, line: 2, column: 50), title: "T")
        }
        let decoded = try CardFeedDecoder(source: "-").decode(Data(json.utf8))
        same(decoded.unreadable, [fault(in: "-")])
        let page = try await FeedCards(json: json).wallet()
        for cards in [decoded.cards, page.cards] {
            same(cards.map(\.id.feedID), ["2"])
            same(cards.map(\.due?.money.amount), [1])
        }
        same(page.unreadable, [fault(in: "feed")])
    }

    @Test("Such an amount in a statement is told by its place")
    func statement() async throws {
        let json = """
            {"card": [\(card("1", amount: "1"))], "statement": [{"card_id": "1",
            "period": {"from": "2026-10-13", "to": "2026-11-12"}, "opening": 1.\(Self.zeros)1, "closing": 5,
            "minimum_due": 5, "currency": "INR", "due_date": "2026-11-26", "transaction": []}]}
            """
        let service = FeedCards(json: json)
        let field = UnreadableField(path: "statement[0].opening", expected: .number, found: .inexactNumber)
        await #expect(throws: CardsError.unreadableStatement(source: "feed", field: field)) {
            try await service.statement(of: CardID(feedID: "1"))
        }
    }

    private func card(_ id: String, amount: String) -> String {
        """
        {"id": "\(id)", "title": "T", "number": "4221 XXXX XXXX 877\(id)", "card_holder_name": "A", "type": "VISA",
        "bank_name": "SBI", "due": {"id": "1", "amount": \(amount), "currency": "INR", "state": "due today"}}
        """
    }
}
