import TestSupport
import Testing

@testable import TerminalKit

@Suite("Input parser, keys")
struct InputParserKeyTests {
    /// The events of a text in which `^` stands for the escape character.
    static func events(_ text: String) -> [InputEvent] {
        var parser = InputParser()
        return parser.feed(bytes(text)) + parser.timeOut()
    }

    static func bytes(_ text: String) -> [UInt8] { Array(text.utf8).map { $0 == 0x5E ? 0x1B : $0 } }

    static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
        .key(KeyEvent(key: key, modifiers: modifiers))
    }

    @Test(
        "Keys that type nothing",
        arguments: [
            ("^[A", .up), ("^[B", .down), ("^[C", .right), ("^[D", .left), ("^[H", .home), ("^[F", .end),
            ("^OA", .up), ("^OB", .down), ("^OC", .right), ("^OD", .left), ("^OH", .home), ("^OF", .end),
            ("^[1~", .home), ("^[2~", .insert), ("^[3~", .delete), ("^[4~", .end), ("^[5~", .pageUp),
            ("^[6~", .pageDown), ("^[7~", .home), ("^[8~", .end), ("^[Z", .backTab),
            ("^", .escape), ("\r", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("^OM", .enter),
            ("^OI", .tab), ("^[1A", .up),
        ] as [(String, Key)])
    func plain(text: String, key: Key) {
        same(Self.events(text), [Self.key(key)])
    }

    @Test("Function keys of all kinds of terminals")
    func functionKeys() {
        let tilde = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
        for (index, number) in tilde.enumerated() {
            same(Self.events("^[\(number)~"), [Self.key(.function(index + 1))])
        }
        for (index, letter) in "PQRS".enumerated() {
            same(Self.events("^O\(letter)"), [Self.key(.function(index + 1))])
            same(Self.events("^[1;2\(letter)"), [Self.key(.function(index + 1), .shift)])
        }
        for (index, letter) in "ABCDE".enumerated() {
            same(Self.events("^[[\(letter)"), [Self.key(.function(index + 1))])
        }
    }

    @Test(
        "What is held down with them",
        arguments: [
            ("^[1;2A", .up, .shift), ("^[1;3A", .up, .alt), ("^[1;4A", .up, [.shift, .alt]),
            ("^[1;5C", .right, .control), ("^[1;6C", .right, [.shift, .control]),
            ("^[1;7D", .left, [.alt, .control]), ("^[1;8D", .left, [.shift, .alt, .control]),
            ("^[1;9A", .up, .alt), ("^[3;5~", .delete, .control), ("^[15;2~", .function(5), .shift),
            ("^^[A", .up, .alt), ("^^OA", .up, .alt), ("^^[3~", .delete, .alt),
            ("^O5P", .function(1), .control),
            ("^[a", .up, .shift), ("^Od", .left, .control), ("^[3^", .delete, .control),
            ("^[3@", .delete, [.control, .shift]), ("^\r", .enter, .alt), ("^\u{7F}", .backspace, .alt),
            ("^[27;5;13~", .enter, .control), ("^[27;2;9~", .backTab, []), ("^[13;5u", .enter, .control),
            ("^[9;2u", .backTab, []), ("^[9;6u", .backTab, .control), ("^[27u", .escape, []),
            ("^[57414u", .enter, []), ("^[57419;129u", .up, []), ("^[57426;5u", .delete, .control),
            ("^[127;3u", .backspace, .alt),
        ] as [(String, Key, Modifiers)])
    func modified(text: String, key: Key, modifiers: Modifiers) {
        // rxvt's own final byte is the one that stands for the escape character here.
        let bytes = text == "^[3^" ? [0x1B] + Array("[3^".utf8) : Self.bytes(text)
        var parser = InputParser()
        same(parser.feed(bytes), [Self.key(key, modifiers)])
        same(parser.feed("q".utf8), [Self.key(.character("q"))])
    }

    @Test(
        "Keys that type a character",
        arguments: [
            ("a", "a", []), ("A", "A", []), (" ", " ", []), ("ї", "ї", []), ("漢", "漢", []), ("😀", "😀", []),
            ("\u{301}", "\u{301}", []), ("^a", "a", .alt), ("^A", "A", .alt), ("^ї", "ї", .alt),
            ("\u{0}", " ", .control), ("\u{1}", "a", .control), ("\u{1A}", "z", .control),
            ("\n", "j", .control), ("\u{8}", "h", .control), ("\u{1C}", "\\", .control),
            ("\u{1D}", "]", .control), ("\u{1E}", "^", .control), ("\u{1F}", "_", .control),
            ("^\u{1}", "a", [.alt, .control]), ("^[97;5u", "a", .control), ("^[97u", "a", []),
            ("^[97;2u", "A", []), ("^[97;6u", "a", [.control, .shift]), ("^[97:65;2:1u", "A", []),
            ("^[97;1:2u", "a", []), ("^[1110;5u", "s", .control), ("^[1089;5u", "c", .control),
            ("^[57402u", "3", []), ("^[27;6;65~", "A", [.control, .shift]),
            ("^[49;2u", "1", .shift), ("^Oj", "*", []), ("^Op", "0", []), ("^OX", "=", []),
        ] as [(String, Character, Modifiers)])
    func characters(text: String, character: Character, modifiers: Modifiers) {
        same(Self.events(text), [Self.key(.character(character), modifiers)])
    }

    @Test("A character of several scalars comes as several keys")
    func clusters() {
        same(Self.events("❤️"), [Self.key(.character("❤")), Self.key(.character("\u{FE0F}"))])
    }

    @Test(
        "Escape, and what follows at once",
        arguments: [
            ("^", [key(.escape)]), ("^^", [key(.escape), key(.escape)]),
            ("^^^[A", [key(.escape), key(.up, .alt)]), ("^^a", [key(.escape), key(.character("a"), .alt)]),
            ("^^[I", [key(.escape), .focus(true)]),
            (
                "^^[<0;1;1M",
                [key(.escape), .pointer(PointerEvent(kind: .pressed, button: .left, position: .zero))]
            ),
            ("^^[200~x^[201~", [key(.escape), .paste("x")]),
            ("^^]11;rgb:0/0/0\u{7}", [key(.escape), .reply(.backgroundColor(.black))]),
        ])
    func escapes(text: String, events: [InputEvent]) {
        same(Self.events(text), events)
    }

    @Test("An escape times out, once; nothing else does")
    func timeOut() {
        var parser = InputParser()
        #expect(parser.patience == nil)
        #expect(parser.feed([0x1B]).isEmpty && parser.patience == .milliseconds(50))
        same(parser.timeOut(), [Self.key(.escape)])
        #expect(parser.patience == .milliseconds(950) && parser.timeOut().isEmpty)
        #expect(parser.patience == nil && parser.timeOut().isEmpty)
        #expect(parser.feed(Self.bytes("^[1;")).isEmpty && parser.patience == nil)
        #expect(parser.timeOut().isEmpty)
        same(parser.feed(Self.bytes("5C")), [Self.key(.right, .control)])
        #expect(parser.feed([0xD1]).isEmpty && parser.patience == nil && parser.timeOut().isEmpty)
        same(parser.feed([0x97]), [Self.key(.character("ї"))])
    }
}
