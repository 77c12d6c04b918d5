import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("Money")
struct MoneyTests {
    @Test(
        "An amount is exact, digit by digit",
        arguments: [
            ("242.33", "242.33"), ("0.1", "0.1"), ("0.30000000000000004", "0.30000000000000004"),
            ("12345678901234567890", "12345678901234567890"),
            ("1234567890123456789.01", "1234567890123456789.01"),
            ("9007199254740993", "9007199254740993"), ("-50.25", "-50.25"), ("-0", "0"),
            ("18420.00", "18420"),
            ("1E+2", "100"), ("25e-1", "2.5"),
            ("1234567890123456789012345678901234567", "1234567890123456789012345678901234567"),
        ])
    func exact(json: String, expected: String) throws {
        try same(amount(json), Decimal(string: expected, locale: Locale(identifier: "en_US_POSIX")))
        try same(amount(json)?.description, expected)
    }

    @Test("Amounts add up exactly")
    func sum() throws {
        try same(#require(try amount("0.1")) + (try #require(try amount("0.2"))), amount("0.3"))
    }

    @Test(
        "An amount that can’t be held exactly is refused instead of rounded",
        arguments: [
            "1e400", "-1e400", "1e-400", "1e128", "1e99999999999999999999", "1e-99999999999999999999",
            "12345678901234567890123456789012345678", "340282366920938463463374607431768211456",
            "0.12345678901234567890123456789012345678901234567890",
        ])
    func inexact(json: String) throws {
        let feed = try FeedText.feed([FeedText.card(["due": FeedText.due(["amount": json])])])
        #expect(feed.cards.isEmpty)
        same(
            feed.unreadable.map(\.field),
            [UnreadableField(path: "card[0].due.amount", expected: .number, found: .inexactNumber)])
    }

    private func amount(_ json: String) throws -> Decimal? {
        try FeedText.feed([FeedText.card(["due": FeedText.due(["amount": json])])]).cards.first?.due?.money
            .amount
    }
}
