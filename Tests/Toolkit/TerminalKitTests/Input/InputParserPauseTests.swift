import TestSupport
import Testing

@testable import TerminalKit

@Suite("Input parser, pauses")
struct InputParserPauseTests {
    private static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
        InputParserKeyTests.key(key, modifiers)
    }

    private static func keys(_ text: String) -> [InputEvent] { text.map { key(.character($0)) } }

    @Test(
        "Pauses below a second in terminal output change nothing, except for an escape key after an ESC",
        arguments: 0..<200 as Range<UInt64>)
    func splits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var parser = InputParser()
        var (told, expected, log): ([InputEvent], [InputEvent], [String]) = ([], [], [])
        var previous: InputEvent?
        for _ in 0..<30 {
            let event = Self.event(&random)
            told += parser.wait(Self.pause(&random, after: previous, before: event))
            previous = event
            for (index, byte) in event.encoded.enumerated() {
                if index > 0, random.chance(3) {
                    let pause = Self.shortPause(&random)
                    log.append("\(event): \(pause) ms before byte \(index)")
                    // Pasted text may hold what an event begins with.
                    if index == 1, event.encoded[0] == 0x1B, pause >= 50 {
                        expected.append(Self.key(.escape))
                    }
                    told += parser.wait(.milliseconds(pause))
                }
                told += parser.feed([byte])
            }
            expected.append(event)
        }
        told += parser.wait(.seconds(5))
        same(told, expected, "seed \(seed), \(log.joined(separator: "\n"))")
        #expect(parser.patience == nil)
    }

    @Test(
        "Keys typed after the escape key are reported after a second or with the next key that decides",
        arguments: [
            "[", "O", "[q", "Oz", "OO", "[1", "[12;", "O5", "[[", "[ї", "[[ї", "hello", "1[A", "]11;",
        ])
    func typing(text: String) {
        for pause in [0, 100, 949] {
            var parser = InputParser()
            var events = parser.feed([0x1B]) + parser.wait(.milliseconds(50))
            same(events, [Self.key(.escape)])
            for byte in text.utf8 { events += parser.wait(.milliseconds(pause)) + parser.feed([byte]) }
            events += parser.wait(.seconds(1))
            same(events, [Self.key(.escape)] + Self.keys(text), "\(pause) ms")
        }
    }

    @Test("A key that can't be in a sequence releases the keys before it at once")
    func interruptedTyping() {
        for (byte, event) in [(0x03, Self.key(.character("c"), .control)), (0x0D, Self.key(.enter))] {
            var parser = InputParser()
            _ = parser.feed([0x1B]) + parser.timeOut()
            #expect(parser.feed("[1".utf8).isEmpty)
            same(parser.feed([UInt8(byte)]), Self.keys("[1") + [event])
        }
    }

    @Test(
        "A second after the escape key nothing is a sequence any more", arguments: ["[A", "OB", "[<0;1;1M"])
    func late(text: String) {
        var parser = InputParser()
        same(parser.feed([0x1B]) + parser.wait(.seconds(1)), [Self.key(.escape)])
        same(parser.feed(text.utf8), Self.keys(text))
    }

    @Test("A sequence of no known meaning is not typed, though it comes in pieces")
    func unknown() {
        for text in ["[<130;10;20M", "[9999~", "[?1;2$z", "[200x"] {
            var parser = InputParser()
            _ = parser.feed([0x1B]) + parser.wait(.milliseconds(100))
            for byte in text.utf8 {
                #expect(parser.feed([byte]).isEmpty && parser.wait(.milliseconds(900)).isEmpty)
            }
            same(parser.feed("q".utf8), Self.keys("q"))
        }
    }

    @Test("A paste that never ends is over after a second of silence", arguments: ["", "^", "^[20", "^[201"])
    func unterminatedPaste(end: String) {
        var parser = InputParser()
        #expect(parser.feed(InputParserKeyTests.bytes("^[200~rm")).isEmpty)
        #expect(parser.wait(.milliseconds(999)).isEmpty)
        #expect(parser.feed(InputParserKeyTests.bytes(" qї" + end)).isEmpty)
        same(parser.wait(.seconds(1)), [.paste("rm qї")])
        same(parser.feed("q".utf8), Self.keys("q"))
        same(parser.feed(InputParserKeyTests.bytes("^[200~x^[201~")), [.paste("x")])
    }

    @Test(
        "Alt with a key that begins a string is reported after a second of silence, with the keys after it",
        arguments: Array("]PX^_"), ["", "q", "hello", "11?", ";1", ">", "ї[A"])
    func typedString(introducer: Character, text: String) {
        let expected = [Self.key(.character(introducer), .alt)] + Self.keys(text)
        var parser = InputParser()
        #expect(parser.feed("\u{1B}\(introducer)".utf8).isEmpty)
        for byte in text.utf8 {
            #expect(parser.wait(.milliseconds(999)).isEmpty && parser.feed([byte]).isEmpty)
        }
        #expect(parser.wait(.milliseconds(999)).isEmpty)
        var (cut, left, moved) = (parser, parser, parser)
        #expect(parser.wait(.seconds(1)) == expected && parser.patience == nil)
        same(parser.feed("q".utf8), Self.keys("q"))
        same(cut.feed([0x03]), expected + [Self.key(.character("c"), .control)])
        #expect(left.feed([0x1B]).isEmpty && left.wait(.seconds(1)) == expected + [Self.key(.escape)])
        same(left.feed("q".utf8), Self.keys("q"))
        same(moved.feed(InputParserKeyTests.bytes("^[B")), expected + [Self.key(.down)])
    }

    @Test(
        "A reply that a line holds up is never typed, and is understood if its end comes within 0.3 s",
        arguments: [
            ("^]11;", "rgb:0/0/0^\\", .reply(.backgroundColor(.black))),
            ("^]11;rgb:0/0", "/0\u{7}", .reply(.backgroundColor(.black))),
            ("^P>|", "XTerm(1)^\\", .reply(.version("XTerm(1)"))),
            ("^]4;1;rgb:1/", "2/3^\\", nil), ("^P!|00", "/^\\", nil), ("^P1$r", "0/q^\\", nil),
            ("^P1+r", "5463/q^\\", nil),
        ] as [(String, String, InputEvent?)])
    func heldUp(start: String, end: String, event: InputEvent?) {
        var parser = InputParser()
        #expect(
            parser.feed(InputParserKeyTests.bytes(start)).isEmpty && parser.wait(.milliseconds(299)).isEmpty)
        var (cut, left, moved, late) = (parser, parser, parser, parser)
        same(parser.feed(InputParserKeyTests.bytes(end)), event.map { [$0] } ?? [])
        same(parser.feed("q".utf8), Self.keys("q"))
        // One whose end got lost does not take the keyboard away.
        same(cut.feed([0x03]), [Self.key(.character("c"), .control)])
        same(moved.feed(InputParserKeyTests.bytes("^[B")), [Self.key(.down)])
        _ = left.feed([0x1B]) + left.wait(.seconds(1))
        #expect(left.patience == nil && left.feed("q".utf8) == Self.keys("q"))
        #expect(late.wait(.milliseconds(300)).isEmpty && late.openReply == nil && late.patience == nil)
        var typed = late
        #expect(late.feed(InputParserKeyTests.bytes(end)).isEmpty && late.feed("q".utf8) == Self.keys("q"))
        #expect(typed.feed("q".utf8) == Self.keys("q") && typed.feed("12".utf8) == Self.keys("12"))
    }

    @Test(
        "One reply that goes on is the same, however many bytes come, so that its patience can be counted from its start"
    )
    func openReply() {
        var parser = InputParser()
        #expect(parser.openReply == nil)
        _ = parser.feed("\u{1B}]11".utf8)
        #expect(parser.openReply == nil)
        for text in [";", "rgb:", "q", "qqq"] {
            _ = parser.feed(text.utf8)
            #expect(parser.openReply == 1 && parser.patience == .milliseconds(300))
        }
        _ = parser.feed("\u{7}\u{1B}P>|x".utf8)
        same(parser.openReply, 2)
        _ = parser.timeOut()
        #expect(parser.openReply == nil)
    }

    @Test("A string in pieces less than a second apart is one; none is reported that is too long to be typed")
    func stringInPieces() {
        var parser = InputParser()
        var events: [InputEvent] = []
        for byte in InputParserKeyTests.bytes("^]11;rgb:0/0/0^\\") {
            // Only after an ESC at its very beginning does a pause mean anything.
            if parser.patience == .seconds(1) { events += parser.wait(.milliseconds(999)) }
            events += parser.feed([byte])
        }
        same(events, [.reply(.backgroundColor(.black))])
        #expect(parser.feed(InputParserKeyTests.bytes("^P" + String(repeating: "x", count: 1025))).isEmpty)
        #expect(parser.wait(.seconds(1)).isEmpty && parser.feed("q".utf8) == Self.keys("q"))
    }

    // MARK: - Random events

    private static func event(_ random: inout SeededGenerator) -> InputEvent {
        switch random.number(0..<8) {
        case 0: return key(.escape)
        case 1: return key(.character(random.pick(Array("aZ[O1<;Mї漢😀 "))))
        case 2: return key(.character(random.pick(Array("c[O"))), random.pick([.control, .alt]))
        case 3: return key(.function(random.number(1..<13)), random.pick([[], .shift]))
        case 4:
            let keys: [Key] = [
                .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete,
            ]
            return key(random.pick(keys), random.pick([[], .control, [.alt, .shift]]))
        case 5: return random.pick([.focus(true), .focus(false), key(.enter), key(.backTab)])
        case 6: return .paste(random.pick(["", "4221 8776", "[A[<0;1;1M", "карт\nq"]))
        default:
            let position = Point(column: random.number(0..<300), row: random.number(0..<100))
            let kind: PointerEvent.Kind = random.pick([.pressed, .dragged, .released])
            return .pointer(PointerEvent(kind: kind, button: .left, position: position))
        }
    }

    /// Milliseconds.
    private static func shortPause(_ random: inout SeededGenerator) -> Int {
        random.pick([0, 1, 49, 50, 51, 100, 948, 949, 999, random.number(0..<1000)])
    }

    /// Between two events there may be any pause but for those that make of the escape key and the next one something else.
    private static func pause(
        _ random: inout SeededGenerator, after previous: InputEvent?, before next: InputEvent
    ) -> Duration {
        let least: Int
        switch (previous, next) {
        case (key(.escape), key(.character("["))), (key(.escape), key(.character("O"))): least = 1000
        case (key(.escape), _): least = 50
        default: least = 0
        }
        return .milliseconds(least + random.pick([0, 10, 60, 500, 2000]))
    }
}

extension InputParser {
    /// Lets so much time go by without a byte.
    fileprivate mutating func wait(_ pause: Duration) -> [InputEvent] {
        var (rest, events): (Duration, [InputEvent]) = (pause, [])
        while let patience, patience <= rest {
            rest -= patience
            events += timeOut()
        }
        return events
    }
}
