import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws what was spent: by category, and by day.
struct StatementChartsPicture {
    let sheet: StatementSheet
    let theme: Theme

    /// A chart by day is this high.
    private static let dayRows = 3

    private var blocks: BlockBar { BlockBar(depth: theme.depth) }

    private var categories: BarChartPicture {
        BarChartPicture(heading: sheet.headings.categories, bars: sheet.bars, theme: theme)
    }

    /// Both charts, `columns` wide; none where nothing was spent.
    func canvas(columns: Int) -> [Canvas] {
        sheet.bars.isEmpty ? [] : [categories.canvas(columns: columns), days(columns: columns)]
    }

    private func days(columns: Int) -> Canvas {
        let chart = sheet.days
        let count = max(1, chart.shares.count)
        // Days stand apart where there is room for it.
        let step = columns >= 2 * count ? 2 : 1
        let chartColumns = min(columns, step * count)
        let words = chart.peak?.wrapped(to: max(1, columns), maxLines: 3) ?? []
        var canvas = theme.page(columns: columns, rows: 1 + Self.dayRows + 1 + words.count)
        putHeading(sheet.headings.days, on: &canvas)
        canvas.fill(
            Rect(column: 0, row: 1, columns: chartColumns, rows: Self.dayRows), style: theme.panelStyle)
        let days = chartColumns / step
        for day in 0..<days { draw(day, of: days, column: day * step, on: &canvas) }
        putEnds(row: 1 + Self.dayRows, columns: chartColumns, on: &canvas)
        for (index, line) in words.enumerated() {
            canvas.put(
                line, at: Point(column: 0, row: 2 + Self.dayRows + index), style: theme.style(theme.text))
        }
        return canvas
    }

    /// A column of the chart: one day, or the highest of those that fall into it.
    private func draw(_ index: Int, of count: Int, column: Int, on canvas: inout Canvas) {
        let shares = sheet.days.shares
        let first = index * shares.count / count
        let next = max(first + 1, (index + 1) * shares.count / count)
        let share = shares[first..<min(next, shares.count)].max() ?? 0
        let color = share == 1 ? theme.text : share > 0 ? theme.accent : theme.secondary
        for (row, block) in blocks.column(share: share, rows: Self.dayRows).enumerated() where block != " " {
            canvas.put(
                String(block), at: Point(column: column, row: row + 1), style: theme.style(color))
        }
    }

    private func putEnds(row: Int, columns: Int, on canvas: inout Canvas) {
        let style = theme.style(theme.secondary)
        let (first, last) = (sheet.days.first, sheet.days.last)
        guard first.columns + last.columns < columns else {
            canvas.put("\(first) – \(last)", at: Point(column: 0, row: row), style: style)
            return
        }
        canvas.put(first, at: Point(column: 0, row: row), style: style)
        canvas.put(last, at: Point(column: columns - last.columns, row: row), style: style)
    }

    private func putHeading(_ text: String, on canvas: inout Canvas) {
        canvas.put(
            text.truncated(to: canvas.size.columns), at: .zero, style: theme.style(theme.text, .bold))
    }
}
