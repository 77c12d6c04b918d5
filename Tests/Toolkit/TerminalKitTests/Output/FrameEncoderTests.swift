import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Frame encoder")
struct FrameEncoderTests {
    /// The bytes with `^` for the escape character.
    static func readable(_ bytes: [UInt8]) -> String {
        let names: [Unicode.Scalar: Character] = ["\u{1B}": "^", "\r": "␍", "\n": "␊", "\u{8}": "␈"]
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        return scalars.reduce(into: "") { text, scalar in
            text.unicodeScalars.append(contentsOf: (names[scalar] ?? Character(scalar)).unicodeScalars)
        }
    }

    /// What is written for a change from one text to another, line for line.
    static func change(_ old: String, _ new: String) -> String {
        func canvas(_ text: String) -> Canvas {
            let lines = text.split(separator: "/", omittingEmptySubsequences: false)
            var canvas = Canvas(size: Size(columns: 20, rows: lines.count))
            for (row, line) in lines.enumerated() {
                canvas.put(line, at: Point(column: 0, row: row), style: Style())
            }
            return canvas
        }
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: false)
        _ = encoder.encode(canvas(old))
        return readable(encoder.encode(canvas(new)))
    }

    @Test("The first frame writes every row, and clears the rest of each")
    func first() {
        var canvas = CanvasTests.canvas(8, 3)
        canvas.put("ab", at: .zero, style: Style())
        canvas.put("漢", at: Point(column: 0, row: 2), style: Style(background: Color(0xCD0000)))
        var encoder = FrameEncoder(depth: .ansi16, synchronizes: false)
        same(Self.readable(encoder.encode(canvas)), "^[m^[Hab^[K␍␊^[K␍␊^[45m漢^[0m^[K")
    }

    @Test("A frame is synchronized when the terminal can, and nothing is sent for no change")
    func synchronized() {
        var encoder = FrameEncoder(depth: .none, synchronizes: true)
        let canvas = CanvasTests.line("x", columns: 1)
        same(Self.readable(encoder.encode(canvas)), "^[?2026h^[m^[Hx^[?2026l")
        #expect(encoder.encode(canvas).isEmpty)
        encoder.invalidate()
        same(Self.readable(encoder.encode(canvas)), "^[?2026h^[m^[Hx^[?2026l")
        #expect(encoder.encode(CanvasTests.canvas(0, 0)).isEmpty)
    }

    @Test(
        "Only what changes is written, by the shortest way",
        arguments: [
            ("abc", "abd", "^[1;3Hd"),
            ("abcdef", "xbcdex", "^[Hxbcdex"),
            ("abcd", "xbcx", "^[Hxbcx"),
            ("abc/abc", "xbc/xbc", "^[Hx␍␊x"),
            ("abcdefg", "xbcdefx", "^[Hx^[7Gx"),
            ("abc/def/ghi", "axc/def/gxi", "^[1;2Hx^[3;2Hx"),
            ("ab/ab", "ax/ab", "^[1;2Hx"),
            ("hello world", "hello", "^[1;7H^[K"),
            ("hello w", "hello", "^[1;7H "),
            ("漢字", "漢x", "^[1;3Hx "),
            ("漢字", "a 字", "^[Ha "),
            ("ab字", "a漢", "^[1;2H漢 "),
            ("12345678901234567890", "1234567890123456789x", "^[1;20Hx"),
            ("12345678901234567890/a", "x234567890123456789x/b", "^[Hx^[20Gx␍␊b"),
        ])
    func shortest(old: String, new: String, bytes: String) {
        same(Self.change(old, new), bytes)
    }

    @Test(
        "After a character whose width is disputed the cursor is placed anew, and its neighbours are written again",
        arguments: [
            ("a••b", "x••b", "^[Hx"),
            ("a.bc", "a•bc", "^[1;2H•^[3Gb"),
            ("abcdefg", "❤️cdefg", "^[H  ␍❤️"),
            ("😀bcdefg", "👨‍👩‍👧bcdefg", "^[H  ␍👨‍👩‍👧^[3Gbcdefg"),
        ])
    func disputed(old: String, new: String, bytes: String) {
        same(Self.change(old, new), bytes)
    }

    @Test(
        "Only terminals' disputes are disputes",
        arguments: [
            ("a", false), ("é", false), ("Ї", false), ("漢", false), ("、", false), ("─", false), ("▀", false),
            ("7", false),
            ("e\u{301}", true), ("•", true), ("…", true), ("₹", true), ("😀", true), ("⌚", true), ("❤️", true),
            ("🇮🇳", true),
        ] as [(Character, Bool)])
    func isDisputed(character: Character, isDisputed: Bool) {
        same(character.isWidthDisputed, isDisputed)
    }

    @Test(
        "A colour that the terminal cannot distinguish from the last one is no change",
        arguments: ColorDepth.allCases)
    func sameColors(depth: ColorDepth) {
        var encoder = FrameEncoder(depth: depth, synchronizes: false)
        _ = encoder.encode(Canvas(size: Size(columns: 3, rows: 1), style: Style(background: Color(0x0000FF))))
        let next = encoder.encode(
            Canvas(size: Size(columns: 3, rows: 1), style: Style(background: Color(0x0000FE))))
        same(next.isEmpty, depth != .trueColor)
    }

    @Test(
        "What moved to a side is moved by the terminal, if that is shorter",
        arguments: [
            ("...ABCDEFGHIJ.......", "....ABCDEFGHIJ......", "^[1;4H.ABCDEFGHIJ"),
            ("...ABCDEFGHIJKLMNO..", "....ABCDEFGHIJKLMNO.", "^[1;19H^[P^[4G^[@."),
            ("...ABCDEFGHIJKLMNO..", "..ABCDEFGHIJKLMNO...", "^[1;3H^[P^[18G^[@."),
            ("..•••••••• 4242.....", "...•••••••• 4242....", "^[1;16H^[P^[3G^[@."),
            ("ABCDEFGHIJKLMNOPQRST", "...ABCDEFGHIJKLMNOPQ", "^[1;18H^[3P␍^[3@..."),
            ("ABCDEFGHIJKLMNOPQRST", "DEFGHIJKLMNOPQRST...", "^[H^[3P^[18G^[3@..."),
            ("..漢字漢字漢字漢字..", "...漢字漢字漢字漢字.", "^[1;19H^[P^[3G^[@."),
            ("..漢字漢字漢字漢字漢", "...漢字漢字漢字漢字.", "^[1;3H.漢字漢字漢字漢字."),
            ("..ABCDEFGHIJKLMNO😀..", "...ABCDEFGHIJKLMNO😀.", "^[1;3H.ABCDEFGHIJKLMNO  ^[19G😀"),
        ])
    func shift(old: String, new: String, bytes: String) {
        same(Self.change(old, new), bytes)
    }

    @Test(
        "The terminal's cursor stands in place of the drawn one, moves with it, and is hidden again",
        arguments: [false, true])
    func cursor(synchronizes: Bool) {
        func frame(_ text: String, cursor: Int?) -> Canvas {
            var canvas = CanvasTests.line(text, columns: 6)
            if let cursor { canvas.putCursor(at: Point(column: cursor, row: 0), style: Style()) }
            return canvas
        }
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: synchronizes)
        func bytes(_ text: String, cursor: Int?) -> String {
            Self.readable(encoder.encode(frame(text, cursor: cursor)))
        }
        func whole(_ bytes: String) -> String { synchronizes ? "^[?2026h\(bytes)^[?2026l" : bytes }
        _ = encoder.encode(frame("ab", cursor: nil))
        same(bytes("ab", cursor: 2), "^[1;3H^[?25h")
        same(bytes("ab", cursor: 2), "")
        same(bytes("ab", cursor: 1), "^[1;2H")
        let hidden = synchronizes ? ("", "") : ("^[?25l", "^[?25h")
        same(bytes("abc", cursor: 3), whole("\(hidden.0)^[1;3Hc^[1;4H\(hidden.1)"))
        same(bytes("abc", cursor: nil), "^[?25l")
        same(bytes("abd", cursor: nil), whole("^[1;3Hd"))
        // A new screen hides it.
        _ = encoder.encode(frame("abd", cursor: 0))
        encoder.invalidate(losesPictures: true)
        #expect(bytes("x", cursor: 1).hasSuffix(synchronizes ? "^[?25h^[?2026l" : "^[1;2H^[?25h"))
    }

    @Test("Colours are sent as differences, and are reset at the end")
    func renditions() {
        var encoder = FrameEncoder(depth: .ansi16, synchronizes: false)
        var canvas = CanvasTests.canvas(4)
        _ = encoder.encode(canvas)
        let red = Style(foreground: Color(0xCD0000))
        canvas.put("a b", at: .zero, style: red)
        canvas.put(
            "c", at: Point(column: 3, row: 0), style: Style(foreground: red.foreground, attributes: .bold))
        same(Self.readable(encoder.encode(canvas)), "^[H^[31ma b^[1mc^[0m")
    }
}
