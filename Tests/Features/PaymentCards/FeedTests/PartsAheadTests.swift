import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("Parts of a feed that are read ahead")
struct PartsAheadTests {
    /// What a batch says, and where it is.
    private struct Batch: Equatable {
        let start: Int
        let total: Int?
        let entries: [CardFeed.Entry]
        let sharedIDs: Set<String>
    }

    /// All batches of `index`, twice.
    ///
    /// - Returns: also how many parts were read ahead and used.
    private static func batches(
        of bytes: FeedBytes, ahead: Bool
    ) async -> (batches: Result<[Batch], CardsError>, used: Int) {
        var index = FeedIndex(of: bytes, smallFeed: 0)
        var batches: [Batch] = []
        var used = 0
        do throws(CardsError) {
            for _ in 0..<2 {
                var number: Int?
                while true {
                    if ahead, let last = number, let reading = index.readAhead(after: last) {
                        let part = await reading.value
                        let start =
                            last + 1 < index.starts.count ? index.starts[last + 1].offset : index.walk.offset
                        used += part?.part.window.start == start ? 1 : 0
                        index.ahead.end(reading, with: part)
                    }
                    let batch = try index.batch(after: number, for: nil)
                    batches.append(
                        Batch(
                            start: batch.start, total: batch.total, entries: batch.map(\.entry),
                            sharedIDs: batch.sharedIDs))
                    guard batch.rest != .none else { break }
                    number = batch.number
                }
            }
            return (.success(batches), used)
        } catch {
            return (.failure(error), used)
        }
    }

    @Test(
        "They are the same as if they were read one after another, whatever the feed looks like",
        arguments: 0..<8)
    func isTheSame(seed: UInt64) async {
        var generator = FeedGenerator(seed: 600 + seed)
        var random = SeededGenerator(seed: seed)
        var used = 0
        for _ in 0..<TestRun.count(10, long: 80) {
            var text = Array(generator.feed(of: 30).utf8)
            if Bool.random(using: &random) {
                text[Int.random(in: 0..<text.count, using: &random)] = UInt8(ascii: "}")
            }
            let length = [40, 300, 1000, 4000].randomElement(using: &random) ?? 1
            let bytes = FeedBytes(text, source: "x", windowLength: length)
            let ahead = await Self.batches(of: bytes, ahead: true)
            let expected = await Self.batches(of: bytes, ahead: false)
            same(ahead.batches, expected.batches, "\(String(decoding: text, as: UTF8.self))")
            used += ahead.used
        }
        #expect(used > 50)
    }

    @Test(
        "What looks like the end of a card in a text or a list is not taken for one",
        arguments: [#"},{"#, #"\"},\n{\"id\":\"7\""#])
    func misleading(text: String) async {
        let card = """
            {"id":"1","title":"\(text)","number":"1","card_holder_name":"B","type":"C","bank_name":"D",
            "x":[{"id":"2"}, {"id":"2"}, {"id":"2"}, {"id":"2"}]}
            """
        let list = Array(repeating: card, count: 50).joined(separator: ",")
        for length in 200..<300 {
            let bytes = FeedBytes(Array("{\"card\":[\(list)]}".utf8), source: "x", windowLength: length)
            let ahead = await Self.batches(of: bytes, ahead: true)
            let expected = await Self.batches(of: bytes, ahead: false)
            same(ahead.batches, expected.batches)
        }
    }
}
