package import ScreenContract
package import TerminalKit

/// A field that a person types in: its label above or beside a box with the end of what was typed, and what there is to say below.
package struct TextField<ID: Hashable & Sendable, Event>: Component {
    /// What can happen to a field, in the words of the screen that it is on.
    package struct Events {
        let focused: Event
        let inserted: (TypedText) -> Event
        let deletedBackward: Event
        let cleared: Event

        /// The person went to the field, typed or pasted there, took the last character away, or emptied it.
        package init(
            focused: Event, inserted: @escaping (TypedText) -> Event, deletedBackward: Event, cleared: Event
        ) {
            self.focused = focused
            self.inserted = inserted
            self.deletedBackward = deletedBackward
            self.cleared = cleared
        }
    }

    private let state: TextFieldState<ID>
    private let isFocused: Bool
    private let labelColumns: Int?
    private let message: FieldMessage<Event>
    private let events: Events

    /// A field with a label of `labelColumns` beside it, half of the field at most, or above it if that is `nil`, and so many rows
    /// for what there is to say.
    package init(
        _ state: TextFieldState<ID>, isFocused: Bool, labelColumns: Int?, messageRows: Int, events: Events
    ) {
        self.state = state
        self.isFocused = isFocused
        self.labelColumns = labelColumns
        message = FieldMessage(state, rows: messageRows)
        self.events = events
    }

    package func rows(columns: Int) -> Int { boxRow + 1 + message.rows(columns: columns) }

    private var boxRow: Int { labelColumns == nil ? 1 : 0 }

    package func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        let labelColumns = labelColumns.map { min($0, place.size.columns / 2) }
        func part(column: Int, row: Int, rows: Int = 1) -> Rect {
            Rect(
                column: place.minColumn + column, row: place.minRow + row,
                columns: place.size.columns - column, rows: rows
            ).intersection(place)
        }
        canvas.put(
            state.label.truncated(to: (labelColumns ?? place.size.columns) - 1),
            at: place.origin,
            style: theme.style(isFocused ? theme.accent : theme.secondary, isFocused ? .bold : []))
        drawBox(in: part(column: labelColumns ?? 0, row: boxRow), on: &canvas, theme)
        let rows = message.rows(columns: place.size.columns)
        message.draw(on: &canvas, in: part(column: 0, row: boxRow + 1, rows: rows), theme: theme)
    }

    /// What is typed, with a bar before it, a cursor behind it, and a mark at the end.
    private func drawBox(in place: Rect, on canvas: inout Canvas, _ theme: Theme) {
        guard !place.isEmpty else { return }
        if theme.depth > .none { canvas.fill(place, style: theme.panelStyle) }
        canvas.put(
            isFocused ? "▌" : "│", at: place.origin,
            style: theme.style(isFocused ? theme.accent : theme.secondary))
        guard place.size.columns > 3 else { return }
        let room = place.size.columns - 4
        let start = Point(column: place.minColumn + 2, row: place.minRow)
        let used = canvas.put(
            state.text.tail(columns: room), at: start, style: theme.style(theme.text, .bold), maxColumns: room
        )
        if isFocused {
            canvas.put(
                "█", at: Point(column: start.column + used, row: start.row), style: theme.style(theme.accent))
        }
        let mark = state.problem != nil ? "✗" : state.isRight ? "✓" : ""
        canvas.put(
            mark, at: Point(column: place.maxColumn - 1, row: place.minRow),
            style: theme.style(state.problem == nil ? theme.positive : theme.negativeText, .bold))
    }

    package func handle(_ input: InputEvent, in size: Size) -> [Event]? {
        switch input {
        case .pointer(let pointer): pointer.kind == .pressed ? [events.focused] : nil
        case .paste(let text): [events.inserted(TypedText(text))]
        case .key(let key):
            switch key.key {
            case .backspace, .delete: [events.deletedBackward]
            case .character("u") where key.modifiers == .control: [events.cleared]
            case .character(let character) where key.modifiers.isDisjoint(with: [.control, .alt]):
                [events.inserted(TypedText(String(character)))]
            case .character, .enter, .tab, .backTab, .escape, .insert, .up, .down, .left, .right, .home, .end,
                .pageUp, .pageDown, .function:
                nil
            }
        case .focus, .reply: nil
        }
    }

    package var words: [String] { state.words }
}

extension TextFieldState {
    /// The field in words: what is in it, and what there is to say about that.
    package var words: [String] {
        [[label, text].filter { !$0.isEmpty }.joined(separator: ": ")]
            + FieldMessage<Never>(self, rows: 0).words
    }
}
