import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("The places of statements in a feed")
struct StatementPlacesTests {
    private static let cards = ["1", "2", "3"].flatMap { id in
        [CardID(feedID: id), CardID(feedID: id, occurrence: 2)]
    }

    @Test(
        "Each card’s last statement is the one that decoding the whole feed says, in whatever order they are asked for",
        arguments: 0..<8)
    func sameAsWhole(seed: UInt64) throws {
        var random = SeededGenerator(seed: 500 + seed)
        var found = 0
        for _ in 0..<TestRun.count(15, long: 120) {
            let text = feed(&random)
            let whole = try CardFeedDecoder(source: "x").decode(Data(text.utf8)).statements
            let length = [40, 300, 1 << 16].randomElement(using: &random) ?? 1
            let bytes = FeedBytes(Array(text.utf8), source: "x", windowLength: length)
            var index = FeedIndex(of: bytes, smallFeed: Bool.random(using: &random) ? 0 : .max)
            for card in (Self.cards + Self.cards).shuffled(using: &random) {
                let statement = Result { () throws(CardsError) in try index.statement(of: card) }
                let expected = Result { () throws(UnreadableField) in try whole.statement(of: card) }
                    .mapError { CardsError.unreadableStatement(source: "x", field: $0) }
                same(statement, expected, "\(text)")
                if case .success(.some) = statement { found += 1 }
            }
        }
        #expect(found > 10)
    }

    /// A feed of a few cards, with any number of statements of them, some of which can't be read.
    private func feed(_ random: inout SeededGenerator) -> String {
        let statements = (0..<Int.random(in: 0...12, using: &random)).map { _ in statement(&random) }
        let list = "[\(statements.joined(separator: ","))]"
        let other = #"{"card_id": "1"}"#
        let value = [list, list, list, list, other].randomElement(using: &random) ?? list
        let members = ["\"card\": []", "\"statement\": \(value)"].shuffled(using: &random)
        return "{\(members.joined(separator: ", "))}"
    }

    private func statement(_ random: inout SeededGenerator) -> String {
        let days = ["2026-10-04", "2026-10-04", "2026-11-04", "2026-12-04", "someday"]
        let broken = [#""card_id": 7, "card": "#, #""card_id": "#, #""card_id": "#, #""card_id": "#]
        let name = broken.randomElement(using: &random) ?? ""
        let id = Int.random(in: 1...3, using: &random)
        let nth = Bool.random(using: &random) ? #""occurrence": 2, "# : ""
        let closing = Int.random(in: 0...9, using: &random)
        let text = """
            {\(name)"\(id)", \(nth)"period": {"from": "2026-10-01", \
            "to": "\(days.randomElement(using: &random) ?? "")"}, "due_date": "2027-01-01", "opening": 0, \
            "closing": \(closing), "minimum_due": 0, "currency": "₹", "transaction": [{"id": "a", \
            "date": "2026-10-02", "text": "T", "category": "fee", "amount": \(closing)}]}
            """
        return Int.random(in: 0..<20, using: &random) == 0 ? "[\(id)]" : text
    }
}
