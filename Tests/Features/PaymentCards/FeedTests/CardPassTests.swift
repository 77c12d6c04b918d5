import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("Passes over the list of cards on other cores")
struct CardPassTests {
    /// The cards found by a prefix, and how many passes began where the one before ended.
    private static func found(
        by prefix: String, in bytes: FeedBytes, stretch: Int?
    ) async -> (entries: Result<[CardFeed.Entry]?, CardsError>, used: Int) {
        var index = FeedIndex(of: bytes, smallFeed: 0)
        do throws(CardsError) {
            var passes: [CardPass] = []
            if let stretch {
                passes = await CardPass.made(try index.passes(lookingFor: prefix, stretch: stretch))
            }
            let glances = try index.glances(withIDPrefix: prefix, with: passes)
            let used = zip(passes, passes.dropFirst()).count { $0.walk.offset == $1.start }
            return (.success(glances?.map(\.entry)), used)
        } catch {
            return (.failure(error), 0)
        }
    }

    @Test("They find what one pass finds, whatever the feed looks like", arguments: 0..<8)
    func isTheSame(seed: UInt64) async {
        var generator = FeedGenerator(seed: 700 + seed)
        var random = SeededGenerator(seed: seed)
        var used = 0
        for _ in 0..<TestRun.count(10, long: 80) {
            var text = Array(generator.feed(of: 40).utf8)
            if Bool.random(using: &random) {
                text[Int.random(in: 0..<text.count, using: &random)] = UInt8(ascii: "}")
            }
            let length = [80, 300, 1000, 4000].randomElement(using: &random) ?? 1
            let bytes = FeedBytes(text, source: "x", windowLength: length)
            for prefix in ["4", "48", "1", "card-", "no-such-id"] {
                let passed = await Self.found(
                    by: prefix, in: bytes, stretch: Int.random(in: 100...3000, using: &random))
                let expected = await Self.found(by: prefix, in: bytes, stretch: nil)
                same(passed.entries, expected.entries, "\(prefix) \(String(decoding: text, as: UTF8.self))")
                used += passed.used
            }
        }
        #expect(used > 50)
    }

    @Test(
        "What looks like the end of a card in a text or a list is not taken for one",
        arguments: [#"},{"#, #"} , {"id":"7""#])
    func misleading(text: String) async throws {
        let written = text.replacing("\"", with: #"\""#)
        let list = (0..<400).map { id in
            """
            {"id":"\(id)","title":"\(written)","number":"1","card_holder_name":"B","type":"C","bank_name":"D",
            "x":[{"id":"7"}, {"id":"70"}, {"id":"7"}]}
            """
        }
        let bytes = FeedBytes(
            Array("{\"card\":[\(list.joined(separator: ","))]}".utf8), source: "x", windowLength: 500)
        for stretch in [150, 777, 5000] {
            let passed = await Self.found(by: "7", in: bytes, stretch: stretch)
            let expected = await Self.found(by: "7", in: bytes, stretch: nil)
            same(passed.entries, expected.entries)
            try same(expected.entries.get()?.count, 11)
        }
    }

    @Test("All of them are used, even where each card has an escape")
    func used() async throws {
        let cards = (0..<400).map {
            #"{"id":"\#($0)","title":"\u20b9","number":"1","card_holder_name":"B","type":"C","bank_name":"D"}"#
        }
        let bytes = FeedBytes(
            Array("{\"card\":[\(cards.joined(separator: ", "))]}".utf8), source: "x", windowLength: 500)
        var index = FeedIndex(of: bytes, smallFeed: 0)
        let passes = try index.passes(lookingFor: "7", stretch: 5000)
        let passed = await Self.found(by: "7", in: bytes, stretch: 5000)
        #expect(passed.used == passes.count - 1 && passed.used > 4)
        try same(passed.entries.get()?.count, 11)
    }

    @Test("Too many cards to keep are not kept by all of them together, either")
    func tooMany() async throws {
        let cards = (0..<2500).map {
            #"{"id":"\#($0 % 2 == 0 ? 4 : 3)\#($0)","title":"A","number":"1","card_holder_name":"B","type":"C","bank_name":"D"}"#
        }
        let bytes = FeedBytes(
            Array("[\(cards.joined(separator: ","))]".utf8), source: "x", windowLength: 500)
        var index = FeedIndex(of: bytes, smallFeed: 0)
        let passes = try index.passes(lookingFor: "4", stretch: 20_000)
        #expect(passes.count > 8)
        #expect(await CardPass.made(passes).isEmpty)
        #expect(try index.glances(withIDPrefix: "4", with: []) == nil)
    }
}
