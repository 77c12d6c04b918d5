public import ScreenContract
public import TerminalKit

/// A text field: a label above or beside a box with the text and the cursor, and a message below.
public struct TextField<ID: Hashable & Sendable, Event>: Component {
    private let state: TextFieldState<ID>
    private let isFocused: Bool
    private let hasChoices: Bool
    private let labelColumns: Int?
    private let message: FieldMessage<Event>
    private let focused: Event
    private let edited: (TextEdit) -> Event

    /// A field with a label `labelColumns` wide beside it, at most half of the field, or above it if that is `nil`, and with a
    /// number of rows for the message.
    ///
    /// - Parameters:
    ///   - hasChoices: whether the left and right arrows go through choices rather than through the text.
    ///   - focused: the person went to the field.
    ///   - edited: the person typed or deleted text, or moved the cursor.
    public init(
        _ state: TextFieldState<ID>, isFocused: Bool, hasChoices: Bool = false, labelColumns: Int?,
        messageRows: Int, focused: Event, edited: @escaping (TextEdit) -> Event
    ) {
        self.state = state
        self.isFocused = isFocused
        self.hasChoices = hasChoices
        self.labelColumns = labelColumns
        message = FieldMessage(state, rows: messageRows)
        (self.focused, self.edited) = (focused, edited)
    }

    /// The rows of the label, the box and the message.
    public func rows(columns: Int) -> Int { boxRow + 1 + message.rows(columns: columns) }

    private var boxRow: Int { labelColumns == nil ? 1 : 0 }

    /// The field as it is now.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
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

    /// Draws the text with a bar before it, its cursor, and a mark at the end.
    private func drawBox(in place: Rect, on canvas: inout Canvas, _ theme: Theme) {
        guard !place.isEmpty else { return }
        if theme.depth > .none { canvas.fill(place, style: theme.panelStyle) }
        canvas.put(
            isFocused ? "▌" : "│", at: place.origin,
            style: theme.style(isFocused ? theme.accent : theme.secondary))
        guard place.size.columns > 3 else { return }
        let line = line(in: place.size)
        line.draw(
            on: &canvas, at: Point(column: place.minColumn + Self.margin, row: place.minRow), theme: theme)
        let mark = state.problem != nil ? "✗" : state.isRight ? "✓" : ""
        canvas.put(
            mark, at: Point(column: place.maxColumn - 1, row: place.minRow),
            style: theme.style(state.problem == nil ? theme.positive : theme.negativeText, .bold))
    }

    /// The columns before and after the text; one of them is for a cursor at the end.
    private static var margin: Int { 2 }

    private func line(in size: Size) -> EditedLine {
        EditedLine(
            state.text, cursor: isFocused ? state.cursor ?? .max : nil,
            columns: max(0, size.columns - 2 * Self.margin + 1))
    }

    /// Reports that the person went to the field, or what they typed.
    public func handle(_ input: InputEvent, in size: Size) -> [Event]? {
        switch input {
        case .pointer(let pointer):
            guard pointer.kind == .pressed else { return nil }
            let start = labelColumns.map { min($0, size.columns / 2) } ?? 0
            guard pointer.position.row == boxRow, pointer.position.column >= start else { return [focused] }
            let box = Size(columns: size.columns - start, rows: 1)
            let index = line(in: box).index(at: pointer.position.column - start - Self.margin)
            return [focused, edited(.moved(.character(index)))]
        case .paste(let text): return [edited(.inserted(TypedText(text)))]
        case .key(let key):
            let isAcross = [.left, .right].contains(key.key) && key.modifiers.isEmpty
            return hasChoices && isAcross ? nil : TextEdit(key).map { [edited($0)] }
        case .focus, .reply: return nil
        }
    }

    /// Its contents and message.
    public var words: [String] { state.words }
}

extension TextFieldState {
    /// The field in words: its contents and message.
    public var words: [String] {
        [[label, text].filter { !$0.isEmpty }.joined(separator: ": ")]
            + FieldMessage<Never>(self, rows: 0).words
    }
}
