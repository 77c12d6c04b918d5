package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The form for a new card as the person meets it. It never knows the number: the presenter tells it how many dots to draw.
package struct CardFormView: PureView {
    /// A view.
    package init() {}

    /// A full number is typed here.
    package var takesSecrets: Bool { true }

    /// The form as a picture.
    package func canvas(of state: CardFormViewState, in space: CanvasSpace) -> Canvas {
        let size = Size(columns: space.columns, rows: space.rows ?? CardFormLayout.comfortableRows)
        return CardFormPicture(layout: CardFormLayout(size: size), theme: space.theme).canvas(for: state)
    }

    /// The form as text.
    package func text(of state: CardFormViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardFormRecord(state).plain
        case .screenReader: CardFormText(state: state).spoken
        case .json: try CardFormRecord(state).json()
        }
    }

    /// What a key, a paste, or a click on a field or the button means.
    package func events(
        for input: InputEvent, on state: CardFormViewState?, in space: LiveSpace
    ) -> [CardFormEvent] {
        let layout = CardFormLayout(size: space.size)
        var column = state?.column(in: layout)
        if let own = input.inside(layout.fields),
            let events = column?.handle(own, in: layout.fields.size)
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
        KeyRow("←→", .choiceStepped(by: -1), .left),
        KeyRow("←→", .choiceStepped(by: 1), .right),
        KeyRow("^U", .edited(.deleted(.start)), control: "u"),
    ])
}
