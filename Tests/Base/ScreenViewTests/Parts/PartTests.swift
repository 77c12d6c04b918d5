import Foundation
import ScreenContract
import ScreenTestSupport
import ScreenView
import Synchronization
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

private enum PressEvent: ViewEvent { case screen(ScreenEvent), pressed(Int) }

private typealias TestPart = Part<PressEvent>

/// Texts that are hard to place.
private let oddTexts = [
    "", " ", String(repeating: "word ", count: 2_000), String(repeating: "x", count: 10_000), "楽天カード 楽天",
    "👩‍👩‍👧 family 👩‍👩‍👧", "מזהה כרטיס", "e\u{301}\u{301}\u{301}",
]

@MainActor
@Suite("Part")
struct PartTests {
    private let plain = Theme.standard(depth: .none)

    private func lines(_ part: TestPart, _ columns: Int) -> [String] {
        part.layout(columns: columns, theme: plain).canvas.lines.map {
            String($0.reversed().drop { $0 == " " }.reversed())
        }
    }

    private static let kinds: [TestPart] =
        oddTexts.flatMap { text in
            [
                TestPart.paragraph(text), .line([Ink(text)], Ink(text), indent: 2),
                .buttons([PageButton(text, .pressed(1)), PageButton("b", .pressed(2), isEnabled: false)]),
                .line([Ink(text)], .state(text, .loud), mostRight: 9),
            ]
        } + [
            .stack([]), .line([]),
            .stack([.paragraph("a"), .stack([]), .buttons([PageButton("b", .pressed(2))])], gap: 2),
            .paragraph("a").inset(by: 3, widest: 20), .row([]), .paragraph("a").centered(widest: 9, rows: 5),
            .row(oddTexts.map { .paragraph($0) }, least: 20, widest: 30),
            .row([.buttons([PageButton("b", .pressed(3))]), .stack([]), .row([.line([Ink("a")])])], gap: 1),
            .beside(.paragraph("left"), columns: 20, gap: 3, .stack([.paragraph("a"), .heading("b")])),
            .list(count: 9, rowsEach: 2) { $0 == 4 ? nil : .line([Ink("item \($0)")]) },
            .fitted { .line([Ink("\($0)")], .joined([.gap(1), Ink("end")])) },
        ]

    @Test(
        "At any width, a part is as wide as its room and as high as it says, in any window",
        arguments: 1...200)
    func sizes(columns: Int) {
        for (number, part) in Self.kinds.enumerated()
        where columns < 50 || columns % 25 == 0 || number % 7 == 0 {
            let layout = part.layout(columns: columns, theme: plain)
            let whole = layout.canvas
            #expect(whole.size == Size(columns: columns, rows: layout.rows) && whole.hasWholeRows)
            for window in [0..<0, 0..<1, 1..<3, layout.rows - 1..<layout.rows + 4]
            where window.lowerBound >= 0 {
                let rows = window.clamped(to: 0..<layout.rows)
                let shown = layout.canvas(rows: window)
                same(shown.size, Size(columns: columns, rows: rows.count))
                if !rows.isEmpty { same(shown.lines, Array(whole.lines[rows])) }
            }
        }
    }

    @Test("A stack has free rows between its parts, and a pause between what is heard of them")
    func stack() {
        let parts: [TestPart] = [.paragraph("one"), .line([Ink("left")], Ink("right")), .paragraph("three")]
        same(lines(.stack(parts), 12), ["one", "", "left   right", "", "three"])
        same(TestPart.stack(parts).words, ["one", "", "three"])
        same(lines(.stack(parts, gap: 0), 12), ["one", "left   right", "three"])
        same(TestPart.stack(parts, gap: 0).words, ["one", "three"])
    }

    @Test("The right end of a line is never cut for the left one")
    func line() {
        let line = TestPart.line([Ink("a long left end")], Ink("₹1,500.00"))
        same(lines(line, 16), ["a lon… ₹1,500.00"])
        same(lines(line, 9), ["₹1,500.00"])
        same(lines(.line([Ink("left")], Ink("a long right end"), mostRight: 6), 12), ["left  a lon…"])
    }

    @Test("A paragraph has the lines it needs, up to a most")
    func paragraph() {
        same(lines(.paragraph("one two three"), 5), ["one", "two", "three"])
        same(lines(.paragraph("one two three", mostLines: 2), 5).count, 2)
    }

    @Test(
        "A row has as many parts side by side as have room, and the others below; what can be filled is equally high"
    )
    func row() {
        let panel = TestPart { columns, _ in
            func block(_ rows: Int) -> Canvas {
                var canvas = Canvas(size: Size(columns: columns, rows: rows))
                for row in 0..<rows { canvas.put("#", at: Point(column: 0, row: row), style: Style()) }
                return canvas
            }
            return PartLayout(block(1), filling: block)
        }
        let parts: [TestPart] = [.paragraph("one two"), panel, .paragraph("three")]
        same(lines(.row(parts, least: 3), 19), ["one    #      three", "two    #"])
        same(lines(.row(parts, least: 4, widest: 5), 12), ["one    #", "two    #", "", "three"])
        same(lines(.row(parts, least: 9), 5), ["one", "two", "", "#", "", "three"])
        same(TestPart.row(parts).words, ["one two", "", "three"])
    }

    @Test("A part in the middle is as wide as it may be, and where rows are few at the top")
    func centered() {
        let part = TestPart.line([Ink("abc")], Ink("z")).centered(widest: 5, rows: 4)
        same(lines(part, 9), ["", "  abc z", "", ""])
        same(lines(TestPart.stack([.line([]), part]).centered(rows: 2), 9).count, 6)
    }

    @Test("What is chosen keeps its row through stacks, rows, margins and the middle")
    func chosen() {
        let chosen = TestPart { columns, theme in
            PartLayout(rows: 3, chosen: 2) { theme.page(columns: columns, rows: $0.count) }
        }
        let deep = TestPart.stack([.paragraph("a"), .row([.paragraph("b"), chosen])]).inset(by: 1)
            .centered(rows: 9)
        same(deep.layout(columns: 20, theme: plain).chosen, 6)
        #expect(TestPart.stack([.paragraph("a")]).layout(columns: 20, theme: plain).chosen == nil)
    }

    @Test("The words of what is chosen are kept by everything around it")
    func chosenWords() {
        let items = ["a", "b"].map { TestPart.paragraph($0).chosen($0 == "b") }
        let around: [TestPart] = [
            .stack(items), .row(items), .beside(items[0], columns: 2, items[1]), .stack(items).inset(by: 1),
            .stack(items).inset(left: 1), .stack(items).window(rows: 1), .stack(items).centered(),
            .stack(items).pinned(last: 1), .stack(items).pressed(.screen(.closed)),
            .first(of: [.stack(items)], within: 9), .fitted { _ in .stack(items) },
            .stack(items).reading(["other words"]), .paragraph("b").keptInSight(true),
        ]
        #expect(around.allSatisfy { $0.chosenWords == ["b"] })
        same(around[0].words, ["a", "", "b"])
        same(TestPart.paragraph("b").keptInSight(false).chosenWords, [])
        let menu = MenuState(title: "Sort", items: ["name", "due"], ticked: 0, selected: 1)
        same(TestPart.menu(menu) { _ in .screen(.closed) }.chosenWords, ["due"])
    }

    @Test("Of a hundred thousand lines, only those in sight are drawn")
    func window() {
        var drawn = 0
        let parts = (0..<100_000).map { number in
            TestPart { columns, theme in
                PartLayout(rows: 1) { _ in
                    drawn += 1
                    var line = theme.page(columns: columns, rows: 1)
                    line.put("\(number)", at: .zero, style: Style())
                    return line
                }
            }
        }
        let layout = TestPart.stack([.stack(parts, gap: 0)]).inset(by: 1).layout(columns: 20, theme: plain)
        same(layout.rows, 100_000)
        let window = layout.canvas(rows: 70_000..<70_040)
        #expect(window.size == Size(columns: 20, rows: 40) && drawn == 40)
        same(window.lines.first?.trimmingCharacters(in: .whitespaces), "70000")
    }

    @Test("A click on a button is its event, also where the page is scrolled; nothing is drawn for it again")
    func pressed() {
        let output = OutputSpy<PressEvent>()
        let counter = Counter()
        let screen = PureViewScreen(view: ButtonsView(counter: counter), output: output)
        screen.render(30)
        screen.resize(to: Size(columns: 20, rows: 10))
        func click(row: Int, column: Int = 1) {
            screen.click(at: Point(column: column, row: row))
        }
        _ = screen.frame(theme: .standard(depth: .trueColor))
        let drawings = counter.count
        click(row: 3)
        click(row: 3, column: 15)
        #expect(output.events == [.pressed(3)] && counter.count == drawings)
        screen.handle(.key(KeyEvent(key: .end)), at: .zero)
        click(row: 9)
        same(output.events, [.pressed(3), .pressed(29)])
    }
}

private final class Counter: Sendable {
    private let drawings = Mutex(0)

    var count: Int { drawings.withLock { $0 } }

    func add() { drawings.withLock { $0 += 1 } }
}

/// A page of so many buttons, which counts how often it is drawn.
private struct ButtonsView: PureView {
    typealias Event = PressEvent

    let counter: Counter

    func canvas(of state: Int, in space: CanvasSpace) -> Canvas {
        layout(state, space.columns, space.theme).canvas
    }

    func frame(of state: Int, in space: LiveSpace) -> Canvas {
        counter.add()
        return layout(state, space.size.columns, space.theme)
            .canvas(rows: space.scroll..<space.scroll + space.size.rows)
    }

    func text(of state: Int, as form: TextForm) -> String { "" }

    func scrolling(of state: Int, in space: LiveSpace) -> Scrolling {
        Scrolling(overflow: state - space.size.rows, page: 5)
    }

    private func layout(_ count: Int, _ columns: Int, _ theme: Theme) -> PartLayout {
        Part.stack((0..<count).map { Part<PressEvent>.buttons([PageButton("B\($0)", .pressed($0))]) }, gap: 0)
            .layout(columns: columns, theme: theme)
    }
}
