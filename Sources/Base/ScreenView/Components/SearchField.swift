public import ScreenContract
public import TerminalKit

/// The words of a search on one line, and how much they find.
public struct SearchField<Event: ViewEvent>: Component {
    private let state: SearchFieldState
    private let edited: @Sendable (TextEdit) -> Event

    /// A field that reports typed text as the event `edited`.
    public init(_ state: SearchFieldState, edited: @escaping @Sendable (TextEdit) -> Event) {
        self.state = state
        self.edited = edited
    }

    /// One line.
    public func rows(columns: Int) -> Int { 1 }

    /// The label, the words with the cursor, and how much was found.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        canvas.put(
            label, at: place.origin,
            style: theme.style(state.isEditing ? theme.accent : theme.secondary),
            maxColumns: place.size.columns)
        let point = Point(column: place.minColumn + label.columns, row: place.minRow)
        guard let line = line(columns: place.size.columns) else { return }
        line.draw(on: &canvas, at: point, theme: theme)
        let found = found(columns: place.size.columns)
        canvas.put(
            found, at: Point(column: place.maxColumn - found.columns, row: place.minRow),
            style: theme.style(theme.secondary))
    }

    /// Reports typed text while the person is editing.
    public func handle(_ input: InputEvent, in size: Size) -> [Event]? {
        guard state.isEditing else { return nil }
        switch input {
        case .paste(let text): return [edited(.inserted(TypedText(text)))]
        case .key(let key): return TextEdit(key).map { [edited($0)] }
        case .pointer(let pointer) where pointer.kind == .pressed && pointer.button == .left:
            let column = pointer.position.column - label.columns
            guard column >= 0, let line = line(columns: size.columns) else { return nil }
            return [edited(.moved(.character(line.index(at: column))))]
        case .pointer, .focus, .reply: return nil
        }
    }

    private var label: String { "\(state.label): " }

    /// How much was found, if there is room to show it.
    private func found(columns: Int) -> String { state.found.columns + 2 < columns / 2 ? state.found : "" }

    /// The words in the columns that the label and the result leave; `nil` if those leave none.
    private func line(columns: Int) -> EditedLine? {
        let found = found(columns: columns)
        let room = columns - label.columns - (found.isEmpty ? 0 : found.columns + 2)
        return room > 1 ? EditedLine(state.text, cursor: state.cursor, columns: room) : nil
    }

    /// What is searched for, and how much was found.
    public var words: [String] { state.words }
}

extension SearchFieldState {
    /// The field in words: what is searched for, and how much was found.
    package var words: [String] { [text.isEmpty ? label : "\(label): \(text)", found] }
}
