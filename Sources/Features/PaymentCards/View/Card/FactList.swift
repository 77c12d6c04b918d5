import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Facts, each beside what it is about, and below them what else there is to say.
struct FactList: Component {
    typealias Event = Never

    let facts: [CardFact]
    var notes: [String] = []

    private static let mostLines = 6

    func rows(columns: Int) -> Int { lines(columns: columns).count }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let start = place.minColumn + labelColumns(in: place.size.columns)
        for (index, line) in lines(columns: place.size.columns).enumerated() {
            let row = place.minRow + index
            canvas.put(
                line.label, at: Point(column: place.minColumn, row: row), style: theme.style(theme.secondary))
            canvas.put(line.value, at: Point(column: start, row: row), style: theme.style(theme.text))
        }
    }

    var words: [String] { facts.map { "\($0.label): \($0.value)" } + notes }

    private func labelColumns(in columns: Int) -> Int {
        min(columns / 2, (facts.map(\.label.columns).max() ?? 0) + 2)
    }

    private func lines(columns: Int) -> [(label: String, value: String)] {
        let labels = labelColumns(in: columns)
        let facts = facts.flatMap { fact in
            fact.value.wrapped(to: max(1, columns - labels), maxLines: Self.mostLines).enumerated().map {
                (label: $0 == 0 ? fact.label.truncated(to: max(0, labels - 1)) : "", value: $1)
            }
        }
        let notes = notes.flatMap { $0.wrapped(to: columns, maxLines: Self.mostLines) }
        return facts + (facts.isEmpty || notes.isEmpty ? [] : [("", "")]) + notes.map { ($0, "") }
    }
}
