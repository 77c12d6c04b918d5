import TestSupport
import Testing

@testable import TerminalKit

@Suite("Input parser, bytes in any order")
struct InputParserRobustnessTests {
    /// Something of everything.
    static let session =
        InputParserKeyTests.bytes(
            "aї漢😀^[A^[1;5C^OP^[3~^[27;5;13~^[97;5u^x^ї^^[A^[<0;10;20M^[<32;11;20M^[<0;11;20m^[I^[O"
                + "^[200~q ^[A ї\r\n^[201x^[201~^]11;rgb:1e1e/2e2e/3e3e^\\^]11;rgb:0/0/0\u{7}^[?62;4c^[?2026;2$y"
                + "^P>|term 1^\\^[[A^[M !!\u{1}\r\t\u{7F}^_unknown^\\^[9999~^]2;title\u{7}z")
        + [0xE2, 0x82, 0x61, 0xFF, 0xF0, 0x9F, 0x1B, 0x5B, 0x42]

    @Test("Where a sequence is split makes no difference, pauses included")
    func everySplit() {
        var parser = InputParser()
        let whole = parser.feed(Self.session)
        same(whole.count, 35)
        for split in 0...Self.session.count {
            var parser = InputParser()
            var events = parser.feed(Self.session[..<split])
            // Where a pause means something, it is left out.
            if parser.patience == nil { events += parser.timeOut() }
            events += parser.feed(Self.session[split...])
            same(events, whole, "split at \(split)")
        }
        var single = InputParser()
        same(Self.session.flatMap { single.feed([$0]) }, whole)
    }

    @Test(
        "Invalid UTF-8 is one replacement character for each maximal part",
        arguments: [
            ([0x80], 1), ([0xC0, 0x80], 2), ([0xE2, 0x82, 0x41], 2), ([0xF0, 0x9F, 0x98, 0x41], 2),
            ([0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 4), ([0xFF, 0xFE], 2),
            ([0xF0, 0x80, 0x80], 3),
            ([0xE2, 0xE2, 0x82, 0xAC], 2), ([0x9B, 0x41], 2),
        ] as [([UInt8], Int)])
    func invalid(bytes: [UInt8], count: Int) {
        var parser = InputParser()
        let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
            InputParserKeyTests.key(.character(Character($0)))
        }
        #expect(parser.feed(bytes) == expected && expected.count == count)
    }

    @Test("A sequence that is too long is dropped to its end, and only that")
    func tooLong() {
        for length in [63, 64, 65, 500] {
            var parser = InputParser()
            #expect(
                parser.feed(InputParserKeyTests.bytes("^[" + String(repeating: "1", count: length) + "~"))
                    .isEmpty)
            same(parser.feed("q".utf8), [InputParserKeyTests.key(.character("q"))])
        }
        for (length, isKept) in [(1024, true), (1025, false), (5000, false)] {
            var parser = InputParser()
            let text = "^P>|" + String(repeating: "v", count: length - 2)
            #expect(parser.feed(InputParserKeyTests.bytes(text)).isEmpty)
            same(parser.feed(InputParserKeyTests.bytes("^\\")).count, isKept ? 1 : 0)
            same(parser.feed("q".utf8), [InputParserKeyTests.key(.character("q"))])
        }
    }

    @Test(
        "A control byte, and another escape, end a sequence that never ends",
        arguments: [
            "^[1;", "^O", "^[", "^[[", "^[M", "^[M!",
            "^]" + String(repeating: "x", count: 2000),
        ])
    func aborted(text: String) {
        var parser = InputParser()
        #expect(parser.feed(InputParserKeyTests.bytes(text)).isEmpty && parser.timeOut().isEmpty)
        var other = parser
        same(parser.feed([0x03]), [InputParserKeyTests.key(.character("c"), .control)])
        same(other.feed(InputParserKeyTests.bytes("^[B")), [InputParserKeyTests.key(.down)])
    }

    @Test(
        "Random bytes never stop the parser from understanding what follows",
        arguments: 0..<20 as Range<UInt64>)
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var parser = InputParser()
        // Half of the bytes are those that sequences are made of.
        let likely = Array("\u{1B}\u{1B}\u{1B}[[]O<?;:0129~MmRuPAc$\\^_\u{7}\r".utf8)
        for _ in 0..<500 {
            var bytes = (0..<10).map { _ in
                random.chance(2) ? UInt8(random.number(0..<256)) : random.pick(likely)
            }
            bytes.removeAll { $0 == UInt8(ascii: "~") && random.chance(2) }
            _ = parser.feed(bytes)
            if random.chance(10) { _ = parser.timeOut() }
        }
        // What ends anything that may have begun, pastes and unasked reports of the mouse included.
        _ = parser.feed(InputParserKeyTests.bytes("^[201~\u{7}\r^\\\r"))
        same(
            parser.feed(InputParserKeyTests.bytes("^[Aq")),
            [
                InputParserKeyTests.key(.up), InputParserKeyTests.key(.character("q")),
            ])
    }

    @Test("No byte of a sequence becomes a key, whatever sequence it is")
    func nothingTyped() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<10_000 {
            let body = (0..<random.number(0..<80)).map { _ in UInt8(random.number(0x20..<0x40)) }
            var sequence = [0x1B, UInt8(ascii: "[")] + body + [UInt8(random.number(0x40..<0x7F))]
            if body == Array("200".utf8) || body.isEmpty { continue }
            sequence.append(UInt8(ascii: "q"))
            var parser = InputParser()
            let events = parser.feed(sequence)
            #expect(
                events.last == InputParserKeyTests.key(.character("q")) && events.count <= 2, "\(sequence)")
            if case .key(let event)? = events.dropLast().first, case .character = event.key {
                same(sequence.dropLast().last, UInt8(ascii: "u"))
            }
        }
    }
}
