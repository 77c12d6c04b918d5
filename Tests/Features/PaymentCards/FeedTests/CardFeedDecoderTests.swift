import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("CardFeedDecoder")
struct CardFeedDecoderTests {
    @Test(
        "JSON that does not parse is refused with line and column",
        arguments: [
            ("{ \"card\": [\n  1,\n] }", 2, 4, .trailingComma), ("", 1, 1, .empty),
            ("{\"card\":[]", 1, 11, .endsEarly),
            ("<html>", 1, 1, .unexpected("<")),
        ] as [(String, Int, Int, JSONProblem)])
    func malformed(text: String, line: Int, column: Int, problem: JSONProblem) {
        #expect(throws: CardsError.malformed(source: "x", line: line, column: column, problem: problem)) {
            try decode(text)
        }
    }

    @Test(
        "JSON that is not a feed is refused with what is missing",
        arguments: [
            ("[7]", "card[0]", .object, .number), ("{}", "card", .list, .nothing),
            (#"{ "\ud800": 1, "card": [] }"#, "", .object, .brokenText),
            ("7", "", .object, .number), (#"{ "card": { "card": [] } }"#, "card", .list, .object),
        ] as [(String, String, FieldKind, FieldKind)])
    func notAFeed(text: String, path: String, expected: FieldKind, found: FieldKind) {
        let field = UnreadableField(path: path, expected: expected, found: found)
        #expect(throws: CardsError.notAFeed(source: "x", field: field)) { try decode(text) }
    }

    @Test("A feed that says it failed is refused with its message")
    func refused() {
        #expect(throws: CardsError.refused(message: "No such user")) {
            try decode(#"{ "stat": "fail", "message": "No such user" }"#)
        }
    }

    @Test("A feed nested to the limit in an unreadable card harms no other card")
    func nested() throws {
        let nest = String(repeating: "[", count: 510) + String(repeating: "]", count: 510)
        try same(decode(#"{ "card": [\#(nest)] }"#).unreadable.map(\.field.path), ["card[0]"])
    }

    private func decode(_ text: String) throws -> CardFeed {
        try CardFeedDecoder(source: "x").decode(Data(text.utf8))
    }
}
