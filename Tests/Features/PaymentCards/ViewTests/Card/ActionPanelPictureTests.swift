import PaymentCardsScreens
import PaymentCardsTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("ActionPanelPicture")
struct ActionPanelPictureTests {
    @Test("Every action is named, and what stands in its way is said, not only shown by a fainter colour")
    func obstacles() {
        let full = panel(.fixture(), .full, columns: 30, rows: 13)
        same(
            full.lines.filter { !$0.isEmpty },
            [
                "   ▤ view details", "   ◆ pay now", "     nothing is due", "   ≡ last statement",
            ])
        let compact = panel(.fixture(), .compact, columns: 36, rows: 3)
        same(
            compact.lines.filter { !$0.isEmpty },
            [
                "   ▤ view details", "   ◆ pay now: nothing is due", "   ≡ last statement",
            ])
    }

    @Test("A card without actions says so")
    func noActions() {
        #expect(panel(.fixture(actions: []), .full, columns: 30, rows: 13).text.contains("no actions"))
    }

    @Test("A panel of any size keeps to it", arguments: 0...16)
    func tiny(columns: Int) {
        let many = Array(repeating: ActionItem.fixtures, count: 6).flatMap(\.self)
        for rows in 0...6 {
            for actions in [[], ActionItem.fixtures, many] {
                for metrics in [CardMetrics.full, .compact] {
                    let canvas = panel(.fixture(actions: actions), metrics, columns: columns, rows: rows)
                    let area = Rect(column: 2, row: 2, columns: columns, rows: rows)
                    #expect(canvas.writtenCells.allSatisfy { area.contains($0.point) })
                    #expect(canvas.hasWholeRows)
                }
            }
        }
    }

    /// A panel drawn into the middle of a canvas that is larger by two cells on each side.
    private func panel(_ row: CardRow, _ metrics: CardMetrics, columns: Int, rows: Int) -> Canvas {
        var canvas = Canvas(size: Size(columns: columns + 4, rows: rows + 4))
        ActionPanelPicture(metrics: metrics, theme: .standard(depth: .none))
            .draw(row, in: Rect(column: 2, row: 2, columns: columns, rows: rows), on: &canvas)
        guard columns > 16 else { return canvas }
        return canvas.cropped(to: Rect(column: 2, row: 2, columns: columns, rows: rows))
    }
}
