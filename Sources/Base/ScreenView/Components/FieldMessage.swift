package import ScreenContract
package import TerminalKit

/// The problem of a field, or else its hint.
package struct FieldMessage<Event>: Component {
    private let text: String
    private let problem: FieldProblem?
    private let rows: Int

    /// The message of `field`, on `rows` rows.
    package init<ID>(_ field: TextFieldState<ID>, rows: Int) {
        text = field.problem?.message ?? field.hint
        problem = field.problem
        self.rows = max(0, rows)
    }

    package func rows(columns: Int) -> Int { rows }

    package func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        let style =
            problem == nil
            ? theme.style(theme.secondary, theme.depth == .none ? .dim : [])
            : theme.style(theme.negativeText)
        for (index, line) in lines(in: place.size).enumerated() {
            canvas.put(
                line, at: Point(column: place.minColumn, row: place.minRow + index), style: style,
                maxColumns: place.size.columns)
        }
    }

    package var words: [String] {
        let whole = [text, problem?.advice ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        return whole.isEmpty ? [] : [whole]
    }

    /// The lines of the message, without the advice if that doesn't fit.
    private func lines(in size: Size) -> [String] {
        let whole = words.joined().wrapped(to: size.columns, maxLines: size.rows + 1)
        return whole.count <= size.rows ? whole : text.wrapped(to: size.columns, maxLines: size.rows)
    }
}
