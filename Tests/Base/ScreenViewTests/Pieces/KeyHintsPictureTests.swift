import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
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
        keys: KeyTable(named.map { KeyRow($0.0, Event.pressed($0.0)) }), theme: .standard(depth: .none))

    @Test("Help has a line for each key where there is room")
    func table() {
        let lines = picture.box(for: hints, rows: 24)(80).lines
        #expect(lines.contains { $0.contains("│ s          sort") })
        #expect(lines.count == hints.count + 2)
    }

    @Test("On a short screen it runs on, and still names every key", arguments: [(40, 12), (80, 8)])
    func run(columns: Int, rows: Int) {
        let canvas = picture.box(for: hints, rows: rows)(columns)
        #expect(canvas.size.rows <= rows && canvas.size.columns <= columns)
        #expect(canvas.hasWholeRows)
        let words = canvas.text.split { " │\n".contains($0) }.joined(separator: " ")
        for (keys, meaning) in Self.named {
            let key = keys.split(separator: " ").joined(separator: " ")
            #expect(words.contains("\(key) \(meaning)"))
        }
    }

    @Test("A box of any size keeps to its width", arguments: 1...40)
    func widths(columns: Int) {
        let canvas = picture.box(for: hints, rows: 5)(columns)
        #expect(canvas.size.columns == columns)
        #expect(canvas.hasWholeRows)
    }

    @Test("The footer names as many keys as fit, and cuts none", arguments: 1...60)
    func footer(columns: Int) {
        var canvas = Canvas(size: Size(columns: columns, rows: 2))
        picture.drawFooter(hints, margin: 1, on: &canvas)
        var rest = canvas.lines[1].drop { $0 == " " }
        // Each is whole and in its place, and nothing else is there.
        for hint in Self.named.map({ "\($0.0) \($0.1)" }) where rest.hasPrefix(hint) {
            rest = rest.dropFirst(hint.count).drop { $0 == " " }
        }
        #expect(rest.isEmpty)
        // The last is the way out: where only one has room, it does.
        #expect(canvas.lines[1].contains("q quit") == (columns >= "q quit".count + 2))
    }
}
