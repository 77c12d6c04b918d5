import ContentCards
import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the balances and totals of a statement on a card, and above it what does not add up.
struct StatementSummaryPicture {
    let sheet: StatementSheet
    let theme: Theme

    /// The card, `columns` wide.
    func canvas(columns: Int) -> Canvas {
        let facts = DataCardConfiguration().sheet(fragment: StatementFacts(facts: sheet.facts))
        let cards = (sheet.warnings.isEmpty ? [] : [CardSheet(warnings: sheet.warnings)]) + [facts]
        return theme.page(
            columns: columns, of: cards.map { $0.canvas(columns: columns, theme: theme) }, gap: 1)
    }
}

/// Labels with their values at the end of the line; where there is room, in two columns.
private struct StatementFacts: Component {
    typealias Event = Never

    let facts: [StatementSheet.Fact]

    /// From this width on, there are two columns.
    private static let wide = 54
    private static let gap = 5

    var words: [String] { facts.map { "\($0.label): \($0.value)" } }

    func rows(columns: Int) -> Int { columns >= Self.wide ? (facts.count + 1) / 2 : facts.count }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let (width, rows) = (place.size.columns, place.size.rows)
        let room = width >= Self.wide ? (width - Self.gap) / 2 : width
        for (index, fact) in facts.enumerated() {
            let point = Point(
                column: place.minColumn + index / rows * (width - room), row: place.minRow + index % rows)
            draw(fact, at: point, columns: room, on: &canvas, theme)
        }
    }

    private func draw(
        _ fact: StatementSheet.Fact, at point: Point, columns: Int, on canvas: inout Canvas, _ theme: Theme
    ) {
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
