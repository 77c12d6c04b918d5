import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("FeedIndex")
struct FeedIndexTests {
    @Test(
        "Whatever a feed looks like, and however it is cut, it says what decoding the whole of it says",
        arguments: 0..<8)
    func sameAsWhole(seed: UInt64) throws {
        var generator = FeedGenerator(seed: seed)
        var random = SeededGenerator(seed: seed)
        var feeds = 0
        let rounds = TestRun.count(15, long: 120)
        for _ in 0..<rounds {
            let text = generator.feed()
            let whole = Result { () throws(CardsError) in
                try CardFeedDecoder(source: "x").decode(Data(text.utf8))
            }
            let length = [1, 2, 3, 7, 16, 17, 40, 100, 1 << 16].randomElement(using: &random) ?? 1
            expectSame(as: whole, text: text, windowLength: length)
            if case .success = whole { feeds += 1 }
        }
        #expect(feeds > rounds / 3)
    }

    @Test(
        "Whatever happens to a feed, it is refused at the same place for the same reason", arguments: 0..<8)
    func sameFault(seed: UInt64) throws {
        var generator = FeedGenerator(seed: 100 + seed)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<TestRun.count(30, long: 150) {
            var bytes = Array(generator.feed().utf8)
            for _ in 0..<Int.random(in: 1...2, using: &random) { damage(&bytes, using: &random) }
            let whole = Result { () throws(CardsError) in try CardFeedDecoder(source: "x").decode(Data(bytes))
            }
            let length = [1, 5, 16, 33, 1 << 16].randomElement(using: &random) ?? 1
            let found = read(bytes, windowLength: length)
            same(found, whole.map(\.entries), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test(
        "A large feed is read as far as a page goes, and its parts agree with its pages", arguments: 0..<4)
    func large(seed: UInt64) throws {
        var generator = FeedGenerator(seed: 200 + seed)
        for _ in 0..<TestRun.count(15, long: 60) {
            let text = generator.feed()
            guard
                case .success(let feed) = Result(catching: {
                    try CardFeedDecoder(source: "x").decode(Data(text.utf8))
                })
            else { continue }
            var index = FeedIndex(
                of: FeedBytes(Array(text.utf8), source: "x", windowLength: 40), smallFeed: 0)
            try same(index.page(1, size: .max).entries, feed.entries, "\(text)")
        }
    }

    @Test(
        "A statement of a large feed is that of a small one, though the cards are skipped", arguments: 0..<4
    )
    func statements(seed: UInt64) throws {
        var generator = FeedGenerator(seed: 300 + seed)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<TestRun.count(20, long: 80) {
            let text = generator.feed()
            let length = [40, 100, 1 << 16].randomElement(using: &random) ?? 1
            let bytes = FeedBytes(Array(text.utf8), source: "x", windowLength: length)
            for id in ["1", "2", "\u{E9}"] {
                let answers = [0, Int.max].map { smallFeed in
                    var index = FeedIndex(of: bytes, smallFeed: smallFeed)
                    return Result { () throws(CardsError) in try index.statement(of: CardID(feedID: id)) }
                }
                same(answers[0], answers[1], "\(text)")
            }
        }
    }

    @Test("What stands in other lists can be walked over too, and only the first list of a name counts")
    func otherLists() throws {
        let text = #"{ "statement": [ {"a":[1]}, 12, "x]" ], "card": [], "statement": [3], "other": [4] }"#
        for length in [1, 20, 1 << 16] {
            var walk = FeedWalk(
                through: FeedBytes(Array(text.utf8), source: "x", windowLength: length), to: ["statement"])
            try same(walk.nextList(), "statement")
            var elements: [String] = []
            while let part = try walk.elements() {
                elements += part.elements.map { String(decoding: part.window.bytes[$0], as: UTF8.self) }
            }
            same(elements, [#"{"a":[1]}"#, "12", #""x]""#])
            #expect(try walk.nextList() == nil)
        }
    }

    private func expectSame(as whole: Result<CardFeed, CardsError>, text: String, windowLength: Int) {
        same(read(Array(text.utf8), windowLength: windowLength), whole.map(\.entries), "\(text)")
    }

    /// All entries, numbered, by way of the parts.
    private func read(_ bytes: [UInt8], windowLength: Int) -> Result<[CardFeed.Entry], CardsError> {
        var index = FeedIndex(of: FeedBytes(bytes, source: "x", windowLength: windowLength), smallFeed: 0)
        return Result { () throws(CardsError) in
            var entries: [CardFeed.Entry] = []
            var number: Int?
            while true {
                let batch = try index.batch(after: number, for: nil)
                entries += batch.map(\.entry)
                guard batch.rest != .none else { break }
                number = batch.number
            }
            return CardFeed(entries: entries).entries
        }
    }

    private func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let sign = Array("{}[]:,\"\\/.-+eE019ntu \n\u{1}\0".utf8).randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.insert(sign, at: index)
        case 2: bytes.remove(at: index)
        case 3: bytes[index] = sign
        case 4: bytes.removeSubrange(index...)
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
        }
    }
}
