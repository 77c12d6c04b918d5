import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

private enum PressEvent: ViewEvent { case screen(ScreenEvent), pressed(Int) }

private typealias TestPart = Part<PressEvent>

private struct TestRow: Spoken { let spoken: String }

@MainActor
@Suite("Lists, parts side by side and components on a page")
struct PartPlacingTests {
    private let plain = Theme.standard(depth: .none)

    @Test(
        "Of a list only what is in sight is described, and a page that it is on tells which items these are")
    func list() {
        var described: [Int] = []
        let list = TestPart.list(count: 1_000, rowsEach: 2, words: ["all"]) { index in
            described.append(index)
            return .line([Ink("item \(index)")])
        }
        let page = TestPart.stack([.heading("Items"), list]).inset(by: 1)
        let layout = page.layout(columns: 20, theme: plain)
        #expect(described.isEmpty && layout.rows == 2_002 && page.words == ["Items", "", "all"])
        same(layout.canvas(rows: 202..<205).lines, [" item 100", "", " item 101"])
        same(described, [100, 101])
        #expect(layout.items(in: 202..<205) == 100..<102 && layout.items(in: 0..<2).isEmpty)
        #expect(TestPart.heading("a").layout(columns: 9, theme: plain).items(in: 0..<1).isEmpty)
    }

    @Test("Two parts stand beside each other, the left one as wide as is asked for")
    func beside() {
        let part = TestPart.beside(.paragraph("one two"), columns: 4, gap: 1, .line([Ink("a")], Ink("z")))
        #expect(
            part.layout(columns: 10, theme: plain).canvas.lines == ["one  a   z", "two"]
                && part.words == ["one two"])
        let fitted = TestPart.fitted { $0 > 9 ? part : .heading("narrow") }
        same(fitted.layout(columns: 9, theme: plain).canvas.lines, ["narrow"])
    }

    @Test("The first of several parts that is low enough is drawn, or else the last")
    func firstWithin() {
        let parts = [3, 2, 1].map { rows in
            TestPart.drawing(words: ["\(rows)"]) { columns, theme in theme.page(columns: columns, rows: rows)
            }
        }
        let heights = (0..<5).map {
            TestPart.first(of: parts, within: $0).layout(columns: 9, theme: plain).rows
        }
        #expect(heights == [1, 1, 2, 3, 3] && TestPart.first(of: parts, within: 0).words == ["3"])
        same(TestPart.first(of: [], within: 9).layout(columns: 9, theme: plain).rows, 0)
    }

    @Test("A window of a part shows as many rows as it has, around the one that is chosen")
    func window() {
        let rows = (0..<9).map { TestRow(spoken: "row \($0)") }
        func lines(_ chosen: Int, _ count: Int) -> [String] {
            let table = Table<TestRow, TestRow>(rows, sums: [], [.init { Ink($0.spoken) }])
            let part: TestPart = table.part(chosen: chosen)
            return part.window(rows: count).layout(columns: 20, theme: plain).canvas.lines
                .map { String($0.suffix(1)) }
        }
        #expect(lines(0, 3) == ["0", "1", "2"] && lines(4, 3) == ["3", "4", "5"])
        #expect(lines(8, 3) == ["6", "7", "8"] && lines(8, 20).count == 9)
    }

    @Test("A click on a choice of a menu is that choice")
    func menu() {
        let state = MenuState(title: "Sort", items: ["up", "down"], ticked: nil, selected: 0)
        let part = TestPart.menu(state) { .pressed($0) }
        let canvas = part.layout(columns: 20, theme: plain).canvas
        same(part.words, ["Sort", "up", "down"])
        same(canvas.target(at: Point(column: 5, row: 3)), .events([PressEvent.pressed(1)]))
        #expect(canvas.target(at: Point(column: 5, row: 1)) == nil)
    }

    @Test("Rows that stay in sight keep their place in whatever they are put into")
    func pinned() {
        let buttons = TestPart.stack([.paragraph("a"), .heading("b")]).pinned(last: 1)
        let page = TestPart.stack([.heading("Title"), buttons.inset(by: 1), .line([])])
        same(page.layout(columns: 20, theme: plain).pinned, 4..<5)
        #expect(TestPart.heading("a").pinned(last: 0).layout(columns: 20, theme: plain).pinned == nil)
        same(TestPart.heading("a").pinned(last: 3).layout(columns: 20, theme: plain).pinned, 0..<1)
    }

    @Test("What the person is at is kept in sight as far as its last row, in whatever it is put into")
    func keptInSight() {
        let field = TestPart.stack([.heading("a"), .heading("b")], gap: 0)
        let page = TestPart.stack([.heading("Title"), field.keptInSight(true), field.keptInSight(false)])
        same(page.layout(columns: 20, theme: plain).chosen, 3)
        #expect(field.keptInSight(false).layout(columns: 20, theme: plain).chosen == nil)
    }

    @Test("A component is pressed as it says itself")
    func component() {
        struct Keys: Component {
            typealias Event = PressEvent
            var words: [String] { ["keys"] }
            func rows(columns: Int) -> Int { 1 }
            func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
                canvas.put("012", at: place.origin, style: Style())
            }
            func handle(_ input: InputEvent, in size: Size) -> [PressEvent]? {
                guard case .pointer(let pointer) = input, pointer.position.column < 3 else { return nil }
                return [.pressed(pointer.position.column), .pressed(9)]
            }
        }
        let part = TestPart.component(Keys())
        let canvas = part.layout(columns: 5, theme: plain).canvas
        #expect(part.words == ["keys"] && canvas.lines == ["012"])
        same(
            canvas.target(at: Point(column: 2, row: 0)),
            .events([PressEvent.pressed(2), PressEvent.pressed(9)]))
        #expect(canvas.target(at: Point(column: 3, row: 0)) == nil)
    }
}
