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
        let data = try Data(contentsOf: PackageFolder.url.appending(path: "Docs/CardJSON.schema.json"))
        schema = JSONSchema(
            root: try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]))
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
        let text = Self.card(changes)
        let feed = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(try schema.faults(in: feed).isEmpty == isUsable)
        var check = FeedCheck(of: FeedBytes(Array(text.utf8), source: "x"))
        #expect(try check.run().isFatal == !isUsable)
    }

    @Test(
        "It and the page of the format name the fields that are read, the codes, and the names people write")
    func fields() throws {
        let definitions = try #require(schema.root["$defs"] as? [String: [String: Any]])
        func properties(_ name: String) -> Set<String> {
            Set((definitions[name]?["properties"] as? [String: Any] ?? [:]).keys)
        }
        #expect(properties("card") == Set(CardInspection.cardKeys))
        #expect(properties("due_in_currency") == Set(CardInspection.dueKeys))
        #expect(properties("due_with_sign") == Set(CardInspection.dueKeys))
        let page = try String(
            contentsOf: PackageFolder.url.appending(path: "Docs/CardJSON.md"), encoding: .utf8)
        for key in CardInspection.cardKeys + CardInspection.dueKeys {
            #expect(page.contains("| `\(key)` |"), "\(key)")
        }
        let codes = CardNetwork.known.map(\.code) + Bank.known.map(\.code) + CardAction.known.map(\.code)
        for code in codes { #expect(page.contains("`\(code)`"), "\(code)") }
        for name in ["Mastercard", "visa", "American Express"] {
            #expect(page.contains("`\(name)`") && CardNetwork.known.contains(CardNetwork(code: name)))
        }
        for name in ["State Bank of India", "Standard Chartered", "Citibank", "HDFC Bank"] {
            #expect(page.contains("`\(name)`") && Bank.known.contains(Bank(code: name)))
        }
    }

    @Test("MockData.json is as it says")
    func mockData() throws {
        let feed = try JSONSerialization.jsonObject(with: try FeedSource.embedded.read())
        #expect(try schema.faults(in: feed) == [])
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

/// As much of JSON Schema (draft 2020-12) as our schema uses.
private struct JSONSchema {
    let root: [String: Any]

    /// Where `value` is not as the schema says.
    func faults(in value: Any) throws -> [String] { try faults(in: value, root, path: "") }

    private func faults(in value: Any, _ schema: [String: Any], path: String) throws -> [String] {
        if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last {
            let definitions = root["$defs"] as? [String: [String: Any]]
            guard let definition = definitions?[String(name)] else { return [reference] }
            return try faults(in: value, definition, path: path)
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            return try choices.contains { try faults(in: value, $0, path: path).isEmpty } ? [] : [path]
        }
        if let words = schema["enum"] as? [String] {
            return (value as? String).map(words.contains) ?? false ? [] : [path]
        }
        guard let type = schema["type"] as? String, try isValue(value, of: type, schema) else {
            return [path]
        }
        return try members(of: value, schema, path: path)
    }

    private func isValue(_ value: Any, of type: String, _ schema: [String: Any]) throws -> Bool {
        switch type {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "null": return value is NSNull
        case "string":
            guard let text = value as? String else { return false }
            let pattern = schema["pattern"] as? String
            let hasShape = try pattern.map { try text.wholeMatch(of: Regex($0)) != nil } ?? true
            return hasShape && text.count >= schema["minLength"] as? Int ?? 0
        case "number": return value is NSNumber
        case "integer":
            guard let number = value as? NSNumber else { return false }
            return number.doubleValue.rounded() == number.doubleValue
                && number.doubleValue >= schema["minimum"] as? Double ?? -.infinity
        default: return false
        }
    }

    private func members(of value: Any, _ schema: [String: Any], path: String) throws -> [String] {
        if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
            return try list.enumerated().flatMap { try faults(in: $1, items, path: "\(path)[\($0)]") }
        }
        guard let object = value as? [String: Any] else { return [] }
        func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
        let required = schema["required"] as? [String] ?? []
        let missing = required.filter { object[$0] == nil }.map(place)
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        return missing
            + (try properties.flatMap { name, property in
                try object[name].map { try faults(in: $0, property, path: place(name)) } ?? []
            })
    }
}
