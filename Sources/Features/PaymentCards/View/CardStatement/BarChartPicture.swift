import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws a chart with a bar for each kind of spending.
struct BarChartPicture {
    let heading: String
    let bars: [StatementSheet.Bar]
    let theme: Theme
    /// The colour of bars without a category; by default, that of other categories.
    var neutral: Color?

    /// With fewer columns than these, no bar tells much.
    private static let leastBar = 6

    /// The chart, `columns` wide.
    func canvas(columns: Int) -> Canvas {
        let amountColumns = bars.map(\.amount.columns).max() ?? 0
        let room = max(columns / 3, columns - amountColumns - Self.leastBar - 3)
        let labelColumns = min(bars.map(\.label.columns).max() ?? 0, max(8, room))
        let barColumns = columns - labelColumns - amountColumns - 3
        guard barColumns >= Self.leastBar else { return tallCanvas(columns: columns) }
        var canvas = theme.page(columns: columns, rows: bars.count + 1)
        putHeading(heading, on: &canvas)
        for (index, bar) in bars.enumerated() {
            let row = index + 1
            canvas.put(
                bar.label.truncated(to: labelColumns), at: Point(column: 0, row: row),
                style: theme.style(theme.text))
            draw(
                bar, on: Rect(column: labelColumns + 1, row: row, columns: barColumns, rows: 1), of: &canvas)
            canvas.put(
                bar.amount, at: Point(column: columns - bar.amount.columns, row: row),
                style: theme.style(theme.text))
        }
        return canvas
    }

    /// Each bar below its label and its amount, where there is no room beside them.
    private func tallCanvas(columns: Int) -> Canvas {
        var canvas = theme.page(columns: columns, rows: 2 * bars.count + 1)
        putHeading(heading, on: &canvas)
        for (index, bar) in bars.enumerated() {
            let row = 2 * index + 1
            let amount = bar.amount.truncated(to: columns)
            canvas.put(
                bar.label.truncated(to: max(0, columns - amount.columns - 1)), at: Point(column: 0, row: row),
                style: theme.style(theme.text))
            canvas.put(
                amount, at: Point(column: columns - amount.columns, row: row), style: theme.style(theme.text))
            draw(bar, on: Rect(column: 0, row: row + 1, columns: columns, rows: 1), of: &canvas)
        }
        return canvas
    }

    private func draw(_ bar: StatementSheet.Bar, on track: Rect, of canvas: inout Canvas) {
        canvas.fill(track, style: theme.panelStyle)
        canvas.put(
            BlockBar(depth: theme.depth).row(share: bar.share, columns: track.size.columns), at: track.origin,
            style: theme.style(
                bar.category == .neutral ? neutral ?? color(of: bar) : color(of: bar)))
    }

    private func color(of bar: StatementSheet.Bar) -> Color {
        CategoryLook.color(of: bar.category, theme: theme)
    }

    private func putHeading(_ text: String, on canvas: inout Canvas) {
        canvas.put(
            text.truncated(to: canvas.size.columns), at: .zero, style: theme.style(theme.text, .bold))
    }
}
