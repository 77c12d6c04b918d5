import ScreenView
import TerminalKit
import TestSupport
import Testing

@Suite("BlockBar")
struct BlockBarTests {
    private let fine = BlockBar(depth: .trueColor)
    private let coarse = BlockBar(depth: .ansi16)

    @Test(
        "A bar is as long as its share, to an eighth of a cell",
        arguments: [
            (0.0, ""), (0.125, "▌"), (0.25, "█"), (0.28125, "█▏"), (0.5, "██"), (0.97, "███▉"), (1, "████"),
        ])
    func row(share: Double, bar: String) {
        same(fine.row(share: share, columns: 4), bar)
    }

    @Test("Where there are few colours, bars have whole and half blocks only")
    func coarseRow() {
        same(coarse.row(share: 0.3, columns: 4), "█")
        same(coarse.row(share: 0.4, columns: 4), "█▌")
        same(coarse.column(share: 0.6, rows: 3), [" ", "█", "█"])
        same(coarse.column(share: 0, rows: 2), [" ", "_"])
    }

    @Test("Anything more than nothing can be seen, and nothing is told from it")
    func little() {
        same(fine.row(share: 0.000_001, columns: 4), "▏")
        same(coarse.row(share: 0.000_001, columns: 4), "▌")
        same(fine.column(share: 0.000_001, rows: 3), [" ", " ", "▂"])
        same(fine.column(share: 0, rows: 3), [" ", " ", "▁"])
    }

    @Test("A column fills from its foot, and is never higher than its room")
    func column() {
        same(fine.column(share: 0.5, rows: 3), [" ", "▄", "█"])
        same(fine.column(share: 1, rows: 2), ["█", "█"])
        same(fine.column(share: 7, rows: 2), ["█", "█"])
        same(fine.row(share: 7, columns: 2), "██")
    }
}
