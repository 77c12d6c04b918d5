import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the balances and totals of a statement in a panel, and above it what does not add up.
struct StatementSummaryPicture {
    let sheet: StatementSheet
    let theme: Theme

    /// From this width of the panel on, the facts stand in two columns.
    private static let wide = 60

    /// The panel, `columns` wide.
    func canvas(columns: Int) -> Canvas {
        theme.page(columns: columns, of: warnings(columns: columns) + [panel(columns: columns)], gap: 1)
    }

    private func warnings(columns: Int) -> [Canvas] {
        guard !sheet.warnings.isEmpty else { return [] }
        let lines = sheet.warnings.flatMap { $0.wrapped(to: max(1, columns - 4), maxLines: 6) }
        var box = Canvas(size: Size(columns: columns, rows: lines.count + 2), style: theme.panelStyle)
        box.drawBorder(of: box.bounds, style: theme.style(theme.negative))
        for (index, line) in lines.enumerated() {
            box.put(line, at: Point(column: 2, row: index + 1), style: theme.style(theme.negativeText, .bold))
        }
        return [box]
    }

    private func panel(columns: Int) -> Canvas {
        let isWide = columns >= Self.wide
        let rows = isWide ? (sheet.facts.count + 1) / 2 : sheet.facts.count
        var panel = Canvas(size: Size(columns: columns, rows: rows + 2), style: theme.panelStyle)
        panel.drawBorder(of: panel.bounds, style: theme.style(theme.secondary))
        let gap = 5
        let room = max(1, isWide ? (columns - 4 - gap) / 2 : columns - 4)
        for (index, fact) in sheet.facts.enumerated() {
            let column = 2 + index / rows * (columns - 4 - room)
            draw(fact, at: Point(column: column, row: 1 + index % rows), columns: room, on: &panel)
        }
        return panel
    }

    private func draw(_ fact: StatementSheet.Fact, at point: Point, columns: Int, on canvas: inout Canvas) {
        let value = fact.value.truncated(to: columns)
        let rest = columns - value.columns
        let weight: Attributes = fact.isMain ? .bold : []
        if rest > 2 {
            canvas.put(
                fact.label.truncated(to: rest - 1), at: point,
                style: theme.style(fact.isMain ? theme.text : theme.secondary, weight))
        }
        canvas.put(
            value, at: Point(column: point.column + rest, row: point.row),
            style: theme.style(fact.isMain ? theme.accent : theme.text, weight))
    }
}
