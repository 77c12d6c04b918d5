package import ScreenContract
package import TerminalKit

/// The words of a search in one line, and how much they find.
package struct SearchField<Event: ViewEvent>: Component {
    private let state: SearchFieldState
    private let edited: @Sendable (TextEdit) -> Event

    /// A field that tells with `edited` what was typed.
    package init(_ state: SearchFieldState, edited: @escaping @Sendable (TextEdit) -> Event) {
        self.state = state
        self.edited = edited
    }

    package func rows(columns: Int) -> Int { 1 }

    package func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        let found = state.found.columns + 2 < place.size.columns / 2 ? state.found : ""
        var point = place.origin
        point.column += canvas.put(
            "\(state.label): ", at: point,
            style: theme.style(state.isEditing ? theme.accent : theme.secondary),
            maxColumns: place.size.columns)
        let room = place.maxColumn - point.column - (found.isEmpty ? 0 : found.columns + 2)
        guard room > 1 else { return }
        EditedLine(state.text, cursor: state.cursor, columns: room).draw(on: &canvas, at: point, theme: theme)
        canvas.put(
            found, at: Point(column: place.maxColumn - found.columns, row: place.minRow),
            style: theme.style(theme.secondary))
    }

    package func handle(_ input: InputEvent, in size: Size) -> [Event]? {
        guard state.isEditing else { return nil }
        switch input {
        case .paste(let text): return [edited(.inserted(TypedText(text)))]
        case .key(let key): return TextEdit(key).map { [edited($0)] }
        case .pointer, .focus, .reply: return nil
        }
    }

    package var words: [String] { ["\(state.label): \(state.text)", state.found] }
}
