import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import JSONFeed
import TestSupport
import Testing
import Values

@testable import PaymentCardsFeed

@Suite("FeedCheck: statements")
struct StatementCheckTests {
    private func check(_ text: String) throws(CardsError) -> FeedFindings {
        var check = FeedCheck(of: FeedBytes(Array(text.utf8), source: "x"))
        return try check.run()
    }

    private func card(_ fields: String) -> String {
        #"{ "id": "1", "title": "A", "number": "1", "card_holder_name": "B", "type": "visa", "bank_name": "sbi", "#
            + fields + " }"
    }

    private func statement(_ changes: (String, String)...) -> String {
        let text =
            #"{ "card_id": "1", "period": { "from": "2026-10-13", "to": "2026-11-12" }, "due_date": "2026-11-26", "#
            + #""opening": 1, "closing": 3, "minimum_due": 1, "currency": "INR", "transaction": ["#
            + #"{ "id": "a", "date": "2026-10-13", "text": "A", "category": "x", "amount": 2 }] }"#
        return changes.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    private func problems(
        of statements: [String], besides cards: [String]
    ) throws -> [FeedFinding.Problem] {
        try check(
            "{ \"statement\": [\(statements.joined(separator: ","))], \"card\": [\(cards.joined(separator: ","))] }"
        ).named.map(\.problem)
    }

    @Test("Everything that makes a statement unreadable is told, in its first transaction and in its last")
    func everythingOfStatement() throws {
        let text = statement(
            (#""opening": 1"#, #""opening": "one""#), (#""to""#, #""till""#), (#", "amount": 2 }"#, " }, 5"),
            (#""due_date": "2026-11-26", "#, ""))
        func field(_ path: String, _ expected: FieldKind, _ found: FieldKind) -> UnreadableField {
            UnreadableField(path: "statement.\(path)", expected: expected, found: found)
        }
        let expected: [FeedFinding.Problem] = [
            .unreadable(field("due_date", .date, .nothing), strays: []),
            .unreadable(field("period.to", .date, .nothing), strays: ["till"]),
            .unreadable(field("opening", .number, .text), strays: []),
            .unreadable(field("transaction[0].amount", .number, .nothing), strays: []),
            .unreadable(field("transaction[1]", .object, .number), strays: []),
        ]
        try same(problems(of: [text], besides: []), expected)
        try same(check("{ \"card\": [], \"statement\": [\(text)] }").unreadableStatements, 1)
    }

    @Test("Of a statement with millions of faults, only so many are looked at")
    func manyOfStatement() throws {
        let text = statement((#"[{ "id""#, "[" + String(repeating: "5,", count: 3000) + #"{ "id""#))
        try same(problems(of: [text], besides: []).count, 1000)
    }

    @Test(
        "What contradicts the rest of a statement is a warning",
        arguments: [
            (#""closing": 3"#, #""closing": 5"#, [.difference(2)]),
            (#""minimum_due": 1"#, #""minimum_due": 4"#, [.minimumAboveBalance]),
            (#""date": "2026-10-13""#, #""date": "2026-10-12""#, [.outsidePeriod]),
            (#""minimum_due": 1"#, #""minimum_due": 3"#, []),
        ] as [(String, String, [FeedFinding.StatementContradiction])])
    func contradictions(
        from: String, to: String, expected: [FeedFinding.StatementContradiction]
    ) throws {
        let found = try problems(of: [statement((from, to))], besides: [card("\"due\": null")])
        same(found, expected.map { .contradiction($0) })
    }

    @Test(
        "A statement that is no card’s is told, and one in another currency than its card, wherever cards stand"
    )
    func links() throws {
        let euro = card(#""due": { "amount": 3, "currency": "€", "id": "1" }"#)
        let broken = card(#""due": 5"#).replacing(#""id": "1""#, with: #""id": "7""#)
        let currency = (#""INR""#, #""EUR""#)
        func problems(_ statements: [String]) throws -> [FeedFinding.Problem] {
            let text =
                "{ \"statement\": [\(statements.joined(separator: ","))], \"card\": [\(euro), \(broken)] }"
            return try check(text).named.map(\.problem).filter { !$0.isFatal }
        }
        try same(problems([statement(currency)]), [])
        try same(
            problems([statement(), statement((#""card_id": "1""#, #""card_id": "2""#))]),
            [.contradiction(.otherCurrency("INR", ofCard: "EUR")), .contradiction(.noCard("2"))])
        try same(
            problems([statement((#""card_id": "1""#, #""card_id": 1, "occurrence": 2"#))]),
            [.contradiction(.noCard("1#2"))])
        // The card is there, although it can't be read.
        try same(problems([statement((#""card_id": "1""#, #""card_id": "7""#))]), [])
    }

    @Test(
        "A due and the last statement of its card that contradict each other are told, but not if the due is paid",
        arguments: [
            (#""amount": 3, "date": "2026-11-26""#, []), (#""amount": 3, "state": "due today""#, []),
            (#""amount": 2.5, "date": "2026-11-26""#, [.otherAmount(3, ofDue: 2.5)]),
            (
                #""amount": 5, "date": "2026-11-25""#,
                [
                    .otherAmount(3, ofDue: 5),
                    .otherDate(.day("2026-11-26"), ofDue: .day("2026-11-25")),
                ]
            ),
            (#""amount": 0, "state": "fully_paid""#, []),
            (#""amount": -4, "date": "2026-11-26""#, [.otherAmount(3, ofDue: 0)]),
        ] as [(String, [FeedFinding.StatementContradiction])])
    func dues(due: String, expected: [FeedFinding.StatementContradiction]) throws {
        let card = card(#""due": { "id": "1", "currency": "₹", \#(due) }"#)
        let earlier = statement(
            ("2026-10-13\", \"to\": \"2026-11-12", "2026-09-13\", \"to\": \"2026-10-12"),
            ("2026-10-13", "2026-09-13"))
        for statements in [[statement()], [earlier, statement()], [statement(), earlier]] {
            try same(problems(of: statements, besides: [card]), expected.map { .contradiction($0) })
        }
    }

    @Test("A credit balance contradicts no due that is zero")
    func credit() throws {
        let card = card(#""due": { "id": "1", "currency": "₹", "amount": 0 }"#)
        try same(
            problems(
                of: [
                    statement(
                        ("\"closing\": 3", "\"closing\": -3"), ("\"opening\": 1", "\"opening\": -5"),
                        ("\"minimum_due\": 1", "\"minimum_due\": 0"))
                ], besides: [card]), [])
    }

    @Test("Periods of a card’s statements that overlap are told, those of two cards not")
    func overlaps() throws {
        let other = statement(
            (#""from": "2026-10-13""#, #""from": "2026-11-12""#),
            (#""to": "2026-11-12""#, #""to": "2026-12-12""#),
            (#""date": "2026-10-13""#, #""date": "2026-11-13""#))
        let cards = [
            card("\"due\": null"), card("\"due\": null").replacing(#""id": "1""#, with: #""id": "2""#),
        ]
        for statements in [[statement(), other], [other, statement()]] {
            try same(problems(of: statements, besides: cards), [.contradiction(.overlap(.day("2026-11-12")))])
        }
        let apart = other.replacing(#""from": "2026-11-12""#, with: #""from": "2026-11-13""#)
        let others = other.replacing(#""card_id": "1""#, with: #""card_id": "2""#)
        for second in [apart, others] { try same(problems(of: [statement(), second], besides: cards), []) }
    }

    @Test("Amounts that are texts, or have more decimals than their currency, are told")
    func amounts() throws {
        let text = statement(
            (#""opening": 1"#, #""opening": "1""#), (#""amount": 2"#, #""amount": 2.0015"#),
            (#""closing": 3"#, #""closing": "₹3.0015""#))
        let decimals = FeedFinding.Problem.tooManyDecimals(currency: "INR", decimals: 2)
        let nothing = card("\"due\": null")
        try same(problems(of: [text], besides: [nothing]), [.odd(.amountAsText), decimals, decimals])
        let yen = card(#""due": { "id": "1", "currency": "¥", "amount": 5.5, "date": "2030-01-01" }"#)
        let none = FeedFinding.Problem.tooManyDecimals(currency: "JPY", decimals: 0)
        try same(problems(of: [], besides: [yen]), [none])
        try same(problems(of: [], besides: [yen.replacing("¥", with: "₹")]), [])
        try same(problems(of: [], besides: [yen.replacing("5.5", with: "\"¥5.5\"")]), [none])
    }

    @Test("A list called “statements” is told where there is no list of statements")
    func statementsForStatement() throws {
        let cards = "\"card\": [\(card("\"due\": null"))]"
        let stray = FeedFinding.Problem.strayKey("statements", meant: ["statement"])
        let findings = try check("{ \"statements\": [\(statement())], \(cards) }")
        same(findings.named.map(\.problem), [stray])
        #expect(findings.named.first?.place.column == 3 && !findings.isFatal)
        try same(check("{ \"statements\": 5, \(cards) }").named, [])
        try same(check("{ \"statements\": [], \(cards), \"statement\": [\(statement())] }").named, [])
    }

    @Test("Statements that are no list are told")
    func noList() throws {
        let findings = try check(#"{ "card": [], "statement": { "card_id": "1" } }"#)
        let field = UnreadableField(path: "statement", expected: .list, found: .object)
        same(findings.named.map(\.problem), [.unreadable(field, strays: [])])
        #expect(findings.named.map(\.place.column) == [28] && findings.unreadableStatements == 1)
        #expect(try check(#"{ "card": [], "statement": null }"#).named.isEmpty)
    }
}
