import Foundation
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

private enum LineEvent: ViewEvent {
    case screen(ScreenEvent), pressed, sight(Range<Int>?), pulled
}

/// A view of numbered lines, one a row, of which a state says how many there are and on which page.
private struct LinesView: TabularView {
    struct State: Equatable {
        var count = 20
        var page = 1
        var change: Duration?
        var canBePulled = false
    }

    var takesSecrets: Bool { true }

    func canvas(of state: State, in space: CanvasSpace) -> Canvas {
        var canvas = Canvas(size: Size(columns: space.columns, rows: state.count))
        for row in 0..<state.count { canvas.put("\(row)", at: Point(column: 0, row: row), style: Style()) }
        return canvas
    }

    func frame(of state: State, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        frame.blit(
            canvas(of: state, in: CanvasSpace(columns: space.size.columns, theme: space.theme)),
            at: Point(column: 0, row: -space.scroll))
        frame.mark(Rect(column: 1, row: 4, columns: 2, rows: 1), as: .key(KeyEvent(key: .enter)))
        return frame
    }

    func text(of state: State, as form: TextForm) -> String { "\(form) \(state.count)" }
    func csv(of state: State) -> String { "count\n\(state.count)" }
    func keys(on state: State?) -> KeyTable<LineEvent> { KeyTable([KeyRow("⏎", .pressed, .enter)]) }
    func scrolling(of state: State, in space: LiveSpace) -> Scrolling {
        Scrolling(overflow: state.count - space.size.rows, page: space.size.rows - 1, wheel: 3)
    }
    func isOtherPage(_ new: State, than old: State) -> Bool { new.page != old.page }
    func sight(of state: State, in space: LiveSpace?) -> LineEvent? {
        .sight(space.map { $0.scroll..<min(state.count, $0.scroll + $0.size.rows) })
    }
    func nextChange(of state: State) -> Duration? { state.change }
    func pullDown(on state: State?) -> LineEvent? { state?.canBePulled == true ? .pulled : nil }
}

/// A view for programs alone.
private struct WordsView: PureView {
    func text(of state: String, as form: TextForm) -> String { state }
    func keys(on state: String?) -> KeyTable<LineEvent> { KeyTable([]) }
}

@MainActor
@Suite("The screen of a pure view")
struct PureViewScreenTests {
    private let output = OutputSpy<LineEvent>()
    private let screen: PureViewScreen<LinesView>

    init() {
        screen = PureViewScreen(view: LinesView(), output: output)
    }

    private func show(_ state: LinesView.State = .init()) {
        screen.resize(to: Size(columns: 4, rows: 5))
        screen.render(state)
    }

    private var firstRow: String {
        ANSIEncoder.plainText(screen.frame(theme: .standard(depth: .none))).split(separator: "\n").first
            .map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }

    private func press(_ keys: Key...) {
        for key in keys { screen.handle(.key(KeyEvent(key: key)), at: .zero) }
    }

    @Test("Before anything was rendered it is empty, and passes on all the same what is done")
    func empty() throws {
        screen.appear()
        press(.enter, .down, .character("z"))
        screen.handle(.focus(false), at: .zero)
        same(
            output.events,
            [
                .screen(.appeared), .pressed, .screen(.attentionChanged(hasFocus: false)),
            ])
        try same(screen.text(as: .plain), "")
        same(screen.table(), "")
        same(screen.canvas(in: CanvasSpace(columns: 9, theme: .standard(depth: .none))).size.rows, 0)
        screen.resize(to: Size(columns: 9, rows: 3))
        same(screen.frame(theme: .standard(depth: .none)).size, Size(columns: 9, rows: 3))
        #expect(screen.takesSecrets)
    }

    @Test("A click with the left button on a key that is named is that key, once the button goes up there")
    func clicks() {
        show()
        func point(_ kind: PointerEvent.Kind, _ column: Int, _ button: PointerEvent.Button = .left) {
            let position = Point(column: column, row: 4)
            screen.handle(
                .pointer(PointerEvent(kind: kind, button: button, position: position)), at: .zero)
        }
        func count() -> Int { output.events.count { $0 == .pressed } }
        point(.pressed, 1)
        same(count(), 0)
        point(.released, 2)
        same(count(), 1)
        // Neither begun elsewhere, nor ended there, nor by another button, nor twice.
        for (down, up) in [(0, 1), (1, 3), (1, 0), (3, 3)] {
            point(.pressed, down)
            point(.dragged, up)
            point(.released, up)
        }
        for kind in [PointerEvent.Kind.pressed, .released] { point(kind, 1, .right) }
        point(.released, 1)
        same(count(), 1)
        // Who comes back means it after all.
        point(.pressed, 1)
        for column in [3, 2] { point(.dragged, column) }
        point(.released, 2)
        same(count(), 2)
    }

    @Test("What was rendered last is drawn in the size that it was told, and that is said once")
    func rendered() throws {
        var changes = 0
        screen.onChange = { changes += 1 }
        show()
        same(changes, 1)
        same(screen.frame(theme: .standard(depth: .none)).size, Size(columns: 4, rows: 5))
        same(firstRow, "0")
        try same(screen.text(as: .json), "json 20")
        same((screen as any Screen as? any TabularScreen)?.table(), "count\n20")
    }

    @Test("It is scrolled by keys and the wheel, from the first row to the last one")
    func scrolling() {
        show()
        press(.down, .down, .character("j"), .up)
        same(firstRow, "2")
        press(.pageDown)
        same(firstRow, "6")
        screen.handle(
            .pointer(PointerEvent(kind: .scrolledUp, button: .none, position: .zero)), at: .zero)
        same(firstRow, "3")
        press(.end, .down)
        same(firstRow, "15")
        press(.home, .up)
        same(firstRow, "0")
        press(.character(" "))
        same(firstRow, "4")
        for letter in ["d", "d", "u"] as [Character] {
            screen.handle(
                .key(KeyEvent(key: .character(letter), modifiers: .control)), at: .zero)
        }
        same(firstRow, "8")
    }

    @Test("A view that only puts a state into words is drawn as its plain text")
    func words() {
        let canvas = WordsView().canvas(
            of: "one\n\ntwo", in: CanvasSpace(columns: 9, theme: .standard(depth: .none)))
        same(canvas.lines.map { $0.trimmingCharacters(in: .whitespaces) }, ["one", "", "two"])
    }

    @Test(
        "The last row stays in reach when there is less to see or more room, and another page begins at its top"
    )
    func reach() {
        show()
        press(.end)
        screen.render(.init(count: 12))
        same(firstRow, "7")
        screen.resize(to: Size(columns: 4, rows: 10))
        same(firstRow, "2")
        screen.render(.init(count: 30, page: 2))
        same(firstRow, "0")
    }

    @Test("The presenter is told what is in sight whenever that may have changed; printed, everything is")
    func sight() throws {
        show()
        press(.pageDown)
        same(output.events, [.sight(0..<5), .sight(4..<9)])
        _ = screen.canvas(in: CanvasSpace(columns: 9, theme: .standard(depth: .none)))
        _ = try screen.text(as: .screenReader)
        _ = try screen.text(as: .json)
        same(output.events.dropFirst(2), [.sight(nil), .sight(nil)])
    }

    @Test("The time is passed on once, and never backwards; the view says when it next changes")
    func time() {
        screen.render(.init(change: .seconds(9)))
        same(screen.advance(to: .seconds(1)), .seconds(9))
        screen.handle(.key(KeyEvent(key: .enter)), at: .seconds(1))
        _ = screen.advance(to: .milliseconds(500))
        same(output.events, [.screen(.timeAdvanced(to: .seconds(1))), .pressed])
    }

    @Test(
        "A screen that can be pulled down follows the pointer, closes past a quarter, and takes a click when it is over"
    )
    func pulling() {
        screen.resize(to: Size(columns: 8, rows: 16))
        screen.render(.init(count: 30, canBePulled: true))
        func point(_ kind: PointerEvent.Kind, _ column: Int, _ row: Int) {
            screen.handle(
                .pointer(
                    PointerEvent(kind: kind, button: .left, position: Point(column: column, row: row))),
                at: .zero)
        }
        func outcome() -> [LineEvent] { output.events.filter { [.pulled, .pressed].contains($0) } }
        // The way down begins on what can be pressed.
        for row in [4, 5, 6, 7] { point(row == 4 ? .pressed : .dragged, 1, row) }
        let frame = screen.frame(theme: .standard(depth: .none)).lines
        #expect(frame[2].trimmingCharacters(in: .whitespaces).isEmpty && frame[3].hasPrefix("0"))
        point(.released, 1, 7)
        #expect(outcome().isEmpty && firstRow == "0")
        point(.pressed, 1, 4)
        point(.dragged, 2, 8)
        point(.released, 2, 8)
        same(outcome(), [.pulled])
        // Aside, up, and there and back are none.
        for (column, row) in [(20, 8), (1, 0)] {
            point(.pressed, 1, 4)
            point(.dragged, column, row)
            point(.released, column, row)
        }
        point(.pressed, 1, 4)
        point(.dragged, 1, 9)
        point(.released, 1, 4)
        same(outcome(), [.pulled])
        point(.pressed, 1, 4)
        same(outcome(), [.pulled])
        point(.released, 1, 4)
        same(outcome(), [.pulled, .pressed])
        // A key in between ends it; a release that nothing was pressed for is nothing.
        point(.pressed, 1, 4)
        press(.enter)
        point(.released, 1, 12)
        same(outcome(), [.pulled, .pressed, .pressed])
    }
}
