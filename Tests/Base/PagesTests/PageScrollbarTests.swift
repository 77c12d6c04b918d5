import Foundation
import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

/// A page with rows, of which one is chosen, and keys that go to another.
private struct RowsView: AnswerPageView {
    typealias Content = Names

    var program: String { "wallet" }
    func parts(of names: [String]) -> [Part<AnswerEvent>] {
        let chosen = names.first.flatMap { Int($0) } ?? 0
        return [
            .stack(
                names.indices.map { place in
                    Part.line([Ink("row \(place)")]).keptInSight(place == chosen)
                }, gap: 0)
        ]
    }
    func events(for input: InputEvent, on state: NamesPage?, in space: LiveSpace) -> [AnswerEvent] {
        guard case .key(let key) = input, [.down, .up].contains(key.key) else { return [] }
        return [key.key == .down ? .refreshRequested : .screen(.uncovered)]
    }
}

/// Chooses the row below or above on each event.
@MainActor
private final class RowsOutput: ViewOutput {
    weak var screen: PureViewScreen<RowsView>?
    var row = 50
    var isStuck = false
    private(set) var count = 0

    func handle(_ event: AnswerEvent) {
        count += 1
        if !isStuck { row = min(max(0, row + (event == .refreshRequested ? 1 : -1)), 99) }
        show()
    }

    func show() {
        screen?.render(NamesPage(title: "Rows", content: .body(["\(row)"] + (1..<100).map { "\($0)" })))
    }

    func settle() async {}
}

@MainActor
@Suite("The scrollbar of a page")
struct PageScrollbarTests {
    private let plain = Theme.standard(depth: .none)

    private func point(_ kind: PointerEvent.Kind, _ column: Int, _ row: Int) -> InputEvent {
        .pointer(PointerEvent(kind: kind, button: .left, position: Point(column: column, row: row)))
    }

    @Test("is dragged from one end of the page to the other, until the button goes up; the title stays")
    func dragged() {
        let screen = PureViewScreen(view: NamesView(), output: OutputSpy<AnswerEvent>())
        screen.resize(to: Size(columns: 40, rows: 24))
        screen.render(NamesPage(title: "Names", content: .body((0..<100).map { "name \($0)" })))
        func shown(_ kind: PointerEvent.Kind, _ column: Int, _ row: Int) -> [String] {
            screen.handle(point(kind, column, row), at: .zero)
            return screen.frame(theme: plain).lines.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        func isAtEnd(_ lines: [String]) -> Bool { lines.contains { $0.hasPrefix("name 99") } }
        func isAtStart(_ lines: [String]) -> Bool { lines.contains { $0.hasPrefix("name 0") } }
        let middle = shown(.pressed, 39, 11)
        #expect(!isAtStart(middle) && !isAtEnd(middle) && middle[0].hasPrefix("Names"))
        #expect(isAtEnd(shown(.dragged, 2, 60)) && isAtStart(shown(.dragged, 39, -3)))
        #expect(isAtEnd(shown(.dragged, 39, 21)) && isAtEnd(shown(.released, 39, 21)))
        #expect(isAtEnd(shown(.dragged, 39, 2)))
        // Beside the bar it is no bar, and a key lets go of it.
        #expect(isAtEnd(shown(.pressed, 38, 2)) && isAtEnd(shown(.dragged, 39, 2)))
        _ = shown(.pressed, 39, 21)
        screen.handle(.key(KeyEvent(key: .home)), at: .zero)
        #expect(isAtStart(shown(.dragged, 39, 21)))
    }

    @Test("goes from row to row where one is chosen")
    func chosen() {
        let output = RowsOutput()
        let screen = PureViewScreen(view: RowsView(), output: output)
        output.screen = screen
        screen.resize(to: Size(columns: 40, rows: 24))
        output.show()
        screen.handle(point(.pressed, 39, 0), at: .zero)
        same(output.row, 0)
        screen.handle(point(.dragged, 39, 21), at: .zero)
        #expect(output.row >= 98)
        output.isStuck = true
        let count = output.count
        // A list that can't go on is asked once.
        screen.handle(point(.dragged, 39, 0), at: .zero)
        same(output.count, count + 1)
    }
}
