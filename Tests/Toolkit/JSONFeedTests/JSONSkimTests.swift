import TestSupport
import Testing

@testable import JSONFeed

@Suite("JSONSkim")
struct JSONSkimTests {
    private static let texts = [
        "", "a", "[", "]", "{", "}", "Yy_", "]}],", "КАРТКА", "楽天 👩‍👩‍👧", "\u{7F}",
        String(repeating: "long ", count: 30),
        #"\""#, #"\\"#, #"\u005d"#,
    ]

    @Test(
        "It ends where an element ends, however long the window is, and never past the list", arguments: 0..<8
    )
    func ends(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var skims = 0
        for _ in 0..<200 {
            // Backslashes are rare, so that they do not end most of the tries.
            let texts = Array(Self.texts.dropLast(Int.random(in: 0...9, using: &random) > 0 ? 3 : 0))
            let list = (0..<Int.random(in: 0...12, using: &random))
                .map { _ in Self.value(texts, depth: 3, using: &random) }.joined(separator: " ,\n")
            let feed = Array("\(list)] , \"other\": [[1], {\"a\": [] }]}".utf8)
            let (ends, whole) = try Self.ends(of: list)
            for length in [whole, feed.count, Int.random(in: 0...feed.count, using: &random)] {
                let found = try Self.skim(feed, length: length) { $0.endOfElements() }
                guard let found else { continue }
                #expect(ends.contains(found) && found <= length, "\(String(decoding: feed, as: UTF8.self))")
                skims += 1
            }
        }
        #expect(skims > 200)
    }

    @Test(
        "It comes to the last element that begins at least a step before the end, unless a backslash is in the way"
    )
    func reach() throws {
        let card = #"{"id":"1","due":{"amount":1},"actions":["]"]}"#
        let list = Array(repeating: card, count: 20).joined(separator: ",")
        let length = list.utf8.count
        let end = try #require(try Self.skim(Array(list.utf8), length: length) { $0.endOfElements() })
        #expect(length - end <= card.utf8.count + 64)
        let escaped = list + #",{"a":"\""},"# + list
        #expect(
            try Self.skim(Array(escaped.utf8), length: escaped.utf8.count) { $0.endOfElements() } ?? 0
                <= length)
        #expect(try Self.skim(Array("] , [[1],[2]]".utf8), length: 13) { $0.endOfElements() } == nil)
    }

    @Test("A text ends it in the step before, wherever the text stands", arguments: [1, 2, 5, 16, 40])
    func finds(length: Int) throws {
        let text = String(repeating: "ab", count: length).prefix(length)
        let (wanted, absent) = (
            try #require(JSONSkim.Text(String(text))),
            try #require(JSONSkim.Text(String(text.dropLast()) + "z"))
        )
        for count in 0..<50 {
            let before = String(repeating: "[1],", count: count) + "[\""
            let feed = Array((before + text + "\"]" + String(repeating: ",[1]", count: 50)).utf8)
            let place = before.utf8.count
            let found = try Self.skim(feed, length: feed.count) { $0.endOfElements(without: wanted) }
            same(found, place < 64 ? nil : place / 64 * 64 - 1, "\(count)")
            let all = try Self.skim(feed, length: feed.count) { $0.endOfElements(without: absent) }
            #expect(all ?? 0 > feed.count - 64 - length - 4, "\(count)")
        }
    }

    @Test("The bits of a mask are the same with and without an instruction for it")
    func bits() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<1000 {
            let bits = UInt16.random(in: 0...(.max), using: &random)
            var mask = JSONSkim.Mask()
            for place in 0..<16 { mask[place] = bits >> place & 1 == 1 }
            same(JSONSkim.bits(mask), UInt64(bits))
            same(JSONSkim.gatheredBits(mask), UInt64(bits))
        }
    }

    @Test("It doesn't pass an element that ends at the limit")
    func limit() throws {
        let list = Array(String(repeating: #"{"a":[1]},"#, count: 40).utf8)
        for limit in [9, 19, 69, 199] {
            #expect(try Self.skim(list, length: list.count) { $0.endOfElements(to: limit) } == limit)
        }
        let whole = try Self.skim(list, length: list.count) { $0.endOfElements() }
        try same(Self.skim(list, length: list.count) { $0.endOfElements(to: 20) }, whole)
    }

    private static func value(_ texts: [String], depth: Int, using random: inout SeededGenerator) -> String {
        switch Int.random(in: 0...(depth > 0 ? 4 : 1), using: &random) {
        case 0: return ["1", "-2.5e3", "null"].randomElement(using: &random) ?? ""
        case 1: return "\"\(texts.randomElement(using: &random) ?? "")\""
        case 2:
            let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                value(texts, depth: depth - 1, using: &random)
            }
            return "[\(values.joined(separator: " , "))]"
        default:
            let members = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                "\"\(texts.randomElement(using: &random) ?? "")\":\(value(texts, depth: depth - 1, using: &random))"
            }
            return "{\(members.joined(separator: ","))}"
        }
    }

    /// Where the elements of a list end, and where the list does.
    private static func ends(of list: String) throws -> (ends: Set<Int>, whole: Int) {
        let bytes = Array("\(list)]".utf8) + [UInt8](repeating: 0, count: JSONCursor.padding)
        let ends = try bytes.withUnsafeBufferPointer { bytes in
            let base = try #require(bytes.baseAddress)
            var cursor = JSONCursor(at: base)
            var ends: Set<Int> = []
            while cursor.step(to: "]", isFirst: ends.isEmpty) == .value {
                let range = cursor.range(ofValueIn: 1, from: base)
                ends.insert(try #require(range).upperBound)
            }
            return ends
        }
        return (ends, list.utf8.count)
    }

    private static func skim<Answer>(
        _ list: [UInt8], length: Int, _ ask: (JSONSkim) -> Answer
    ) throws -> Answer {
        let bytes = list.prefix(length) + [UInt8](repeating: 0, count: JSONCursor.padding)
        return try Array(bytes).withUnsafeBytes {
            ask(JSONSkim(at: try #require($0.baseAddress), count: min(length, list.count)) { _ in false })
        }
    }
}
