import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("Statements in a feed")
struct StatementDecodingTests {
    @Test("A statement is read with exact amounts, its currency said once")
    func whole() throws {
        let statement = try #require(try statements([FeedText.statement()]).statement(of: card))
        let amount = try #require(Decimal(string: "42.23"))
        same(
            statement,
            .fixture(
                opening: try #require(Decimal(string: "100.10")), [.fixture(amount: amount)],
                closing: Decimal(14_233) / 100, currency: "₹"))
        same(statement.closing.currency.code, "INR")
    }

    @Test(
        "A feed without statements has none", arguments: ["", #""statement": null,"#, #""statement": [],"#])
    func none(envelope: String) throws {
        let feed = try FeedText.feed([FeedText.card()], envelope: envelope)
        #expect(try feed.statements.statement(of: card) == nil)
        same(feed.cards.count, 1)
    }

    @Test("The second card with an id has its own statement", arguments: ["2", "null", nil])
    func occurrence(number: String?) throws {
        let statements = try statements([FeedText.statement(["occurrence": number])])
        let second = CardID(feedID: card.feedID, occurrence: 2)
        try same(statements.statement(of: second) != nil, number == "2")
        try same(statements.statement(of: card) != nil, number != "2")
    }

    @Test(
        "Every field that can't be read is named, and what is found there",
        arguments: [
            ("occurrence", "0", "occurrence", .ordinal, .number),
            ("occurrence", "1.5", "occurrence", .ordinal, .number),
            ("occurrence", #""2""#, "occurrence", .ordinal, .text),
            ("period", nil, "period", .object, .nothing),
            ("period", #"{ "from": "2026-10-30" }"#, "period.to", .date, .nothing),
            ("period", #"{ "from": "30.10.2026", "to": "2026-11-01" }"#, "period.from", .date, .text),
            ("period", #"{ "from": "2026-02-30", "to": "2026-11-01" }"#, "period.from", .date, .text),
            ("period", #"{ "from": "2026-10-30", "to": 5 }"#, "period.to", .date, .number),
            ("period", #"{ "from": "2026-10-30", "to": "2026-10-29" }"#, "period.to", .periodEnd, .date),
            ("period", #"{ "from": "0001-01-01", "to": "9999-12-31" }"#, "period.to", .periodEnd, .date),
            ("opening", #""1 or 2""#, "opening", .number, .text),
            ("opening", #""$1""#, "opening", .number, .otherCurrency),
            ("opening", "[]", "opening", .number, .list),
            ("closing", "null", "closing", .number, .null),
            ("closing", #""1,5000 ₹""#, "closing", .number, .text),
            ("minimum_due", "true", "minimum_due", .number, .boolean),
            ("currency", "1", "currency", .text, .number),
            ("due_date", "null", "due_date", .date, .null),
            ("transaction", nil, "transaction", .list, .nothing),
            ("transaction", "[1]", "transaction[0]", .object, .number),
        ] as [(String, String?, String, FieldKind, FieldKind)])
    func faults(field: String, json: String?, path: String, expected: FieldKind, found: FieldKind) throws {
        let statements = try statements([FeedText.statement([field: json])])
        // Which card of an id it is can't be told where that field is at fault; the card without a statement hears of it.
        #expect(throws: UnreadableField(path: "statement[0].\(path)", expected: expected, found: found)) {
            try statements.statement(of: card)
        }
    }

    @Test(
        "Day, text and amount of a transaction are required",
        arguments: [("date", .date), ("text", .text), ("amount", .number)] as [(String, FieldKind)])
    func transactions(field: String, kind: FieldKind) throws {
        let list = [FeedText.transaction(), FeedText.transaction([field: "null"])].joined(separator: ",")
        let statements = try statements([FeedText.statement(["transaction": "[\(list)]"])])
        let fault = UnreadableField(
            path: "statement[0].transaction[1].\(field)", expected: kind, found: .null)
        #expect(throws: fault) { try statements.statement(of: card) }
    }

    @Test(
        "What may be missing makes no statement unreadable: it adds up, has no minimum, and its spending is of no category"
    )
    func missing() throws {
        for missing in [nil, "null"] as [String?] {
            let transaction = FeedText.transaction(["id": missing, "category": missing])
            let text = FeedText.statement([
                "opening": missing, "minimum_due": missing, "transaction": "[\(transaction)]",
            ])
            let statement = try #require(try statements([text]).statement(of: card))
            same(statement.opening.amount, Decimal(10_010) / 100)
            #expect(statement.difference.isZero)
            same(statement.leastDue.amount, 0)
            same(statement.transactions.map(\.id), [""])
            same(statement.transactions.map(\.category.code), [""])
        }
    }

    @Test(
        "Amounts may be texts, with a currency or without",
        arguments: [#""142.33""#, #""₹142.33""#, #""142.33 INR""#, "142.33"])
    func texts(closing: String) throws {
        let transaction = FeedText.transaction(["amount": #""₹42.23""#])
        let text = FeedText.statement(["closing": closing, "transaction": "[\(transaction)]"])
        let statement = try #require(try statements([text]).statement(of: card))
        same(statement.closing.amount, Decimal(14_233) / 100)
        #expect(statement.difference.isZero)
    }

    @Test("Categories are the same in any case of letters, known or not")
    func categories() {
        same(SpendingCategory(code: "GROCERIES"), .groceries)
        same(SpendingCategory(code: "Кава"), SpendingCategory(code: "КАВА"))
        same(Set(["Fuel", "fuel", "FUEL", "Tea", "tea"].map(SpendingCategory.init(code:))).count, 2)
        same(SpendingCategory(code: "TEA").code, "TEA")
        #expect(SpendingCategory(code: "tea") != SpendingCategory(code: "coffee"))
    }

    @Test("Amounts that can't be added up exactly are refused, though each of them is exact")
    func inexactSum() throws {
        let amounts = ["1e30", "0.000000001"].map { FeedText.transaction(["amount": $0]) }
        let statements = try statements([
            FeedText.statement(["transaction": "[\(amounts.joined(separator: ","))]"])
        ])
        let fault = UnreadableField(
            path: "statement[0].transaction[1].amount", expected: .number, found: .inexactNumber)
        #expect(throws: fault) { try statements.statement(of: card) }
    }

    @Test("A card number in a text is masked, and nothing in a text can command a terminal")
    func texts() throws {
        let transaction = FeedText.transaction(["text": #""TO 4111 1111 1111 1111\u001b[K""#])
        let statement = try statements([FeedText.statement(["transaction": "[\(transaction)]"])])
            .statement(of: card)
        same(statement?.transactions.first?.text, "TO 4111 11XX XXXX 1111\u{FFFD}[K")
    }

    @Test("An unreadable statement hides no card and no other statement")
    func others() throws {
        let feed = try FeedText.feed(
            [FeedText.card(), FeedText.card(["id": #""7""#])],
            envelope:
                #""statement": [\#(FeedText.statement(["opening": "[]"])), \#(FeedText.statement(["card_id": #""7""#]))],"#
        )
        same(feed.cards.count, 2)
        #expect(feed.unreadable.isEmpty)
        #expect(try feed.statements.statement(of: CardID(feedID: "7")) != nil)
    }

    @Test("Statements that are not a list are an error only if one is requested")
    func noList() throws {
        let feed = try FeedText.feed([FeedText.card()], envelope: #""statement": 5,"#)
        same(feed.cards.count, 1)
        let fault = UnreadableField(path: "statement", expected: .list, found: .number)
        #expect(throws: fault) { try feed.statements.statement(of: card) }
    }

    @Test("One element can be decoded by itself")
    func alone() throws {
        let data = Data(FeedText.statement(["closing": "null"]).utf8)
        let entry = try JSONDecoder().decode(StatementEntry.self, from: data)
        same(entry.card, card)
        same(entry.end, .day("2026-11-01"))
        same(entry.content, .failure(UnreadableField(path: "closing", expected: .number, found: .null)))
    }

    private let card = CardID(feedID: "48822393341")

    private func statements(_ texts: [String]) throws -> LastStatements {
        try FeedText.feed([FeedText.card()], envelope: #""statement": [\#(texts.joined(separator: ","))],"#)
            .statements
    }
}
