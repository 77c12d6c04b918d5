import Foundation
import TestSupport
import Testing

@testable import JSONFeed

@Suite("The text of an object")
struct JSONObjectTextTests {
    @Test(
        "takes a member in the style of the others, and gives it up again",
        arguments: [
            ("{}", #"{"new": 1}"#), ("{ }", #"{"new": 1 }"#), ("{\n}\n", "{\n  \"new\": 1\n}\n"),
            (#"{"a":1}"#, #"{"a":1, "new": 1}"#), (#"{ "a": 1 }"#, #"{ "a": 1, "new": 1 }"#),
            ("{\r\n\t\"a\": [1,\n2]\r\n}", "{\r\n\t\"a\": [1,\n2],\r\n\t\"new\": 1\r\n}"),
            (
                "\u{FEFF}{\n  \"a\": 1,\n\n  \"b\": {}\n}",
                "\u{FEFF}{\n  \"a\": 1,\n\n  \"b\": {},\n\n  \"new\": 1\n}"
            ),
        ])
    func added(text: String, expected: String) throws {
        var object = try object(text)
        object.set("new", to: .number(1))
        same(String(decoding: object.bytes, as: UTF8.self), expected)
        object.remove("new")
        same(String(decoding: object.bytes, as: UTF8.self), text)
    }

    @Test(
        "loses every member of a name, each with a comma",
        arguments: [
            (#"{"a": 1, "b": 2, "c": 3}"#, "a", #"{"b": 2, "c": 3}"#),
            (#"{"a": 1, "b": 2, "c": 3}"#, "b", #"{"a": 1, "c": 3}"#),
            (#"{"a": 1, "b": 2, "c": 3}"#, "c", #"{"a": 1, "b": 2}"#),
            (#"{"a": 1 ,"\u0061": 2, "c": 3, "a": 4}"#, "a", #"{"c": 3}"#),
            ("{\n  \"a\": [\"}\"]\n}", "a", "{\n}"), (#"{"a": 1}"#, "b", #"{"a": 1}"#),
        ])
    func removed(text: String, name: String, expected: String) throws {
        var object = try object(text)
        object.remove(name)
        same(String(decoding: object.bytes, as: UTF8.self), expected)
    }

    @Test(
        "tells a value as a person would type it",
        arguments: [
            ("\"a\\n\\u20b9\"", "a\n₹"), ("4e-1", "0.4"), ("1e400", "1e400"), ("true", "true"),
            ("null", "null"),
            ("[ ]", "[]"), ("[1]", "[…]"), ("{}", "{}"), ("{\"a\": 1}", "{…}"),
        ])
    func plain(value: String, expected: String) throws {
        try same(object("{\"a\": 0, \"a\" : \(value) }").value(of: "a")?.plain, expected)
        #expect(try object("{\"a\": \(value)}").value(of: "b") == nil)
    }

    @Test(
        "is nothing but an object",
        arguments: [
            "", "[]", "1", "{", "{} {}", "{\"a\": 1,}", "// x\n{}", String(repeating: "[", count: 100_000),
        ])
    func others(text: String) {
        #expect(JSONObjectText(Array(text.utf8)) == nil)
    }

    @Test("keeps every other byte, whatever the object and whatever is set", .showsSeed)
    func everyByte() throws {
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<2000 {
            let (before, after) = (RandomObject(&random), RandomObject(&random))
            let text =
                "{" + before.members + (before.isEmpty || after.isEmpty ? "" : ",") + after.members + "}"
            let original = try object(text)
            let value = random.text()
            var changed = original
            changed.set("new", to: .text(value))
            same(changed.value(of: "new")?.plain, value)
            #expect(JSONObjectText(changed.bytes) != nil, "\(text)")
            changed.remove("new")
            same(changed.bytes, original.bytes, "\(text)")

            // One that is there already: what stands before and after it stays where it is.
            let (start, end) = (
                "{" + before.members + (before.isEmpty ? "" : ","),
                (after.isEmpty ? "" : ",") + after.members + "}"
            )
            var replaced = try object(start + " \"new\" : [1, {}]\t" + end)
            replaced.set("new", to: .text(value))
            same(replaced.value(of: "new")?.plain, value)
            #expect(replaced.bytes.starts(with: (start + " \"new\" : ").utf8))
            #expect(replaced.bytes.reversed().starts(with: ("\t" + end).utf8.reversed()))
            replaced.remove("new")
            same(replaced.names, original.names)
            for name in original.names {
                #expect(
                    replaced.value(of: name)?.bytes.elementsEqual(original.value(of: name)?.bytes ?? [])
                        == true)
            }
        }
    }

    private func object(_ text: String) throws -> JSONObjectText {
        try #require(JSONObjectText(Array(text.utf8)))
    }
}

/// Some members of an object, written in all the ways there are.
private struct RandomObject {
    let members: String
    var isEmpty: Bool { !members.contains(":") }

    init(_ random: inout SeededGenerator) {
        let count = random.number(0..<4)
        members =
            count == 0
            ? random.space()
            : (0..<count).map { _ in
                random.space() + "\"k\(random.number(0..<9))\"" + random.space() + ":" + random.space()
                    + random.value(depth: 0) + random.space()
            }
            .joined(separator: ",")
    }
}

extension SeededGenerator {
    fileprivate mutating func space() -> String {
        (0..<number(0..<3)).map { _ in pick([" ", "\n", "\t", "\r\n", "  "]) }.joined()
    }

    fileprivate mutating func text() -> String {
        (0..<number(0..<6)).map { _ in
            pick(["a", "\"", "\\", "/", "\n", "\u{1}", "₹", "і", "\u{1F4B3}", "}", ","])
        }
        .joined()
    }

    fileprivate mutating func value(depth: Int) -> String {
        switch number(0..<(depth < 3 ? 6 : 4)) {
        case 0: return pick(["true", "false", "null"])
        case 1: return pick(["0", "-1.5", "4e-1", "12345678901234567890"])
        case 2: return pick([#""""#, #""},""#, #""\"\\\u00e9""#, "\"₹\""])
        case 3: return pick(["[]", "{}", "{ }"])
        case 4: return "[" + space() + value(depth: depth + 1) + "," + value(depth: depth + 1) + space() + "]"
        default: return "{" + space() + "\"k\"" + space() + ":" + value(depth: depth + 1) + space() + "}"
        }
    }
}
