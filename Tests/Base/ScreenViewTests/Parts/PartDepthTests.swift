import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

private enum PressEvent: ViewEvent { case screen(ScreenEvent), pressed(Int) }

private typealias TestPart = Part<PressEvent>

@MainActor
@Suite("Parts in parts")
struct PartDepthTests {
    private let plain = Theme.standard(depth: .none)

    @Test("Twenty deep, a button keeps its place, its words and its event")
    func depth() {
        let deep = (0..<20).reduce(TestPart.buttons([PageButton("Pay", .pressed(7))])) { part, level in
            TestPart.stack([.line([Ink("\(level)")]), .row([part])], gap: 0).inset(by: 1)
        }
        let canvas = deep.layout(columns: 80, theme: plain).canvas
        #expect(canvas.size.rows == 21 && deep.words == ["Pay"])
        same(canvas.target(at: Point(column: 21, row: 20)), .events([PressEvent.pressed(7)]))
        #expect(canvas.target(at: Point(column: 30, row: 20)) == nil)
        #expect(canvas.target(at: Point(column: 21, row: 19)) == nil)
    }

    @Test("Twenty deep in anything, a part is laid out, drawn and read about as often as it is in one")
    func depthOfEachKind() {
        let holders: [(TestPart) -> TestPart] = [
            { .stack([$0]) }, { .row([$0]) }, { .beside(.line([]), columns: 1, gap: 0, $0) },
            { .first(of: [$0], within: 0) }, { part in .fitted { _ in part } }, { $0.inset(by: 0) },
            { $0.inset(left: 1) }, { $0.centered() }, { $0.window(rows: 5) }, { $0.pressed(.pressed(1)) },
            { $0.pinned(last: 1) }, { $0.keptInSight(true) }, { $0.chosen(true) },
        ]
        for (number, hold) in holders.enumerated() {
            var count = 0
            func words() -> [String] {
                count += 1
                return ["deep"]
            }
            let leaf = TestPart(words: words()) { columns, theme in
                count += 1
                return PartLayout(rows: 1) { rows in
                    count += 1
                    return theme.page(columns: columns, rows: rows.count)
                }
            }
            let deep = (0..<20).reduce(leaf) { part, _ in hold(part) }
            let canvas = deep.layout(columns: 80, theme: plain).canvas
            #expect(canvas.size == Size(columns: 80, rows: 1) && deep.words == ["deep"])
            #expect(deep.chosenWords.count < 2 && count < 10, "kind \(number)")
        }
    }
}
