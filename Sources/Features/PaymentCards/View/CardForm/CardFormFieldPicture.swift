import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws one field of the form.
struct CardFormFieldPicture {
    let form: CardFormLayout.Form
    let theme: Theme
    /// The columns of the labels where text stands beside them.
    let labelColumns: Int

    /// Draws `field` in `place`.
    func draw(_ field: CardFormViewState.Field, isFocused: Bool, in place: Rect, on canvas: inout Canvas) {
        switch form {
        case .roomy(let messageRows):
            drawLabel(field, isFocused, in: row(0, of: place), on: &canvas)
            drawBox(field, isFocused, in: row(1, of: place), on: &canvas)
            let message = Rect(
                column: place.minColumn, row: place.minRow + 2, columns: place.size.columns, rows: messageRows
            )
            drawMessage(of: field, in: message, on: &canvas)
        case .dense:
            drawLabel(field, isFocused, in: columns(0..<labelColumns, of: place), on: &canvas)
            let box = columns(labelColumns..<place.size.columns, of: place)
            drawBox(field, isFocused, in: box, on: &canvas)
        }
    }

    /// Draws what is wrong with `field`, or else what is to be known about it.
    func drawMessage(of field: CardFormViewState.Field, in place: Rect, on canvas: inout Canvas) {
        let text: String
        if let problem = field.problem {
            let whole = "\(problem.message) \(problem.advice)"
            let fits =
                whole.wrapped(to: place.size.columns, maxLines: place.size.rows + 1).count <= place.size.rows
            text = fits ? whole : problem.message
        } else {
            text = field.hint
        }
        let style =
            field.problem == nil
            ? theme.style(theme.secondary, theme.depth == .none ? .dim : [])
            : theme.style(theme.negativeText)
        for (index, line) in text.wrapped(to: place.size.columns, maxLines: place.size.rows).enumerated() {
            canvas.put(line, at: Point(column: place.minColumn, row: place.minRow + index), style: style)
        }
    }

    private func drawLabel(
        _ field: CardFormViewState.Field, _ isFocused: Bool, in place: Rect, on canvas: inout Canvas
    ) {
        canvas.put(
            field.label.truncated(to: place.size.columns - 1), at: place.origin,
            style: theme.style(isFocused ? theme.accent : theme.secondary, isFocused ? .bold : []))
    }

    /// What is typed, with a bar before it, a cursor behind it, and a mark at the end.
    private func drawBox(
        _ field: CardFormViewState.Field, _ isFocused: Bool, in place: Rect, on canvas: inout Canvas
    ) {
        if theme.depth > .none { canvas.fill(place, style: theme.panelStyle) }
        canvas.put(
            isFocused ? "▌" : "│", at: place.origin,
            style: theme.style(isFocused ? theme.accent : theme.secondary))
        let room = max(0, place.size.columns - 4)
        let start = Point(column: place.minColumn + 2, row: place.minRow)
        let used = canvas.put(
            field.text.tail(columns: room), at: start, style: theme.style(theme.text, .bold), maxColumns: room
        )
        if isFocused {
            canvas.put(
                "█", at: Point(column: start.column + used, row: start.row), style: theme.style(theme.accent))
        }
        let mark = field.problem != nil ? "✗" : field.isRight ? "✓" : ""
        canvas.put(
            mark, at: Point(column: place.maxColumn - 1, row: place.minRow),
            style: theme.style(field.problem == nil ? theme.positive : theme.negativeText, .bold))
    }

    private func row(_ index: Int, of place: Rect) -> Rect {
        Rect(column: place.minColumn, row: place.minRow + index, columns: place.size.columns, rows: 1)
    }

    private func columns(_ range: Range<Int>, of place: Rect) -> Rect {
        Rect(
            column: place.minColumn + range.lowerBound, row: place.minRow, columns: range.count, rows: 1)
    }
}
