import Foundation
import TestSupport
import Testing

@testable import JSONFeed

@Suite("JSONValue")
struct JSONValueTests {
    private static let cleaning = TextCleaning(clean: { $0 }, mask: { $0 })
    private static let zeros = String(repeating: "0", count: 40)
    private let text =
        #"  { "a": [1, {"b": "x]"}], "due": { "\u0061mount": 5, "amount": 6 }, "a": 7, "t": "caf\u00e9" }"#

    @Test(
        "A path leads to a value; of a missing one, to what encloses it",
        arguments: [
            ("", "{ \"a\""), ("a", "[1,"), ("a[0]", "1, {"), ("a[1].b", "\"x]\""),
            ("due.amount", "5, \"amount"),
            ("due.id", "{ \"\\u0061"), ("a[9]", "[1,"), ("none.at.all", "{ \"a\""), ("a[0].b", "1, {"),
        ])
    func offsets(path: String, beginning: String) throws {
        let offset = try JSONDocument(text.utf8).read { $0.nearest(to: path).range.lowerBound }
        #expect(text.utf8.dropFirst(offset).starts(with: beginning.utf8))
    }

    @Test("A value has its keys, its elements and its text; of several values with one key, the first counts")
    func contents() throws {
        try JSONDocument(text.utf8).read { json in
            same(json.parts.map(\.key), ["a", "due", "a", "t"])
            same(json["a"]?.parts.map { String(decoding: $0.bytes, as: UTF8.self) }, ["1", #"{"b": "x]"}"#])
            same(json["due"]?["amount"]?.string, "5")
            same(json["t"]?.string, "café")
            #expect(json["x"] == nil && json["t"]?["x"] == nil && json["t"]?.parts.map(\.key) == [])
        }
    }

    @Test(
        "A number keeps its value where that has up to 37 digits, however it is written",
        arguments: [
            ("0", "0"), ("-12.50", "-12.50"), ("1\(zeros)", "1e40"), ("1.\(zeros)", "1"),
            ("0.\(zeros)1", "1e-41"), ("-0.00", "0"), ("18420.00", "18420"), ("100000000000000001", nil),
            ("-5\(zeros).\(zeros)e2", "-5e42"), ("0.000000000000000001", "1e-18"),
            ("1234567890123456789012345678901234567", nil), ("12345678901234567.89012345678901234567", nil),
            ("0.\(zeros)1234567890123456789012345678901234567", "1234567890123456789012345678901234567e-77"),
        ])
    func exact(number: String, expected: String?) throws {
        let amount = try JSONDocument(#"{"a": \#(number)}"#.utf8).read { json throws(UnreadableField) in
            try FieldReader(json, cleaning: Self.cleaning).amount("a")
        }
        same(amount, try #require(Decimal(string: expected ?? number)))
    }

    @Test(
        "A number with more digits is refused, though the last ones stand far behind zeros",
        arguments: [
            "1.\(zeros)1", "100.\(zeros)1", "-1.\(zeros)1e3", "1\(zeros)1", "1\(zeros).5", "1e400",
            "12345678901234567890123456789012345678",
        ])
    func inexact(number: String) throws {
        let fault = UnreadableField(path: "a", expected: .number, found: .inexactNumber)
        try JSONDocument(#"{"a": \#(number)}"#.utf8).read { json in
            _ = #expect(throws: fault) { try FieldReader(json, cleaning: Self.cleaning).amount("a") }
        }
    }

    @Test(
        "A number is an id only where it is a whole one in digits alone",
        arguments: [
            ("2", true), ("-2", true), ("2.0", false), ("-0", false), ("1e3", false), ("2e0", false),
            ("12345678901234567890123456789012345678", false),
        ])
    func ids(number: String, isID: Bool) throws {
        try JSONDocument(#"{"i\u0064": \#(number)}"#.utf8).read { json in
            let id = Result { () throws(UnreadableField) in
                try FieldReader(json, cleaning: Self.cleaning).id("id").id
            }
            let fault = UnreadableField(path: "id", expected: .text, found: .number)
            same(id, isID ? .success(number) : .failure(fault))
        }
    }
}
