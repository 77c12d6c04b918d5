import Pages
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("The picture of a statement")
struct CardStatementPictureTests {
    @Test(
        "The picture has exactly the width that was asked for, whatever is on it",
        arguments: CardStatementViewState.kinds)
    func widths(state: CardStatementViewState) {
        for columns in Array(1...60) + Array(stride(from: 61, through: 130, by: 5)) + [200, 400] {
            let canvas = picture(state, columns)
            same(canvas.size.columns, columns)
            #expect(canvas.hasWholeRows)
        }
    }

    @Test("Every colour of the page is the page’s: no hole is left in it", arguments: [40, 80, 120, 200])
    func ground(columns: Int) {
        for state in CardStatementViewState.kinds {
            let canvas = picture(state, columns, .trueColor)
            for row in 0..<canvas.size.rows {
                for column in 0..<columns {
                    #expect(canvas[Point(column: column, row: row)].style.background != nil)
                }
            }
        }
    }

    @Test("The parts drawn by themselves are those of the whole", arguments: [40, 80, 120])
    func parts(columns: Int) {
        let space = LiveSpace(size: Size(columns: columns, rows: 9), theme: .standard(depth: .none))
        let layout = CardStatementView().layout(of: .fixture(), in: space)
        let whole = layout.canvas.lines
        for first in 0..<layout.rows {
            let part = layout.canvas(rows: first..<first + 7).lines
            same(part, Array(whole[first..<min(first + 7, layout.rows)]))
        }
    }

    @Test("No amount is cut, down to 24 columns")
    func amounts() {
        for columns in 24...130 {
            let text = picture(.fixture(), columns).text
            for amount in ["₹7,853.33", "-₹5,120.10", "₹842.50", "₹1300.00", "₹1,911.00"] {
                #expect(text.contains(amount), "\(amount) at \(columns)")
            }
        }
    }

    @Test("An amount of many digits gets its own rows")
    func largeAmount() {
        let amount = "₹12,34,56,78,90,12,34,567.50"
        let sheet = StatementSheet.fixture(
            bars: [.init(category: .travel, label: "Travel", amount: amount, share: 1)],
            lines: [.fixture(amount: amount)])
        let lines = picture(.fixture(.body(sheet)), 40).lines
        same(lines.filter { $0.hasSuffix(amount) }.count, 2)
        #expect(lines.contains { $0.contains("BIGBASKET BENGALURU") })
        #expect(lines.contains { $0.hasSuffix("█") })
    }

    @Test("A title that is too long gives way to the number")
    func longTitle() {
        let lines = picture(.fixture(), 24).lines
        #expect(lines.contains(" ICICI CHIP… •••• 6564"))
    }

    @Test("A chart of more days than columns shows the highest of those that share one")
    func manyDays() {
        var shares = Array(repeating: 0.0, count: 366)
        shares[200] = 1
        let sheet = StatementSheet.fixture(days: .fixture(shares: shares))
        for columns in [30, 40, 80, 120] {
            let text = picture(.fixture(.body(sheet)), columns)
            let high = text.lines.filter { $0.contains("▁█▁") }
            same(high.count, 1, "at \(columns)")
        }
    }

    @Test("Words and signs can be read on what is behind them", arguments: [ColorDepth.trueColor, .ansi256])
    func contrast(depth: ColorDepth) {
        let blocks = Set("▏▎▍▌▋▊▉█▁▂▃▄▅▆▇╭╮╰╯─│")
        for state in CardStatementViewState.kinds {
            for (point, cell) in picture(state, 120, depth).writtenCells {
                guard let ink = cell.style.foreground, let ground = cell.style.background else {
                    Issue.record("No colour at \(point)")
                    continue
                }
                let needed = cell.text.map(blocks.contains) ?? true ? 3.0 : 4.5
                let ratio = ink.shown(at: depth).contrast(with: ground.shown(at: depth))
                #expect(ratio >= needed, "\(cell.text.map(String.init) ?? "") at \(point)")
            }
        }
    }

    @Test("Credits differ from spending even without colour")
    func credits() {
        let lines = picture(.fixture(), 80).lines
        same(lines.filter { $0.contains(" -₹") }.map { $0.contains("PAYMENT RECEIVED") }, [true])
    }

    private func picture(
        _ state: CardStatementViewState, _ columns: Int, _ depth: ColorDepth = .none
    ) -> Canvas {
        CardStatementView().canvas(
            of: state, in: CanvasSpace(columns: columns, theme: .standard(depth: depth)))
    }
}
