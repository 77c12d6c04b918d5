import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws facts, each beside what it is about.
struct CardFactsPicture {
    let theme: Theme

    /// The facts, one below the other.
    func canvas(for facts: [CardFact], columns: Int) -> Canvas {
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
