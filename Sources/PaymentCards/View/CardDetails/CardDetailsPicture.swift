import PaymentCardsContract
import TerminalKit

/// Draws the details screen: the card, and the facts beside or below.
struct CardDetailsPicture {
    let space: CanvasSpace

    private var theme: Theme { space.theme }

    /// From this width on the facts stand beside the card.
    private static let wide = 88

    /// The picture of `state`.
    func canvas(for state: CardDetailsViewState) -> Canvas {
        let layout = CardListLayout(count: 1, columns: space.columns, rows: space.rows.map { $0 - 4 })
        let isWide = space.columns >= Self.wide
        let card = CardPicture(metrics: layout.metrics, theme: theme).canvas(for: state.row, reveal: 0)
        let column = isWide ? layout.margin + card.size.columns + 4 : layout.margin
        let words = text(of: state, columns: max(8, space.columns - column - layout.margin))
        var header = theme.page(columns: space.columns, rows: 3)
        header.put(
            state.title, at: Point(column: layout.margin, row: 1), style: theme.style(theme.text, .bold))
        if state.isRefreshing {
            header.put(
                "…", at: Point(column: space.columns - layout.margin - 1, row: 1),
                style: theme.style(theme.secondary))
        }
        var body = theme.page(
            columns: space.columns,
            rows: isWide ? max(card.size.rows, words.size.rows) : card.size.rows + 1 + words.size.rows)
        body.blit(card, at: Point(column: layout.margin, row: 0))
        body.blit(words, at: Point(column: column, row: isWide ? 0 : card.size.rows + 1))
        return Canvas.stacked([header, body, theme.page(columns: space.columns, rows: 1)])
    }

    private func text(of state: CardDetailsViewState, columns: Int) -> Canvas {
        let alert = state.alert.map { MessageBox($0, theme: theme).canvas(columns: columns) }
        let parts = [alert, facts(state.facts, columns: columns)].compactMap { $0 }
        var canvas = theme.page(columns: columns, rows: parts.reduce(parts.count - 1) { $0 + $1.size.rows })
        var row = 0
        for part in parts {
            canvas.blit(part, at: Point(column: 0, row: row))
            row += part.size.rows + 1
        }
        return canvas
    }

    private func facts(_ facts: [CardDetailsViewState.Fact], columns: Int) -> Canvas {
        let labelColumns = min(columns / 2, (facts.map(\.label.columns).max() ?? 0) + 2)
        let lines = facts.flatMap { fact in
            fact.value.wrapped(to: max(1, columns - labelColumns), maxLines: 6).enumerated().map {
                index, line in
                (label: index == 0 ? fact.label : "", value: line)
            }
        }
        var canvas = theme.page(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() {
            canvas.put(
                line.label.truncated(to: labelColumns), at: Point(column: 0, row: row),
                style: theme.style(theme.secondary))
            canvas.put(line.value, at: Point(column: labelColumns, row: row), style: theme.style(theme.text))
        }
        return canvas
    }
}
