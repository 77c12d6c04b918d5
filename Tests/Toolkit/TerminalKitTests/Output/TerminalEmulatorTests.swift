import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Terminal emulator")
struct TerminalEmulatorTests {
    /// A terminal of 6 × 3 cells after `text`, in which `^` stands for the escape character.
    static func terminal(_ text: String) -> TerminalEmulator {
        var terminal = TerminalEmulator(size: Size(columns: 6, rows: 3))
        terminal.feed(InputParserKeyTests.bytes(text))
        return terminal
    }

    @Test(
        "It shows what it is sent",
        arguments: [
            ("ab\r\ncd", "ab\ncd\n"), ("abcdefgh", "abcdef\ngh\n"), ("abcde漢", "abcde\n漢\n"),
            ("a漢b", "a漢b\n\n"), ("❤️x👨‍👩‍👧", "❤️x👨‍👩‍👧\n\n"), ("漢字\rx", "x 字\n\n"), ("漢字^[2Gx", " x字\n\n"),
            ("^[2;3Hx^[Hy", "y\n  x\n"), ("^[3;6Hx", "\n\n     x"), ("ab^[Cc^[2Dd^[Be^[Af", "abdcf\n   e\n"),
            ("abcdef^[3G^[K", "ab\n\n"), ("abcdef^[3G^[1K", "   def\n\n"), ("ab\r\ncd^[2J", "\n\n"),
            ("abcdef^[2G^[Pa", "aadef�\n\n"), ("abc^[2G^[2@xy", "axybc\n\n"), ("ab\u{8}c", "ac\n\n"),
            ("1\r\n2\r\n3\r\n4", "2\n3\n4"), ("1\r\n2\r\n3^[H^[M", "2\n3\n"),
            ("1\r\n2\r\n3\r^[A^[L", "1\n\n2"), ("1\r\n2\r\n3^[H^[2M^[L", "\n3\n"),
            ("e\u{301}x", "e\u{301}x\n\n"), ("^[4dx", "\n\nx"),
        ])
    func shows(bytes: String, text: String) {
        let terminal = Self.terminal(bytes)
        same(terminal.text, text)
        same(terminal.errors.isEmpty, !bytes.contains("^[4d"))
    }

    @Test("It keeps colours and attributes with each cell")
    func renditions() {
        let terminal = Self.terminal(
            "^[1;31;48;5;200mx^[22;3;4;7;38;2;1;2;3;49my^[23;24;27;39mz^[97;100mw^[0mv")
        let pens = terminal.screen[0].map(\.pen)
        #expect(pens[0].foreground == .palette(1) && pens[0].background == .palette(200))
        #expect(pens[0].attributes == .bold && pens[1].attributes == [.italic, .underline, .reverse])
        #expect(pens[1].foreground == .rgb(Color(0x010203)) && pens[1].background == .own)
        #expect(pens[2] == TerminalEmulator.Pen() && pens[4] == TerminalEmulator.Pen())
        #expect(pens[3].foreground == .palette(15) && pens[3].background == .palette(8))
        #expect(terminal.errors.isEmpty)
    }

    @Test(
        "It takes offence at what another terminal might read otherwise",
        arguments: [
            "^[5n", "^[?1000h", "^[4h", "^c", "^]0;title\u{7}", "\t", "\u{7}", "^[2;7H", "^[4;1H", "^[9C",
            "^[D",
            "^[A", "\u{8}", "\u{301}", "^[?7labcdefg", "abcdef\u{8}", "abcdef^[K", "abcdef^[D", "^[41m^[K",
            "^[7m^[J", "^[58m", "^[38;9m", "^[38;2;1;2m", "^[38;5;256m", "^[?2026h^[?2026h",
            "^[?1049h^[3;1H\n",
            "^[?1049h^[31m^[?1049l", "漢^[2G^[P", "^[7P", "a^[M", "^[41m^[L", "^[4M", "^[3H^[2L",
            "\u{7F}", "^[3J",
        ])
    func strict(bytes: String) {
        #expect(!Self.terminal(bytes).errors.isEmpty)
    }

    @Test("What was left unfinished can be cancelled", arguments: ["^[38;2;1", "^[", "^]11;", ""])
    func cancel(unfinished: String) {
        let terminal = Self.terminal(unfinished + "\u{18}x")
        #expect(terminal.text == "x\n\n" && terminal.errors.isEmpty)
    }

    @Test("Another size cuts or adds rows and columns, and no wide character in half")
    func resize() {
        var terminal = Self.terminal("ab漢d\r\nx\r\ny")
        terminal.resize(to: Size(columns: 3, rows: 2))
        #expect(terminal.text == "ab\nx" && terminal.cursor == Point(column: 1, row: 1))
        terminal.resize(to: Size(columns: 5, rows: 3))
        terminal.feed("漢".utf8)
        #expect(terminal.text == "ab\nx漢\n" && terminal.errors.isEmpty)
    }

    @Test("It knows its modes, counts frames, and takes its bytes in any pieces")
    func modes() {
        var terminal = Self.terminal("^[?1002;1006h^[?2004h^[?1004h^[?25l^[?7l^[?2026h")
        #expect(terminal.modes.mouse && terminal.modes.decimalMouse && terminal.modes.bracketedPaste)
        #expect(terminal.modes.focus && !terminal.modes.cursor && !terminal.modes.autowrap)
        #expect(terminal.modes.synchronized && terminal.synchronizedFrames == 0)
        for byte in Array("\u{1B}[?2026l\u{1B}[?2026l漢".utf8) { terminal.feed([byte]) }
        #expect(terminal.synchronizedFrames == 1 && terminal.text == "漢\n\n" && terminal.errors.isEmpty)
    }
}
