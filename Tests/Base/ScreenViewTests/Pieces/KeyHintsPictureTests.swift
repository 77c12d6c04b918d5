import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("KeyHintsPicture")
struct KeyHintsPictureTests {
    private enum Event: ViewEvent { case screen(ScreenEvent), pressed(String) }

    private static let named = [
        ("↑ ↓  k j", "move"), ("← →  h l", "swipe"), ("⏎", "details"), ("Esc", "close"), ("1–9", "action"),
        ("PgUp PgDn", "page"), ("Home End", "first, last"), ("/", "search"), ("s", "sort"), ("f", "filter"),
        ("r", "refresh"), ("x", "hide amounts and digits"),
        ("m", "mouse on or off; while on, hold Shift or Option to select text"), ("?", "help"), ("q", "quit"),
    ]
    private let hints = named.map { KeyHint(.event(Event.pressed($0.0)), $0.1) }
    private let picture = KeyHintsPicture(
        keys: KeyTable(
            [KeyRow("?", .pressed("?"), "?")] + named.map { KeyRow($0.0, Event.pressed($0.0)) }),
        theme: .standard(depth: .none))

    @Test("The footer names as many keys as fit, and cuts none", arguments: 1...60)
    func footer(columns: Int) {
        var canvas = Canvas(size: Size(columns: columns, rows: 2))
        picture.drawFooter(hints, margin: 1, on: &canvas)
        var rest = canvas.lines[1].drop { $0 == " " }
        // Where there is no room for what it does, its sign stands alone.
        if columns >= "q quit  ?".count + 2 { #expect(rest.contains("?")) }
        if rest.hasSuffix("?") { rest = rest.dropLast() }
        // Each is whole and in its place, and nothing else is there.
        for hint in Self.named.map({ "\($0.0) \($0.1)" }) where rest.hasPrefix(hint) {
            rest = rest.dropFirst(hint.count).drop { $0 == " " }
        }
        #expect(rest.isEmpty)
        // The last is the way out: where only one has room, it does.
        same(canvas.lines[1].contains("q quit"), columns >= "q quit".count + 2)
    }

    @Test("What the screen is for comes before the ways out, and stays in its place", arguments: 1...60)
    func essential(columns: Int) {
        let hints = [
            KeyHint(.event(Event.pressed("s")), "pass", isEssential: true),
            KeyHint(.event(.pressed("f")), "keep"),
            KeyHint(.event(.pressed("q")), "quit"),
        ]
        var canvas = Canvas(size: Size(columns: columns, rows: 1))
        KeyHintsPicture(
            keys: KeyTable(["s", "f", "q"].map { KeyRow($0, Event.pressed($0)) }),
            theme: .standard(depth: .none)
        ).drawFooter(hints, margin: 0, on: &canvas)
        let words =
            columns < 6
            ? "" : columns < 14 ? "s pass" : columns < 22 ? "s pass  q quit" : "s pass  f keep  q quit"
        same(canvas.lines, [words])
    }

    @Test("The sign for help stands beside the way out rather than beside what the screen is for")
    func narrow() {
        let hints = [
            KeyHint(.event(Event.pressed("← →  h l")), "pass", isEssential: true),
            KeyHint(.event(.pressed("?")), "help"), KeyHint(.event(.pressed("q")), "quit"),
        ]
        func footer(_ columns: Int) -> [String] {
            var canvas = Canvas(size: Size(columns: columns, rows: 1))
            picture.drawFooter(hints, margin: 0, on: &canvas)
            return canvas.lines
        }
        same(footer(31), ["← →  h l pass  ? help  q quit"])
        same(footer(25), ["← →  h l pass  q quit  ?"])
        same(footer(22), ["? help  q quit"])
        same(footer(15), ["q quit  ?"])
    }

    @Test("Where the person types, the sign for help is the key that is no text, also for a click")
    func typing() {
        var canvas = Canvas(size: Size(columns: 12, rows: 2))
        canvas.putCursor(at: .zero, style: Style())
        picture.drawFooter(hints, margin: 0, on: &canvas)
        same(canvas.lines[1], "q quit  F1")
        same(canvas.target(at: Point(column: 8, row: 1)), .key(KeyEvent(key: .function(1))))
    }

    @Test("On the last screen, the way out says that it ends the program", arguments: [true, false])
    func lastScreen(leavesProgram: Bool) {
        var theme = Theme.standard(depth: .none)
        theme.leavesProgram = leavesProgram
        let hints = [
            KeyHint(.event(Event.pressed("s")), "sort"),
            KeyHint(.event(.pressed("q")), "back", orOnLastScreen: "quit"),
        ]
        let keys = KeyTable(["s", "q"].map { KeyRow($0, Event.pressed($0)) })
        var canvas = Canvas(size: Size(columns: 40, rows: 1))
        KeyHintsPicture(keys: keys, theme: theme).drawFooter(hints, margin: 0, on: &canvas)
        same(canvas.lines, [leavesProgram ? "s sort  q quit" : "s sort  q back"])
        let help = HelpPicture(
            [HintGroup("Keys", hints)], keys: keys, room: Size(columns: 40, rows: 9), theme: theme)
        same(help.words, ["Keys", "s: sort", leavesProgram ? "q: quit" : "q: back"])
    }

    @Test(
        "Keys are read aloud by their names",
        arguments: [
            ("⏎", "Enter"), ("^R", "Ctrl-R"), ("PgUp PgDn  ^U ^D", "PgUp PgDn Ctrl-U Ctrl-D"),
            ("↑↓", "Up Down"), ("← →  h l", "Left Right h l"), ("⇧← ⇧→", "Shift-Left Shift-Right"),
            ("⇧Tab", "Shift-Tab"), ("Esc q", "Esc q"), ("⏎ 1–9", "Enter 1–9"),
        ])
    func spoken(label: String, words: String) { same(label.spokenKeys, words) }

    @Test("A click on a key in the footer, or on what it does, is that key; elsewhere it is nothing")
    func clicks() {
        let keys = KeyTable([
            KeyRow("↑↓", Event.pressed("up"), .up, as: .row), KeyRow("s", .pressed("s"), "s"),
            KeyRow("^L", as: .repaint), KeyRow("q", .pressed("q"), "q"),
        ])
        let hints = [
            KeyHint<Event>(.row, "move"), KeyHint(.event(.pressed("s")), "sort"),
            KeyHint(.repaint, "repaint"), KeyHint(.event(.pressed("q")), "quit"),
        ]
        var canvas = Canvas(size: Size(columns: 60, rows: 2))
        KeyHintsPicture(keys: keys, theme: .standard(depth: .none)).drawFooter(hints, margin: 1, on: &canvas)
        // " ↑↓ move  s sort  ^L repaint  q quit"
        func key(_ column: Int, row: Int = 1) -> CanvasTarget? {
            canvas.target(at: Point(column: column, row: row))
        }
        same((10...15).map { key($0) }, Array(repeating: .key(KeyEvent(key: "s")), count: 6))
        same((30...35).map { key($0) }, Array(repeating: .key(KeyEvent(key: "q")), count: 6))
        for column in [0, 1, 8, 9, 16, 17, 20, 29, 36] { #expect(key(column) == nil, "\(column)") }
        #expect(key(10, row: 0) == nil)
    }
}
