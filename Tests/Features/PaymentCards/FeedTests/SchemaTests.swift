import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("Docs/CardJSON.schema.json")
struct SchemaTests {
    private let schema: JSONSchema

    init() throws {
        schema = try JSONSchema(in: PackageFolder.url.appending(path: "Docs/CardJSON.schema.json"))
    }

    /// A card that can be used, with other values for some fields.
    private static func card(_ changes: String) -> String {
        #"{ "card": [{ "id": "1", "title": "A", "number": "1234", "card_holder_name": "B", "type": "Visa", "#
            + #""bank_name": "SBI"\#(changes) }] }"#
    }

    @Test(
        "It calls usable what the check calls usable",
        arguments: [
            ("", true), (#", "due": null, "actions": null"#, true), (#", "actions": []"#, true),
            (#", "due": { "amount": 5, "currency": "INR" }"#, true),
            (#", "due": { "amount": 5, "currency": "INR", "id": null, "state": null, "date": null }"#, true),
            (#", "due": { "amount": "₹5" }"#, true),
            (#", "due": { "amount": "₹5", "currency": null }"#, true),
            (#", "due": { "amount": "1,500.50 INR", "currency": "₹" }"#, true),
            (#", "due": { "amount": "5", "currency": "INR", "id": 7 }"#, true),
            (#", "due": { "amount": "5" }"#, false), (#", "due": { "amount": 5 }"#, false),
            (#", "due": { "amount": 5, "currency": null }"#, false),
            (#", "due": { "currency": "INR" }"#, false),
            (#", "due": { "amount": "five", "currency": "INR" }"#, false),
            (#", "due": { "amount": true, "currency": "INR" }"#, false),
            (#", "due": { "amount": 5, "currency": "INR", "state": 5 }"#, false),
            (#", "due": 5"#, false), (#", "actions": "pay_now""#, false), (#", "actions": [5]"#, false),
        ])
    func agreement(changes: String, isUsable: Bool) throws {
        try agreement(Self.card(changes), isUsable)
    }

    @Test(
        "It calls the same statements usable",
        arguments: [
            ("", "", true),
            (#", "opening": null, "minimum_due": null"#, #", "id": null, "category": null"#, true),
            (#", "opening": 1, "minimum_due": "₹1""#, #", "id": "a", "category": "FUEL""#, true),
            (#", "opening": "1.50", "minimum_due": 1"#, "", true), (#", "opening": true"#, "", false),
            (#", "opening": "one""#, "", false), (#", "minimum_due": []"#, "", false),
            ("", #", "id": 5"#, false), ("", #", "category": 5"#, false),
        ])
    func statements(fields: String, ofTransaction: String, isUsable: Bool) throws {
        try agreement(
            #"{ "card": [], "statement": [{ "card_id": "1", "period": { "from": "2026-10-13", "to": "2026-11-12" }, "#
                + #""due_date": "2026-11-26", "closing": "3", "currency": "INR"\#(fields), "transaction": ["#
                + #"{ "date": "2026-10-13", "text": "A", "amount": "₹2"\#(ofTransaction) }] }] }"#, isUsable)
    }

    private func agreement(_ text: String, _ isUsable: Bool) throws {
        let feed = try JSONSerialization.jsonObject(with: Data(text.utf8))
        try same(schema.faults(in: feed).isEmpty, isUsable)
        var check = FeedCheck(of: FeedBytes(Array(text.utf8), source: "x"))
        try same(check.run().isFatal, !isUsable)
    }

    @Test(
        "It and the page of the format name the fields that are read, the codes, and the names people write")
    func fields() throws {
        let definitions = try #require(
            schema.root["$defs"] as? [String: [String: Any]])
        func properties(_ name: String) -> Set<String> {
            Set((definitions[name]?["properties"] as? [String: Any] ?? [:]).keys)
        }
        same(properties("card"), Set((CardReader.keys[""] ?? [])))
        same(properties("due_in_currency"), Set((CardReader.keys["due"] ?? [])))
        same(properties("due_with_sign"), Set((CardReader.keys["due"] ?? [])))
        let page = try String(
            contentsOf: PackageFolder.url.appending(path: "Docs/CardJSON.md"), encoding: .utf8)
        for key in (CardReader.keys[""] ?? []) + (CardReader.keys["due"] ?? []) {
            #expect(page.contains("| `\(key)` |"), "\(key)")
        }
        let codes = CardNetwork.known.map(\.code) + Bank.known.map(\.code) + CardAction.known.map(\.code)
        for code in codes { #expect(page.contains("`\(code)`"), "\(code)") }
        same(Self.listed(definitions["card"] ?? [:]), Set(codes))
        for name in ["Mastercard", "visa", "American Express"] {
            #expect(page.contains("`\(name)`") && CardNetwork.known.contains(CardNetwork(code: name)))
        }
        for name in ["State Bank of India", "Standard Chartered", "Citibank", "HDFC Bank"] {
            #expect(page.contains("`\(name)`") && Bank.known.contains(Bank(code: name)))
        }
    }

    /// The words that a part of the schema lists.
    private static func listed(_ part: Any) -> Set<String> {
        switch part {
        case let object as [String: Any]:
            Set(object["enum"] as? [String] ?? []).union(object.values.flatMap(listed))
        case let list as [Any]: Set(list.flatMap(listed))
        default: []
        }
    }

    @Test("MockData.json is as it says")
    func mockData() throws {
        let feed = try JSONSerialization.jsonObject(with: Data(try MockDataFile.bytes()))
        try same(schema.faults(in: feed), [])
    }

    @Test(
        "It notices what is wrong",
        arguments: [
            (#"{}"#, "card"), (#"{ "card": [{}] }"#, "card[0].id"),
            (#"{ "card": [], "statement": [{}] }"#, "statement[0].card_id"),
            (#"{ "card": [], "statement": {} }"#, "statement"),
            (
                #"{ "card": [], "statement": [{ "transaction": [{ "date": "today" }] }] }"#,
                "statement[0].transaction[0].date"
            ),
        ])
    func faults(text: String, path: String) throws {
        let feed = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(try schema.faults(in: feed).contains(path))
    }
}
