package import Pages
package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The form for a new card as the person meets it: the card as it takes shape, and the fields beside or below it.
package struct CardFormView: PageView {
    package typealias Event = CardFormEvent
    package typealias Content = CardFormRecord

    /// The rows of a printed form.
    private static let printedRows = 18
    /// The narrowest that fields beside a card may be.
    private static let narrowestFields = 32
    private static let widestFields = 56
    /// The rows of fields that share a message, with the button.
    private static let denseRows = 9
    private static let gap = 3

    package init() {}

    /// Nobody is asked for a whole number here, and somebody types it nevertheless.
    package var takesSecrets: Bool { true }

    /// Card and fields take all the room that there is.
    package func widest(of sheet: CardFormSheet?, in columns: Int) -> Int { columns }

    /// The form in as many rows as make it comfortable.
    package func parts(of sheet: CardFormSheet) -> [Part<CardFormEvent>] {
        parts(of: sheet, in: PageSpace(rows: nil, isLive: false))
    }

    /// The card as large as leaves room for the fields, beside them or above; none where nothing does.
    package func parts(of sheet: CardFormSheet, in space: PageSpace) -> [Part<CardFormEvent>] {
        let rows = space.isLive ? space.rows ?? Self.printedRows : Self.printedRows
        let fields = forms(of: sheet).map { $0.inset(by: 0, widest: Self.widestFields) }
        func face(upTo columns: Int, rows: Int) -> CardMetrics {
            .largestFace(upTo: min(columns, CardMetrics.widest), rows: rows)
        }
        let form = Part<Event>.fitted { columns in
            let narrow = columns - Self.narrowestFields - Self.gap
            let beside = face(upTo: narrow, rows: rows)
            guard narrow < CardMetrics.narrowest || beside.faceRows > rows else {
                return .beside(
                    .face(sheet.face, beside), columns: beside.columns, gap: Self.gap,
                    .first(of: fields, within: rows))
            }
            let above = [
                face(upTo: columns, rows: rows - Self.denseRows - 1),
                CardMetrics(form: .compact, columns: min(columns, CardMetrics.widest)),
            ].filter { $0.columns <= columns }
            let faces = above.map { Part<Event>.face(sheet.face, $0) }
            return .first(
                of: faces.flatMap { face in fields.map { .stack([face, $0]) } } + fields, within: rows)
        }
        return [form.reading(Array(sheet.fields.map(\.words).joined(separator: [""])))]
    }

    /// The fields with the button: each with rows of its own for what is said about it, or, where rows are few, all with the same.
    private func forms(of sheet: CardFormSheet) -> [Part<CardFormEvent>] {
        let button = Part<Event>.buttons([sheet.button])
        func form(labelColumns: Int?, messageRows: Int, _ message: [Part<Event>] = []) -> Part<Event> {
            let fields = sheet.fields.map { field in
                Part.component(sheet.textField(field, labelColumns, messageRows: messageRows))
                    .keptInSight(field.id == sheet.focus)
            }
            return .stack(fields + message + [button], gap: 0)
        }
        let labels = (sheet.fields.map(\.label.columns).max() ?? 0) + 2
        let shared = sheet.toldField.map { [Part.component(FieldMessage<Event>($0, rows: 2))] } ?? []
        return [2, 1].map { form(labelColumns: nil, messageRows: $0) }
            + [form(labelColumns: labels, messageRows: 0, shared)]
    }

    /// What is typed; what no field takes, the keys do.
    package func events(
        for input: InputEvent, on state: CardFormViewState?, in space: LiveSpace
    ) -> [CardFormEvent] {
        if case .pointer = input { return [] }
        if let sheet = state?.body, let field = sheet.fields.first(where: { $0.id == sheet.focus }),
            let events = sheet.textField(field, nil, messageRows: 0).handle(input, in: space.size)
        {
            return events
        }
        guard case .key(let key) = input, let event = Self.keys.event(for: key) else { return [] }
        return [event]
    }

    /// What the keys do that no field takes; a field takes the last one, which is here for its hint.
    package func keys(on state: CardFormViewState?) -> KeyTable<CardFormEvent> { Self.keys }

    static let keys = KeyTable<CardFormEvent>([
        KeyRow("Esc", .cancelled, .escape),
        KeyRow("⏎", .confirmed, .enter),
        KeyRow("↑↓", .focusMoved(by: -1), .up, .backTab),
        KeyRow("↑↓", .focusMoved(by: 1), .down, .tab),
        KeyRow("←→", .choiceStepped(by: -1), .left),
        KeyRow("←→", .choiceStepped(by: 1), .right),
        KeyRow("^U", .edited(.deleted(.start)), control: "u"),
    ])
}

extension CardFormSheet {
    /// The field that a shared message is about: the one where the person is, or else the first with a problem.
    fileprivate var toldField: Field? {
        let focused = fields.first { $0.id == focus }
        return focused?.problem == nil ? fields.first { $0.problem != nil } ?? focused : focused
    }

    fileprivate func textField(
        _ field: Field, _ labelColumns: Int?, messageRows: Int
    ) -> TextField<CardFormField, CardFormEvent> {
        TextField(
            field, isFocused: field.id == focus, hasChoices: field.id.hasChoices, labelColumns: labelColumns,
            messageRows: messageRows, focused: .fieldFocused(field.id), edited: CardFormEvent.edited)
    }
}
