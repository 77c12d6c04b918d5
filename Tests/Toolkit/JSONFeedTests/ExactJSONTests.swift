import Foundation
import JSONFeed
import TestSupport
import Testing

@Suite("ExactJSON")
struct ExactJSONTests {
    private let json = ExactJSON(idKeys: ["id", "card_id"])
    private static let zeros = String(repeating: "0", count: 40)

    @Test(
        "A number keeps its value where that has up to 37 digits, however it is written",
        arguments: [
            ("0", "0"), ("-12.50", "-12.5"), ("1\(zeros)", "1e40"), ("1.\(zeros)", "1"),
            ("0.\(zeros)1", "1e-41"),
            ("-5\(zeros).\(zeros)e2", "-5e42"),
            ("1234567890123456789012345678901234567", "1234567890123456789012345678901234567"),
            ("12345678901234567.89012345678901234567", "12345678901234567.89012345678901234567"),
            ("0.\(zeros)1234567890123456789012345678901234567", "1234567890123456789012345678901234567e-77"),
        ])
    func exact(number: String, expected: String) throws {
        let decoded = try json.decode([Decimal].self, from: Data("[\(number)]".utf8))
        same(decoded, [try #require(Decimal(string: expected))])
    }

    @Test(
        "A number with more digits is refused, though the last ones stand far behind zeros",
        arguments: [
            "1.\(zeros)1", "100.\(zeros)1", "-1.\(zeros)1e3", "1\(zeros)1", "1\(zeros).5",
            "12345678901234567890123456789012345678",
        ])
    func inexact(number: String) {
        #expect(throws: (any Error).self) {
            try json.decode([Decimal].self, from: Data("[1, \(number), 2]".utf8))
        }
    }

    @Test(
        "A number is an id only where it is a whole one in digits alone",
        arguments: [
            (#"{"id": 2}"#, true), (#"{"id": -2, "a": 2.0}"#, true), (#"{"a": 2.0}"#, true),
            (#"{"id": 2.0}"#, false),
            (#"{"id": -0}"#, false), (#"{"id" : 1e3}"#, false), (#"{"i\u0064": 1E3}"#, false),
            (#"{"a": 1, "card_id":2e0}"#, false), (#"{"id": 12345678901234567890123456789012345678}"#, false),
        ])
    func ids(object: String, isID: Bool) {
        #expect(((try? json.decode([String: Decimal].self, from: Data(object.utf8))) != nil) == isID)
    }

    @Test("Digits in a text are no number, whatever is escaped in it")
    func texts() throws {
        let texts = [#"1.\#(Self.zeros)1"#, #"a\\"#, #"\"1\#(Self.zeros)1"#, #"\\\"1\#(Self.zeros)1\\"#]
        let list = Data("[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]".utf8)
        try same(json.decode([String].self, from: list), JSONDecoder().decode([String].self, from: list))
    }
}
