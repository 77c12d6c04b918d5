import Foundation
import JSONFeed
@testable import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("What a feed may leave out, and write otherwise")
struct ForgivingFeedTests {
    private func card(_ changes: [String: String?]) throws -> PaymentCard {
        try #require(try FeedText.feed([FeedText.card(changes)]).cards.first)
    }

    private func due(_ changes: [String: String?]) throws -> Due {
        try #require(try card(["due": FeedText.due(changes)]).due)
    }

    @Test(
        "An amount may have its currency beside it, with or without the field of the currency",
        arguments: [
            ("₹242.33", "242.33", "INR"), ("242.33 ₹", "242.33", "INR"), ("₹1,50,000.55", "150000.55", "INR"),
            ("Rs 1500", "1500", "INR"), ("USD 5", "5", "USD"), ("1 500,55 ₴", "1500.55", "UAH"),
            ("₹242,33", "242.33", "INR"),
        ])
    func signed(text: String, amount: String, currency: String) throws {
        for field in [nil, "null", "\"\(currency)\""] {
            let due = try due(["amount": "\"\(text)\"", "currency": field])
            #expect("\(due.money.amount)" == amount && due.money.currency.identity == currency)
            same(due.oddities, [])
        }
    }

    @Test(
        "An amount without a currency, with two, or that can be read in two ways is a fault",
        arguments: [
            (#""242.33""#, nil, "due.currency", .text, .nothing),
            ("242.33", nil, "due.currency", .text, .nothing),
            (#""1,500""#, nil, "due.amount", .number, .text),
            (#""1,500""#, #""INR""#, "due.amount", .number, .text),
            (#""₹242.33""#, #""USD""#, "due.amount", .number, .otherCurrency),
            (#""₹1,5000""#, #""INR""#, "due.amount", .number, .text),
            (#""₹""#, nil, "due.amount", .number, .text),
            (#""₹5 or ₹6""#, nil, "due.amount", .number, .text),
        ] as [(String, String?, String, FieldKind, FieldKind)])
    func faults(amount: String, currency: String?, path: String, expected: FieldKind, found: FieldKind) throws
    {
        let text = FeedText.card(["due": FeedText.due(["amount": amount, "currency": currency])])
        let field = UnreadableField(path: "card[0].\(path)", expected: expected, found: found)
        try same(FeedText.feed([text]).unreadable.map(\.field), [field])
    }

    @Test(
        "A due without an id gets one from its date, also where the words are missing",
        arguments: [nil, "null"])
    func dated(missing: String?) throws {
        let others = missing.map { #""id": \#($0), "state": \#($0),"# } ?? ""
        let due = try #require(
            try card(["due": #"{ \#(others) "amount": 242.33, "currency": "₹", "date": "2026-11-26" }"#]).due)
        #expect(due.id == "2026-11-26" && due.hasID)
        same(due.timing(on: .day("2026-11-20")), .due(inDays: 6))
        #expect(due.problem(paying: 1) == nil)
    }

    @Test("A due without an id and a date is there, and can't be paid, whatever was paid on it")
    func undated() throws {
        for state in [nil, #""due in 6 days""#, #""soon""#] {
            let due = try due(["id": nil, "state": state])
            #expect(!due.hasID && !due.isPaid)
            same(due.problem(paying: 1), .noDueID)
            same(due.problem(paying: due.money.amount, for: .full, minimum: .none), .noDueID)
            same(due.after(paying: 1).problem(paying: 1), .noDueID)
            same(due.said(on: .day("2026-11-20")).problem(paying: 1), .noDueID)
        }
        #expect(try due(["id": #""""#]).hasID)
    }

    @Test("Without the key, the actions are those that the due makes possible")
    func actions() throws {
        let open = try card(["actions": nil])
        #expect(open.actions == [.viewDetails, .payNow] && open.impliesActions)
        let paid = try card(["actions": nil, "due": FeedText.due(["state": #""fully_paid""#])])
        #expect(paid.actions == [.viewDetails] && paid.impliesActions)
        try same(card(["actions": nil, "due": nil]).actions, [])
        for json in ["[]", "null"] {
            let card = try card(["actions": json])
            #expect(card.actions == [] && !card.impliesActions)
        }
        // What was paid since changes nothing about what the feed offers.
        same(open.with(due: open.due?.leaving(0)).actions, open.actions)
    }
}
