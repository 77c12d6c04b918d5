import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardStatementView")
struct CardStatementViewTests {
    private let output = OutputSpy<CardStatementEvent>()
    private let view: PureViewScreen<CardStatementView>

    init() {
        view = PureViewScreen(view: CardStatementView(), output: output)
    }

    @Test("It shows nothing before it was told what, in any form")
    func empty() throws {
        let space = CanvasSpace(columns: 80, theme: .standard(depth: .none))
        same(view.canvas(in: space).size, Size(columns: 80, rows: 0))
        for form in TextForm.allCases { #expect(try view.text(as: form).isEmpty) }
        #expect(view.table().isEmpty)
        #expect(output.events.isEmpty)
    }

    @Test("A search takes the place of the charts, and says how much it found")
    func searchPicture() {
        view.resize(to: Size(columns: 80, rows: 20))
        let search = SearchFieldState(label: "Search", text: "fu", cursor: 2, found: "1 of 3")
        view.render(.fixture(.body(.fixture(search: search))))
        let text = view.frame(theme: .standard(depth: .none)).text
        #expect(text.contains("Search: fu█"))
        #expect(text.contains("1 of 3"))
        #expect(!text.contains("By category"))
    }

    @Test(
        "Keys scroll by a row, a page or all, and the wheel by three rows",
        arguments: [
            ([.key(.down), .key(.character("о")), .key(.up)], 1),
            ([.key(.down), .key(.down), .key(.character("k"))], 1),
            ([.key(.pageDown), .key(.pageDown), .key(.pageUp)], 9),
            ([.pointer(.scrolledDown), .pointer(.scrolledDown), .pointer(.scrolledUp)], 3),
            ([.key(.end), .key(.home)], 0), ([.pointer(.pressed), .pointer(.released)], 0),
        ] as [([InputEvent], Int)])
    func scrolling(inputs: [InputEvent], rows: Int) {
        view.resize(to: Size(columns: 40, rows: 12))
        view.render(.fixture())
        for input in inputs { view.handle(input, at: .zero) }
        let frame = view.frame(theme: .standard(depth: .none))
        same(frame, self.frame(40, 12, scroll: rows))
    }

    @Test("Which transactions are in sight is told on a live screen")
    func sight() throws {
        let lines = (0..<100).map { StatementSheet.Line.fixture(text: "SHOP \($0)") }
        let state = CardStatementViewState.fixture(.body(.fixture(lines: lines)))
        view.resize(to: Size(columns: 80, rows: 24))
        view.render(state)
        for _ in 0..<3 { view.handle(.key(KeyEvent(key: .pageDown)), at: .zero) }
        let frame = view.frame(theme: .standard(depth: .none)).text
        let inSight = lines.indices.filter { frame.contains("SHOP \($0) ") }
        let first = try #require(inSight.first)
        #expect(first > 0)
        // The title lies over the first of them.
        same(output.events.last, .linesShown(first - 1..<first + inSight.count))
    }

    @Test("Of a picture and for a voice, all transactions are in sight")
    func wholeSight() throws {
        view.render(.fixture())
        _ = try view.text(as: .plain)
        _ = try view.text(as: .json)
        _ = view.table()
        #expect(output.events.isEmpty)
        _ = view.canvas(in: CanvasSpace(columns: 80, theme: .standard(depth: .none)))
        _ = try view.text(as: .screenReader)
        same(output.events, [.linesShown(nil), .linesShown(nil)])
    }

    @Test("What is not in words is drawn as empty rows, in columns as wide as ever")
    func window() {
        let lines = (0..<100).map { StatementSheet.Line.fixture(text: "SHOP \($0)") }
        let picture = { (sheet: StatementSheet) in
            CardStatementView().canvas(
                of: .fixture(.body(sheet)), in: CanvasSpace(columns: 80, theme: .standard(depth: .none))
            ).lines
        }
        let whole = picture(.fixture(lines: lines))
        let part = picture(.fixture(lines: lines, inWords: 40..<60))
        same(part.count, whole.count)
        for (row, line) in whole.enumerated() {
            let isOut = (Array(0..<40) + Array(60..<100)).contains { line.contains("SHOP \($0) ") }
            same(part[row], isOut ? "" : line)
        }
    }

    @Test("Scrolled by what does not fit, the last transaction is on the screen, above the keys")
    func lastRow() {
        let overflow = CardStatementView().scrolling(of: .fixture(), in: space(40, 12)).overflow
        #expect(!frame(40, 12).text.contains("Payment"))
        let end = frame(40, 12, scroll: overflow).lines
        #expect(end.contains { $0.contains("Payment") })
        #expect(end.last?.contains("Esc back") == true)
    }

    @Test("The frame is exactly as large as the screen", arguments: [0, 3, 1_000, -7])
    func sizes(scroll: Int) {
        for columns in [1, 2, 19, 40, 80, 120, 200] {
            for rows in [1, 2, 8, 24, 60] {
                let frame = frame(columns, rows, scroll: scroll)
                same(frame.size, Size(columns: columns, rows: rows))
                #expect(frame.hasWholeRows)
            }
        }
    }

    @Test("Of a very long statement only what is on the screen is drawn", .endsIfItHangs)
    func longStatement() {
        let line = StatementSheet.Line.fixture()
        let state = CardStatementViewState.fixture(
            .body(.fixture(lines: Array(repeating: line, count: 20_000))))
        let lines = frame(80, 24, scroll: 15_000, state).lines
        same(lines.filter { $0.contains("BIGBASKET") }.count, 21)
    }

    private func frame(
        _ columns: Int, _ rows: Int, scroll: Int = 0, _ state: CardStatementViewState = .fixture()
    ) -> Canvas {
        CardStatementView().frame(of: state, in: space(columns, rows, scroll: scroll))
    }

    private func space(_ columns: Int, _ rows: Int, scroll: Int = 0) -> LiveSpace {
        LiveSpace(size: Size(columns: columns, rows: rows), theme: .standard(depth: .none), scroll: scroll)
    }
}
