import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsFeed

@Suite("FeedCheck")
struct FeedCheckTests {
    private func check(_ text: String) throws(CardsError) -> FeedFindings {
        var check = FeedCheck(of: FeedBytes(Array(text.utf8), source: "x"))
        return try check.run()
    }

    @Test(
        "It finds every card that decoding finds unreadable, where that says it is, and no other",
        arguments: 0..<8)
    func sameAsDecoding(seed: UInt64) throws {
        var generator = FeedGenerator(seed: 500 + seed)
        for _ in 0..<TestRun.count(25, long: 150) {
            let text = generator.feed()
            let whole = Result { () throws(CardsError) in
                try CardFeedDecoder(source: "x").decode(Data(text.utf8))
            }
            guard case .success(let feed) = whole else { continue }
            let findings = try check(text)
            let faults = feed.unreadable
            same(findings.readable, feed.entries.count - faults.count, "\(text)")
            same(findings.unreadable, faults.count, "\(text)")
            var told = findings.named.filter(\.isFatal)[...]
            for fault in faults {
                told = told.drop { finding in
                    switch finding.problem {
                    case .unreadable(let field, _), .unreadableAmount(let field, _):
                        field.inside("card[\(fault.index)]") != fault.field || finding.place != fault.place
                            || finding.title != fault.title
                    default: true
                    }
                }
                #expect(!told.isEmpty, "\(fault) \(text)")
                told = told.dropFirst()
            }
        }
    }

    @Test(
        "Everything wrong with a card is told, with its line and column, its title, and keys that may be misspelled"
    )
    func everything() throws {
        let text = """
            { "card": [
              { "id": "1", "titel": "GOLD", "number": "4221", "card_holder_name": "A", "type": "VSIA",
                "bank_name": "SBI", "due": { "amount": "1,5000", "currency": "INR" }, "actions": ["pay", "pay_now"] }
            ] }
            """
        let findings = try check(text)
        #expect(findings.readable == 0 && findings.unreadable == 1 && findings.isFatal)
        same(findings.named.map(\.place.line), [2, 3, 3, 3])
        same(findings.named.map(\.place.column), [3, 32, 44, 87])
        let title = UnreadableField(path: "title", expected: .text, found: .nothing)
        let amount = UnreadableField(path: "due.amount", expected: .number, found: .text)
        same(
            findings.named.map(\.problem),
            [
                .unreadable(title, strays: ["titel"]), .noDueID,
                .unreadableAmount(amount, .ambiguous("1,5000", "1.5000", "15000")), .unknown(.action, "pay"),
            ])
        same(findings.strangers.map(\.problem), [.unknown(.network, "VSIA")])
        same(findings.strangers.map(\.place.column), [84])
    }

    private func card(_ fields: String) -> String {
        #"{ "id": "1", "title": "A", "number": "1", "card_holder_name": "B", "type": "visa", "bank_name": "sbi", "#
            + fields + " }"
    }

    @Test(
        "Keys given twice, keys that are nearly others, and currencies that don’t exist are warnings",
        arguments: [
            (#""title": "C""#, [.repeatedKey("title")]),
            (#""due": { "amount": "₹5", "date": "2030-01-01", "date": null }"#, [.repeatedKey("date")]),
            (#""extra": [{ "a": 1, "b": { "a": 1 } }, { "a": 1 }]"#, []),
            (#""extra": [{ "a": 1, "a": 1 }]"#, [.repeatedKey("a")]),
            (#""titl\u0065": "C""#, [.repeatedKey("title")]),
            (#""action": []"#, [.strayKey("action", meant: ["actions"])]),
            (#""Due": null"#, [.strayKey("Due", meant: ["due"])]),
            (#""amount_due": 5"#, [.strayKey("amount_due", meant: ["due"])]),
            (#""colour": "red", "dots": 5, "x": 1"#, []),
            (#""dues": [], "due": null"#, []),
            (
                #""due": { "amount": "₹5", "id": "1", "dueDate": "2030-01-01" }"#,
                [.strayKey("dueDate", meant: ["date"])]
            ),
            (
                #""due": { "amount": 5, "currency": "EURO", "date": "2030-01-01" }"#,
                [.unknown(.currency, "EURO")]
            ),
            (
                #""due": { "amount": 5, "currency": "QQQ", "date": "2030-01-01" }"#,
                [.unknown(.currency, "QQQ")]
            ),
            (#""due": { "amount": 5, "currency": "UAH", "date": "2030-01-01" }"#, []),
            (#""due": { "amount": 5, "currency": "Rs.", "date": "2030-01-01" }"#, []),
        ] as [(String, [FeedFinding.Problem])])
    func keys(fields: String, problems: [FeedFinding.Problem]) throws {
        let findings = try check("{ \"card\": [\(card(fields))] }")
        same(findings.named.map(\.problem), problems)
        #expect(!findings.isFatal && findings.readable == 1)
    }

    @Test(
        "An amount and its currency are told each, and why a text is no amount",
        arguments: [
            (
                #""amount": true, "currency": 5"#,
                [.unreadable(Self.amount(.boolean), strays: []), Self.currency]
            ),
            (#""amount": "5 or 6", "currency": 5"#, [Self.text(.unexpected("o")), Self.currency]),
            (
                #""amount": "1,5000", "currency": "EURO""#,
                [Self.text(.ambiguous("1,5000", "1.5000", "15000")), .unknown(.currency, "EURO")]
            ),
            (#""amount": "1,234.50""#, [Self.text(nil)]),
            (
                #""amount": "$5", "currency": "INR""#,
                [.unreadableAmount(Self.amount(.otherCurrency), .otherCurrency("$", wanted: "INR"))]
            ),
            (#""amount": "5""#, [Self.missingCurrency, .odd(.amountAsText)]),
        ] as [(String, [FeedFinding.Problem])])
    func money(fields: String, problems: [FeedFinding.Problem]) throws {
        let findings = try check(#"{ "card": [\#(card("\"due\": { \(fields), \"id\": \"1\" }"))] }"#)
        same(Set(findings.named.map(\.problem)), Set(problems))
        #expect(findings.named.count == problems.count && findings.unreadable == 1)
    }

    private static func amount(_ found: FieldKind) -> UnreadableField {
        UnreadableField(path: "due.amount", expected: .number, found: found)
    }

    private static func text(_ problem: AmountText.Problem?) -> FeedFinding.Problem {
        .unreadableAmount(amount(.text), problem)
    }

    private static let currency = FeedFinding.Problem.unreadable(
        UnreadableField(path: "due.currency", expected: .text, found: .number), strays: [])
    private static let missingCurrency = FeedFinding.Problem.unreadable(
        UnreadableField(path: "due.currency", expected: .text, found: .nothing), strays: [])

    @Test("A list that is given twice is told; so are keys and currencies of statements")
    func lists() throws {
        let statement =
            #"{ "card_id": "1", "period": { "from": "2026-10-13", "to": "2026-11-12" }, "due_date": "2026-11-26", "#
            + #""opening": 0, "closing": 0, "minimum_due": 0, "currency": "RS", "transaction": [], "opening": 1 }"#
        let findings = try check(#"{ "card": [], "statement": [\#(statement)], "card": [5] }"#)
        same(
            findings.named.map(\.problem),
            [
                .unknown(.currency, "RS"), .repeatedKey("opening"), .repeatedKey("card"),
                .contradiction(.noCard("1")),
            ])
        #expect(!findings.isFatal)
    }

    @Test("A bank that is unknown is a remark, once, however often and however it is written")
    func strangers() throws {
        let names = ["Monobank", "MONOBANK", "mono bank", "Monobank", "A-Bank"]
        let cards = names.enumerated().map {
            card("\"n\": 1").replacing("\"sbi\"", with: "\"\($1)\"").replacing(
                "\"id\": \"1\"", with: "\"id\": \"\($0)\"")
        }
        let findings = try check("{ \"card\": [\n\(cards.joined(separator: ",\n"))] }")
        #expect(findings.named.isEmpty && !findings.isFatal)
        same(findings.strangers.map(\.problem), [.unknown(.bank, "Monobank"), .unknown(.bank, "A-Bank")])
        same(findings.strangers.map(\.place.line), [2, 6])
        var sum = findings
        sum.add(findings)
        #expect(sum.strangers == findings.strangers && sum.readable == 10)
    }

    @Test("Where it stops being JSON is a finding among the others; what never was a feed is an error")
    func malformed() throws {
        let findings = try check(#"{ "card": [ 5, { "id": 1, } ] }"#)
        #expect(findings.named.count == 2 && findings.isFatal)
        same(findings.named.last?.problem, .malformed(.trailingComma))
        #expect(throws: CardsError.self) { try check("") }
        #expect(throws: CardsError.self) { try check(#"{ "cards": [] }"#) }
        #expect(throws: CardsError.self) { try check(#"{ "stat": "fail", "card": [] }"#) }
    }

    @Test("A statement that can't be read is told, too; the built-in feed has nothing unusable")
    func statements() throws {
        let findings = try check(#"{ "card": [], "statement": [{ "card_id": "1" }, 5] }"#)
        #expect(findings.unreadableStatements == 2 && findings.named.count == 6)
        let builtIn = try check(String(decoding: try MockDataFile.bytes(), as: UTF8.self))
        #expect(!builtIn.isFatal && builtIn.readable > 10)
    }

    @Test("After a thousand, what is wrong is only counted")
    func limit() throws {
        let text = #"{ "card": ["# + Array(repeating: "5", count: 2500).joined(separator: ",\n") + "] }"
        let findings = try check(text)
        #expect(findings.named.count == 1000 && findings.more == 1500)
        same(findings.unreadable, 2500)
        same(findings.named.last?.place.line, 1000)
    }
}
