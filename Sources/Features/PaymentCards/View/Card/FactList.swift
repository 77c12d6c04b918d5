import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Facts, each beside what it is about, or below it where a number or a name would not be whole; and below them what else there is
/// to say.
struct FactList: Component {
    let facts: [Fact]
    var notes: [String] = []

    private static let mostLines = 6

    func rows(columns: Int) -> Int { lines(columns: columns).count }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let start =
            place.minColumn + (isStacked(in: place.size.columns) ? 0 : labelColumns(in: place.size.columns))
        for (index, line) in lines(columns: place.size.columns).enumerated() {
            let row = place.minRow + index
            canvas.put(
                line.label, at: Point(column: place.minColumn, row: row), style: theme.style(theme.secondary))
            canvas.put(line.value, at: Point(column: start, row: row), style: theme.style(theme.text))
        }
    }

    var words: [String] { facts.map(\.words) + notes }

    private func labelColumns(in columns: Int) -> Int { min(columns / 2, longestLabel + 2) }

    private var longestLabel: Int { facts.map(\.label.columns).max() ?? 0 }

    /// Whether a label, or a word that would be whole in a line of its own, would not be whole beside the other.
    private func isStacked(in columns: Int) -> Bool {
        if longestLabel + 2 > columns / 2, longestLabel <= columns { return true }
        let words = facts.flatMap { $0.value.split(separator: " ").map { String($0).columns } }
        return words.contains { ($0 <= columns) && $0 > columns - labelColumns(in: columns) }
    }

    private func lines(columns: Int) -> [(label: String, value: String)] {
        let isStacked = isStacked(in: columns)
        let labels = isStacked ? 0 : labelColumns(in: columns)
        let facts = facts.flatMap { fact in
            let values = fact.value.wrapped(to: max(1, columns - labels), maxLines: Self.mostLines)
            let label = fact.label.truncated(to: isStacked ? columns : max(0, labels - 1))
            return isStacked
                ? [(label: label, value: "")] + values.map { (label: "", value: $0) }
                : values.enumerated().map { (label: $0 == 0 ? label : "", value: $1) }
        }
        let notes = notes.flatMap { $0.wrapped(to: columns, maxLines: Self.mostLines) }
        return facts + (facts.isEmpty || notes.isEmpty ? [] : [("", "")]) + notes.map { ($0, "") }
    }
}
