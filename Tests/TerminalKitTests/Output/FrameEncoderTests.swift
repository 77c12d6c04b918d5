import Testing
import TerminalTestSupport

@testable import TerminalKit

@Suite("Frame encoder")
struct FrameEncoderTests {
    /// The bytes with `^` for the escape character.
    static func readable(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
            .replacing("\r", with: "␍").replacing("\n", with: "␊").replacing("\u{8}", with: "␈")
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
        #expect(Self.readable(encoder.encode(canvas)) == "^[m^[Hab^[K␍␊^[K␍␊^[41m漢^[0m^[K")
    }

    @Test("A frame is synchronized when the terminal can, and nothing is sent for no change")
    func synchronized() {
        var encoder = FrameEncoder(depth: .none, synchronizes: true)
        let canvas = CanvasTests.line("x", columns: 1)
        #expect(Self.readable(encoder.encode(canvas)) == "^[?2026h^[m^[Hx^[?2026l")
        #expect(encoder.encode(canvas).isEmpty)
        encoder.invalidate()
        #expect(Self.readable(encoder.encode(canvas)) == "^[?2026h^[m^[Hx^[?2026l")
        #expect(encoder.encode(CanvasTests.canvas(0, 0)).isEmpty)
    }

    @Test(
        "Only what changes is written, by the shortest way",
        arguments: [
            ("abc", "abd", "^[1;3Hd"),
            ("abcdef", "xbcdex", "^[Hx^[4Cx"),
            ("abcd", "xbcx", "^[Hxbcx"),
            ("abc/abc", "xbc/xbc", "^[Hx␍␊x"),
            ("abc/def/ghi", "axc/def/gxi", "^[1;2Hx^[3;2Hx"),
            ("ab/ab", "ax/ab", "^[1;2Hx"),
            ("hello world", "hello", "^[1;6H^[K"),
            ("hello w", "hello", "^[1;7H "),
            ("漢字", "漢x", "^[1;3Hx "),
            ("漢字", "a字", "^[Ha "),
            ("ab字", "a漢", "^[1;2H漢 "),
            ("12345678901234567890", "1234567890123456789x", "^[1;20Hx"),
            ("12345678901234567890/a", "x234567890123456789x/b", "^[Hx^[18Cx␍␊b"),
        ])
    func shortest(old: String, new: String, bytes: String) {
        #expect(Self.change(old, new) == bytes)
    }

    @Test(
        "After a character whose width is disputed the cursor is placed anew, and its neighbours are written again",
        arguments: [
            ("a••b", "x•xb", "^[Hx^[3Gxb"),
            ("a.bc", "a•bc", "^[1;2H•^[3Gb"),
            ("abcdefg", "❤️cdefg", "^[H  ␍❤️^[3Gc"),
            ("😀bcdefg", "👨‍👩‍👧bcdefg", "^[H  ␍👨‍👩‍👧^[3Gbcdefg"),
        ])
    func disputed(old: String, new: String, bytes: String) {
        #expect(Self.change(old, new) == bytes)
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
        #expect(character.isWidthDisputed == isDisputed)
    }

    @Test(
        "A colour that the terminal cannot tell from the last one is no change",
        arguments: ColorDepth.allCases)
    func sameColors(depth: ColorDepth) {
        var encoder = FrameEncoder(depth: depth, synchronizes: false)
        _ = encoder.encode(Canvas(size: Size(columns: 3, rows: 1), style: Style(background: Color(0x0000FF))))
        let next = encoder.encode(
            Canvas(size: Size(columns: 3, rows: 1), style: Style(background: Color(0x0000FE))))
        #expect(next.isEmpty == (depth != .trueColor))
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
        #expect(Self.readable(encoder.encode(canvas)) == "^[H^[31ma b^[1mc^[0m")
    }
}
