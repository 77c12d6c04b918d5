import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing

enum TableEvent: ViewEvent {
    case screen(ScreenEvent), back, forth(Int), cleared, typed(Character)
}

@Suite("A table of keys")
struct KeyTableTests {
    private let table = KeyTable<TableEvent>(
        [
            .scrolling, KeyRow("^L", as: .repaint),
            KeyRow("←→", inFull: "← →  h l", .forth(-1), .left, "h"),
            KeyRow("←→", inFull: "← →  h l", .forth(1), .right, "l"),
            KeyRow("Esc", .back, .escape, .left, "q"), KeyRow("^U", .cleared, control: "u"),
        ] + KeyRow.digits(7...9) { .forth($0) },
        otherwise: { $0.typed.map { .typed($0) } })

    @Test(
        "A letter means the same in either case and on a Cyrillic layout, other keys with any modifier",
        arguments: [
            (KeyEvent(key: "q"), .back), (KeyEvent(key: "Q"), .back), (KeyEvent(key: "й"), .back),
            (KeyEvent(key: .escape, modifiers: .alt), .back), (KeyEvent(key: "8"), .forth(8)),
            (KeyEvent(key: "u", modifiers: .control), .cleared), (KeyEvent(key: "u"), .typed("u")),
            (KeyEvent(key: "ж"), .typed("ж")), (KeyEvent(key: "q", modifiers: .control), nil),
            (KeyEvent(key: "u", modifiers: [.control, .alt]), nil), (KeyEvent(key: .up), nil),
            // The first row counts.
            (KeyEvent(key: .left), .forth(-1)),
        ] as [(KeyEvent, TableEvent?)])
    func events(key: KeyEvent, event: TableEvent?) {
        same(table.event(for: key), event)
    }

    @Test("Hints are labelled with the keys that do what they say")
    func labels() {
        let actions: [KeyHint<TableEvent>.Action] = [
            .row, .repaint, .event(.forth(1)), .event(.back), .event(.cleared), .event(.forth(8)),
            .mouse("mouse"),
        ]
        same(actions.map { table.label(for: $0) }, ["↑↓", "^L", "←→", "Esc", "^U", "7–9", "mouse"])
        same(table.label(for: .event(.forth(1)), inFull: true), "← →  h l")
        #expect(table.label(for: .page) == nil && table.label(for: .event(.typed("a"))) == nil)
        same(table.faults(of: actions.map { KeyHint($0, "") }), [])
    }

    @Test(
        "A label that names another key is found",
        arguments: ["q", "Esc q", "Escape", "↑", ""])
    func wrongLabels(label: String) {
        let table = KeyTable<TableEvent>([
            KeyRow(label, .back, .escape), KeyRow("q", .cleared, "q"), KeyRow("↑", as: .row),
        ])
        same(table.faults(of: [KeyHint(.event(.back), "back")]).count, 1)
        same(table.faults(of: [KeyHint(.row, "move"), KeyHint(.page, "page")]).count, 2)
    }
}
