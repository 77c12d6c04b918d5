import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("ExactJSON")
struct ExactJSONTests {
    private static let zeros = String(repeating: "0", count: 40)

    @Test(
        "A number keeps its value where that has up to 37 digits, however it is written",
        arguments: [
            ("0", "0"), ("-12.50", "-12.5"), ("1\(zeros)", "1e40"), ("1.\(zeros)", "1"),
            ("0.\(zeros)1", "1e-41"),
            ("-5\(zeros).\(zeros)e2", "-5e42"),
            ("1234567890123456789012345678901234567", "1234567890123456789012345678901234567"),
            ("12345678901234567.89012345678901234567", "12345678901234567.89012345678901234567"),
            ("0.\(zeros)1234567890123456789012345678901234567", "1234567890123456789012345678901234567e-77"),
        ])
    func exact(json: String, expected: String) throws {
        let decoded = try ExactJSON.decode([Decimal].self, from: Data("[\(json)]".utf8))
        #expect(decoded == [try #require(Decimal(string: expected))])
    }

    @Test(
        "A number with more digits is refused, though the last ones stand far behind zeros",
        arguments: [
            "1.\(zeros)1", "100.\(zeros)1", "-1.\(zeros)1e3", "1\(zeros)1", "1\(zeros).5",
            "12345678901234567890123456789012345678",
        ])
    func inexact(json: String) {
        #expect(throws: (any Error).self) {
            try ExactJSON.decode([Decimal].self, from: Data("[1, \(json), 2]".utf8))
        }
    }

    @Test(
        "A number is an id only where it is a whole one in digits alone",
        arguments: [
            (#"{"id": 2}"#, true), (#"{"id": -2, "a": 2.0}"#, true), (#"{"a": 2.0}"#, true),
            (#"{"id": 2.0}"#, false),
            (#"{"id": -0}"#, false), (#"{"id" : 1e3}"#, false), (#"{"i\u0064": 1E3}"#, false),
            (#"{"a": 1, "card_id":2e0}"#, false), (#"{"id": 12345678901234567890123456789012345678}"#, false),
        ])
    func ids(json: String, isID: Bool) {
        #expect(((try? ExactJSON.decode([String: Decimal].self, from: Data(json.utf8))) != nil) == isID)
    }

    @Test("Digits in a text are not a number, whatever is escaped in it")
    func texts() throws {
        let texts = [#"1.\#(Self.zeros)1"#, #"a\\"#, #"\"1\#(Self.zeros)1"#, #"\\\"1\#(Self.zeros)1\\"#]
        let json = Data("[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]".utf8)
        #expect(
            try ExactJSON.decode([String].self, from: json) == JSONDecoder().decode([String].self, from: json)
        )
    }

    @Test("Such an amount makes its card unreadable and no other one, wherever the feed comes from")
    func feed() async throws {
        let json = """
            {"card": [\(card("1", amount: "1.\(Self.zeros)1")), \(card("2", amount: "1.\(Self.zeros)"))]}
            """
        let fault = UnreadableCard(
            index: 0,
            field: UnreadableField(
                path: "card[0].due.amount", expected: .number, found: .inexactNumber))
        let decoded = try CardFeedDecoder(source: "-").decode(Data(json.utf8))
        #expect(decoded.unreadable == [fault])
        let page = try await MockCardsService(source: .bytes(Array(json.utf8))).page(1, size: 9)
        for cards in [decoded.cards, page.cards] {
            #expect(cards.map(\.id.feedID) == ["2"])
            #expect(cards.map(\.due?.money.amount) == [1])
        }
        #expect(page.entries.first == .unreadable(fault))
    }

    @Test("Such an amount in a statement is reported with its place")
    func statement() async throws {
        let json = """
            {"card": [\(card("1", amount: "1"))], "statement": [{"card_id": "1",
            "period": {"from": "2026-10-13", "to": "2026-11-12"}, "opening": 1.\(Self.zeros)1, "closing": 5,
            "minimum_due": 5, "currency": "INR", "due_date": "2026-11-26", "transaction": []}]}
            """
        let service = MockCardsService(source: .bytes(Array(json.utf8)))
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
