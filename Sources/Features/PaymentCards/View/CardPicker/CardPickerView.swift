package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen on which one card is chosen, as the person meets it: a field to narrow the choice, and a line for each card.
package struct CardPickerView: PureView {
    /// A view.
    package init() {}

    /// The screen as a picture.
    package func canvas(of state: CardPickerViewState, in space: CanvasSpace) -> Canvas {
        let rows = space.rows ?? state.rows.count + CardPickerLayout.rowsAround
        let size = Size(columns: space.columns, rows: rows)
        return CardPickerPicture(layout: CardPickerLayout(state, size: size), theme: space.theme)
            .canvas(for: state)
    }

    /// The screen as text.
    package func text(of state: CardPickerViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: state.rows.map { "\($0.record.name)\t\($0.face.title.oneLine)\n" }.joined()
        case .json: try state.rows.map(\.record).fieldValue.jsonText()
        case .screenReader:
            ([state.title, state.count ?? ""] + state.field.words + (state.alert?.lines ?? [])
                + state.rows.flatMap { [""] + $0.spoken.lines }).map { $0.oneLine + "\n" }.joined()
        }
    }

    /// What a key, a paste, a click on a card or the wheel means.
    package func events(
        for input: InputEvent, on state: CardPickerViewState?, in space: LiveSpace
    ) -> [CardPickerEvent] {
        switch input {
        case .pointer(let pointer):
            switch pointer.kind {
            case .scrolledUp: return [.moved(by: -3)]
            case .scrolledDown: return [.moved(by: 3)]
            case .pressed:
                return state.flatMap { CardPickerLayout($0, size: space.size).card(at: pointer.position) }
                    .map { [.chose($0)] } ?? []
            case .released, .dragged, .hovered, .scrolledLeft, .scrolledRight: return []
            }
        case .key(let key):
            if let event = table(rows: space.size.rows).event(for: key) { return [event] }
        case .paste, .focus, .reply: break
        }
        let field = state.map { $0.textField(labelColumns: 0) }
        return field?.handle(input, in: space.size) ?? []
    }

    /// What the keys do; all others type.
    package func keys(on state: CardPickerViewState?) -> KeyTable<CardPickerEvent> { Self.keys }

    static let keys = CardPickerView().table(rows: 24)

    private func table(rows: Int) -> KeyTable<CardPickerEvent> {
        let page = max(2, rows - CardPickerLayout.rowsAround)
        return KeyTable([
            KeyRow("↑↓", .moved(by: -1), .up, .backTab, control: "p"),
            KeyRow("↑↓", .moved(by: 1), .down, .tab, control: "n"),
            KeyRow("PgUp", .moved(by: -page), .pageUp),
            KeyRow("PgDn", .moved(by: page), .pageDown),
            KeyRow("Home", .moved(by: -.max), .home),
            KeyRow("End", .moved(by: .max), .end),
            KeyRow("⏎", .chose(nil), .enter),
            KeyRow("Esc", .cancelled, .escape),
        ])
    }
}

extension CardPickerViewState {
    /// The field, with its label beside it.
    func textField(labelColumns: Int) -> TextField<Field, CardPickerEvent> {
        TextField(
            field, isFocused: true, labelColumns: labelColumns, messageRows: 0, focused: .moved(by: 0),
            edited: CardPickerEvent.edited)
    }
}
