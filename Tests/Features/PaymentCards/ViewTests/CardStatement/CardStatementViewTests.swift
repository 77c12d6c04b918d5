import PaymentCardsScreens
import PaymentCardsTestSupport
import TerminalKit
import TerminalTestSupport
import Testing

@testable import PaymentCardsView

/// Notes what the statement's view reports.
@MainActor
private final class OutputSpy: CardStatementViewOutput {
    enum Event: Equatable {
        case load, refresh, privacy, close
        case attention(Bool)
        case overflow(Int)
        case scroll(Int)
    }

    private(set) var events: [Event] = []
    private(set) var shown: [Range<Int>] = []

    func didLoad() async { events.append(.load) }
    func didRequestRefresh() async { events.append(.refresh) }
    func didChangeOverflow(rows: Int) { events.append(.overflow(rows)) }
    func didShow(lines: Range<Int>) { shown.append(lines) }
    func didScroll(by rows: Int) { events.append(.scroll(rows)) }
    func didTogglePrivacy() { events.append(.privacy) }
    func didChangeAttention(hasFocus: Bool) { events.append(.attention(hasFocus)) }
    func didClose() { events.append(.close) }
}

@MainActor
@Suite("CardStatementView")
struct CardStatementViewTests {
    private let output = OutputSpy()

    @Test("It shows nothing before it was told what, in any form")
    func empty() throws {
        let view = CardStatementView(output: output)
        let space = CanvasSpace(columns: 80, theme: .standard(depth: .none))
        #expect(view.canvas(in: space).size == Size(columns: 80, rows: 0))
        for form in TextForm.allCases { #expect(try view.text(as: form).isEmpty) }
        #expect(view.csv.isEmpty)
    }

    @Test("The statement is fetched once when the screen comes up, and again when it is asked for")
    func settling() async {
        let view = CardStatementView(output: output)
        await view.settle()
        await view.settle()
        #expect(output.events == [.load])
        view.handle(.key(KeyEvent(key: .character("r"))), at: .zero)
        view.handle(.key(KeyEvent(key: .character("к"))), at: .zero)
        await view.settle()
        await view.settle()
        #expect(output.events == [.load, .refresh])
    }

    @Test(
        "Every key",
        arguments: [
            (.escape, .close), (.backspace, .close), (.left, .close), (.character("q"), .close),
            (.character("й"), .close), (.up, .scroll(-1)), (.character("k"), .scroll(-1)),
            (.down, .scroll(1)), (.character("о"), .scroll(1)), (.pageUp, .scroll(-22)),
            (.pageDown, .scroll(22)), (.home, .scroll(.min)), (.end, .scroll(.max)),
            (.character("x"), .privacy),
        ] as [(Key, OutputSpy.Event)])
    fileprivate func keys(key: Key, event: OutputSpy.Event) {
        let view = CardStatementView(output: output)
        view.resize(to: Size(columns: 80, rows: 24))
        view.handle(.key(KeyEvent(key: key)), at: .zero)
        #expect(output.events == [event])
    }

    @Test("The wheel scrolls, and attention is passed on; pastes and clicks mean nothing")
    func otherEvents() {
        let view = CardStatementView(output: output)
        for kind in [PointerEvent.Kind.scrolledUp, .scrolledDown, .pressed, .released] {
            view.handle(.pointer(PointerEvent(kind: kind, position: .zero)), at: .zero)
        }
        view.handle(.paste("q"), at: .zero)
        view.handle(.focus(false), at: .zero)
        #expect(output.events == [.scroll(-3), .scroll(3), .attention(false)])
    }

    @Test("How much does not fit is told when the screen changes, and when what is on it does")
    func overflow() {
        let view = CardStatementView(output: output)
        view.render(.fixture(.loading("…")))
        #expect(output.events.isEmpty)
        view.resize(to: Size(columns: 80, rows: 12))
        view.render(.fixture())
        view.resize(to: Size(columns: 80, rows: 100))
        let rows = output.events.compactMap { if case .overflow(let rows) = $0 { rows } else { nil } }
        #expect(rows.count == 3)
        #expect(rows[0] == 0 && rows[1] > 0 && rows[2] == 0)
    }

    @Test(
        "Which transactions are in sight is told on a live screen; of a picture and for a voice, all of them are"
    )
    func sight() throws {
        let lines = (0..<100).map { StatementSheet.Line.fixture(text: "SHOP \($0)") }
        let state = CardStatementViewState.fixture(.statement(.fixture(lines: lines)), scroll: 60)
        let live = CardStatementView(output: output)
        live.resize(to: Size(columns: 80, rows: 24))
        live.render(state)
        let sight = try #require(output.shown.last)
        let frame = live.frame(theme: .standard(depth: .none)).text
        #expect(lines.indices.filter { frame.contains("SHOP \($0) ") } == Array(sight))
        let printed = CardStatementView(output: output)
        printed.render(state)
        #expect(output.shown.count == 1)
        _ = try printed.text(as: .plain)
        _ = try printed.text(as: .json)
        _ = printed.csv
        #expect(output.shown.count == 1)
        _ = printed.canvas(in: CanvasSpace(columns: 80, theme: .standard(depth: .none)))
        _ = try printed.text(as: .screenReader)
        #expect(output.shown.dropFirst() == [0..<100, 0..<100])
    }

    @Test("What is not in words is drawn as empty rows, in columns as wide as ever")
    func window() {
        let lines = (0..<100).map { StatementSheet.Line.fixture(text: "SHOP \($0)") }
        let picture = { (sheet: StatementSheet) in
            CardStatementPicture(
                state: .fixture(.statement(sheet)), columns: 80, theme: .standard(depth: .none)
            ).canvas.lines
        }
        let whole = picture(.fixture(lines: lines))
        let part = picture(.fixture(lines: lines, inWords: 40..<60))
        #expect(part.count == whole.count)
        for (row, line) in whole.enumerated() {
            let isOut = (Array(0..<40) + Array(60..<100)).contains { line.contains("SHOP \($0) ") }
            #expect(part[row] == (isOut ? "" : line))
        }
    }

    @Test("Scrolled by what does not fit, the last transaction is on the screen, above the keys")
    func lastRow() {
        let size = Size(columns: 40, rows: 12)
        let picture = CardStatementLivePicture(size: size, theme: .standard(depth: .none))
        let overflow = picture.overflow(of: .fixture())
        #expect(!picture.canvas(for: .fixture()).text.contains("Payment"))
        let end = picture.canvas(for: .fixture(scroll: overflow)).lines
        #expect(end.contains { $0.contains("Payment") })
        #expect(end.last?.contains("Esc back") == true)
    }

    @Test("The frame is exactly as large as the screen", arguments: [0, 3, 1_000, -7])
    func sizes(scroll: Int) {
        for columns in [1, 2, 19, 40, 80, 120, 200] {
            for rows in [1, 2, 8, 24, 60] {
                let view = CardStatementView(output: output)
                view.resize(to: Size(columns: columns, rows: rows))
                view.render(.fixture(scroll: scroll))
                let frame = view.frame(theme: .standard(depth: .none))
                #expect(frame.size == Size(columns: columns, rows: rows))
                #expect(frame.hasWholeRows)
            }
        }
    }

    @Test("Of a very long statement only what is on the screen is drawn", .endsIfItHangs)
    func longStatement() {
        let line = StatementSheet.Line.fixture()
        let state = CardStatementViewState.fixture(
            .statement(.fixture(lines: Array(repeating: line, count: 20_000))), scroll: 15_000)
        let picture = CardStatementLivePicture(
            size: Size(columns: 80, rows: 24), theme: .standard(depth: .none))
        #expect(picture.canvas(for: state).lines.filter { $0.contains("BIGBASKET") }.count == 22)
    }
}
