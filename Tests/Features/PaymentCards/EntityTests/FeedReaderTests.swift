import JSONFeed
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("FeedReader")
struct FeedReaderTests {
    /// What a reader with windows of this length says of `bytes`, each fault with its place.
    private func read(_ bytes: [UInt8], windowLength: Int = 1 << 20) -> [String] {
        var reader = FeedReader(bytes, for: .check, windowLength: windowLength)
        var said: [String] = []
        do throws(FeedReader.Fault) {
            while let step = try reader.next() {
                let offset = reader.json.range.upperBound
                said.append("\(step) \(reader.index) \(reader.remarks) \(reader.position(at: offset))")
            }
        } catch {
            said.append("\(error)")
        }
        return said
    }

    @Test(
        "Whatever a feed looks like, whatever happens to it, and however it is cut, it is read the same",
        arguments: 0..<8)
    func windows(seed: UInt64) {
        var generator = FeedGenerator(seed: seed)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<TestRun.count(40, long: 400) {
            var bytes = Array(generator.feed().utf8)
            for _ in 0..<Int.random(in: 0...2, using: &random) { damage(&bytes, using: &random) }
            let length = [16, 17, 33, 100, 1000].randomElement(using: &random) ?? 16
            same(
                read(bytes, windowLength: length), read(bytes),
                "\(length) \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("The mock feed cut at any byte is malformed where it ends, whatever the window")
    func truncated() throws {
        let bytes = try MockDataFile.bytes()
        for length in stride(from: 1, through: bytes.count, by: TestRun.count(211, long: 7)) {
            let cut = Array(bytes[..<length])
            same(read(cut, windowLength: 64).last, read(cut).last)
        }
    }

    @Test(
        "Nesting is refused at the same level wherever it stands",
        arguments: [
            ("", ""), (#"{"x":"#, "}"), (#"{"card":["#, "]}"), (#"{"card":[{"x":"#, "}]}"),
            (#"{"card":[{"due":{"x":"#, "}}]}"), (#"{"card":[{"actions":["#, "]}]}"),
            (#"{"x":["#, "]}"), ("[", "]"), (#"[{"due":{"x":"#, "}}]"),
        ])
    func nesting(before: String, after: String) {
        let outside = before.count { "[{".contains($0) }
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            for depth in [512 - outside, 513 - outside, 100_000] {
                let inside = String(repeating: open, count: depth) + (open == "[" ? "" : "0")
                let text = before + inside + String(repeating: close, count: depth) + after
                let isTooDeep = read(Array(text.utf8)).last?.contains("tooDeep") ?? false
                #expect(isTooDeep == (depth > 512 - outside), "\(before) \(depth)")
            }
        }
    }

    @Test("A text or a space longer than a window is read", arguments: ["x", "é", #"\n"#])
    func long(piece: String) {
        let text = String(repeating: piece, count: 100_000)
        let space = String(repeating: "\n ", count: 70_000)
        let card = #""number":"1","card_holder_name":"","type":"VISA","bank_name":"SBI""#
        let feed = #"{\#(space)"card":[\#(space){"id":"7","title":"\#(text)",\#(card)}\#(space)]}\#(space)"#
        same(read(Array(feed.utf8), windowLength: 1 << 16), read(Array(feed.utf8)))
        #expect(read(Array((feed + "x").utf8)).last?.contains("unexpected") ?? false)
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
