import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Terminal modes")
struct TerminalModesTests {
    @Test("Entering opens the alternate screen, and leaving puts everything back", arguments: [true, false])
    func roundTrip(mouse: Bool) {
        var terminal = TerminalEmulator(size: Size(columns: 10, rows: 3))
        terminal.feed("$ ls\r\n".utf8)
        let before = terminal
        terminal.feed(TerminalModes.enter(mouse: mouse))
        #expect(terminal.modes.alternateScreen && terminal.modes.bracketedPaste && terminal.modes.focus)
        #expect(terminal.modes.appearance)
        #expect(!terminal.modes.cursor && !terminal.modes.autowrap)
        #expect(terminal.modes.mouse == mouse && terminal.modes.decimalMouse == mouse)
        terminal.feed("\u{1B}[?2026h\u{1B}[31mhalf a frame".utf8.prefix(15))
        terminal.feed(TerminalModes.leave(mouse: mouse))
        #expect(terminal.modes == before.modes && terminal.screen == before.screen)
        #expect(terminal.cursor == before.cursor && terminal.errors.isEmpty)
    }

    @Test("They are left in the order in which each is still safe")
    func order() {
        same(
            FrameEncoderTests.readable(TerminalModes.leave()),
            "^[?2026l^[?1006l^[?1002l^[?2031l^[?2004l^[?1004l^[m^[?7h^[?25h^[?1049l")
    }

    @Test("Leaving what was never entered changes nothing")
    func leave() {
        var terminal = TerminalEmulator(size: Size(columns: 10, rows: 3))
        terminal.feed("$".utf8)
        let before = terminal
        terminal.feed(TerminalModes.leave())
        #expect(terminal.modes == before.modes && terminal.screen == before.screen && terminal.errors.isEmpty)
    }

    @Test("The mouse can be turned on and off by itself")
    func mouse() {
        var terminal = TerminalEmulator(size: Size(columns: 10, rows: 3))
        terminal.feed(TerminalModes.mouse(true))
        #expect(terminal.modes.mouse && terminal.modes.decimalMouse)
        terminal.feed(TerminalModes.mouse(false))
        same(terminal.modes, TerminalEmulator.Modes())
    }

    @Test("The window has another title for a while, and gets its own back")
    func title() {
        var terminal = TerminalEmulator(size: Size(columns: 10, rows: 3))
        terminal.feed(TerminalModes.title("shell"))
        let before = terminal.modes
        terminal.feed(TerminalModes.keepTitle + TerminalModes.title("ca\u{7}rds\u{1B}"))
        same(terminal.modes.title, "cards")
        terminal.feed(TerminalModes.restoreTitle + TerminalModes.restoreTitle)
        #expect(terminal.modes == before && terminal.errors.isEmpty)
    }

    @Test("Keys are distinct on the alternate screen alone")
    func keys() {
        var terminal = TerminalEmulator(size: Size(columns: 10, rows: 3))
        terminal.feed(TerminalModes.enter(mouse: false) + TerminalModes.keys(true))
        same(terminal.modes.distinctKeys, 1)
        terminal.feed(TerminalModes.leave(keys: true))
        #expect(terminal.modes == TerminalEmulator.Modes() && terminal.errors.isEmpty)
        terminal.feed(TerminalModes.keys(true))
        #expect(!terminal.errors.isEmpty)
    }

    @Test("A terminal understands the questions")
    func queries() {
        var terminal = TerminalEmulator(size: Size(columns: 10, rows: 3))
        for query in [
            TerminalModes.backgroundColorQuery, TerminalModes.synchronizedOutputQuery,
            TerminalModes.cursorPositionQuery, TerminalModes.keysQuery, TerminalModes.versionQuery,
            TerminalModes.picturesQuery, TerminalModes.graphicsQuery, TerminalModes.fence,
        ] {
            terminal.feed(query)
        }
        same(terminal.queries, ["]11;?", "?2026$p", "6n", "?u", ">0q", ">0q", "16t", "14t", "_Gi=31", "c"])
        #expect(terminal.errors.isEmpty)
    }
}
