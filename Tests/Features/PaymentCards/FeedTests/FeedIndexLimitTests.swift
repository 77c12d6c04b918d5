import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("FeedIndex: limits and damage")
struct FeedIndexLimitTests {
    @Test(
        "Nesting is refused at the same level as in a whole feed, wherever it stands",
        arguments: [
            ("", ""), (#"{"x":"#, "}"), (#"{"card":["#, "]}"), (#"{"card":[{"x":"#, "}]}"),
            (#"{"card":[{"due":{"x":"#, "}}]}"), (#"{"card":[{"due":"#, "}]}"), (#"{"card":[{"id":"#, "}]}"),
            (#"{"card":[{"actions":["#, "]}]}"), (#"{"card":[],"x":["#, "]}"), ("[", "]"),
            (#"[{"x":"#, "}]"), (#"[{"due":{"x":"#, "}}]"), (#"[{"id":"#, "}]"), (#"[{"actions":["#, "]}]"),
        ])
    func nesting(before: String, after: String) {
        let outside = before.count { "[{".contains($0) }
        for depth in [509, 511, 512, 513, 100_000].map({ $0 - outside }) {
            for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
                let inside = open == "[" ? "" : "0"
                let nest = [
                    String(repeating: open, count: depth), inside, String(repeating: close, count: depth),
                ]
                expectSame(Array((before + nest.joined() + after).utf8))
            }
        }
    }

    @Test("The mock feed cut at any byte is refused as a whole feed is")
    func truncated() throws {
        let bytes = try MockDataFile.bytes()
        for length in stride(from: 0, through: bytes.count, by: TestRun.count(101, long: 7)) {
            expectSame(Array(bytes[..<length]))
        }
    }

    @Test("A text or a space longer than a window is read", arguments: ["x", "é", #"\n"#])
    func long(piece: String) {
        let text = String(repeating: piece, count: 100_000)
        let space = String(repeating: "\n ", count: 70_000)
        let card = #""number":"1","card_holder_name":"","type":"","bank_name":"""#
        let feed = #"{\#(space)"card":[\#(space){"id":"7","title":"\#(text)",\#(card)}\#(space)]}\#(space)"#
        expectSame(Array(feed.utf8))
        expectSame(Array((feed + "x").utf8))
    }

    @Test(
        "Of a list of numbers, which may go on where a window ends, no more is held than of any other",
        arguments: 0..<4)
    func numbers(indent: Int) throws {
        let list = Array(repeating: "1", count: 1000).joined(separator: ",")
        let feed = #"\#(String(repeating: " ", count: indent)){"card":[\#(list)]}"#
        var walk = FeedWalk(
            through: FeedBytes(Array(feed.utf8), source: "x", windowLength: 64), to: ["card"])
        try same(walk.nextList(), "card")
        var count = 0
        while let part = try walk.elements() {
            #expect(part.window.count <= 64)
            count += part.elements.count
        }
        same(count, 1000)
    }

    @Test("What is read for a first page is a quarter of what is read at a time afterwards")
    func firstPart() throws {
        let card = #"{"id":"1","title":"A","number":"1","card_holder_name":"B","type":"C","bank_name":"D"}"#
        let feed = #"{"card":[\#(Array(repeating: card, count: 2000).joined(separator: ","))]}"#
        var index = FeedIndex(of: FeedBytes(Array(feed.utf8), source: "x"), smallFeed: 0)
        let first = try index.batch(after: nil, for: 0..<20).count
        #expect(first >= 20)
        #expect(try index.batch(after: 0, for: 0..<1000).count >= 4 * first)
    }

    @Test("A list without a card is not a feed, however it is read, except an empty one")
    func bareListOfOthers() throws {
        let others = "[\(Array(repeating: "7", count: 300).joined(separator: ","))]"
        let field = UnreadableField(path: "card[0]", expected: .object, found: .number)
        for smallFeed in [0, Int.max] {
            func index(_ text: String) -> FeedIndex {
                FeedIndex(
                    of: FeedBytes(Array(text.utf8), source: "x", windowLength: 100), smallFeed: smallFeed)
            }
            let error = CardsError.notAFeed(source: "x", field: field)
            #expect(throws: error) {
                var index = index(others); _ = try index.page(1, size: 1)
            }
            #expect(throws: error) {
                var index = index(others); _ = try index.batch(after: nil, for: nil)
            }
            #expect(throws: error) {
                var index = index(others); _ = try index.statement(of: CardID(feedID: "7"))
            }
            var empty = index(" [ ] ")
            try same(empty.page(1, size: 1).entries, [])
            #expect(try empty.batch(after: nil, for: nil).isEmpty)
        }
    }

    @Test("A feed that refuses is read no further than to its reason, whatever its cards are")
    func refusal() {
        let feed = #"{"stat":"fail","card":[{}, {}],"message":"No"}"#
        var index = FeedIndex(of: FeedBytes(Array(feed.utf8), source: "x"), smallFeed: 0)
        #expect(throws: CardsError.refused(message: "No")) { try index.page(1, size: 1) }
    }

    private func expectSame(_ bytes: [UInt8]) {
        let whole = Result { () throws(CardsError) in
            try CardFeedDecoder(source: "x").decode(Data(bytes)).entries
        }
        var index = FeedIndex(of: FeedBytes(bytes, source: "x"), smallFeed: .max)
        let found = Result { () throws(CardsError) in try index.page(1, size: .max).entries }
        let isSame = found == whole
        #expect(isSame, "\(String(decoding: bytes.prefix(80), as: UTF8.self))")
    }
}
