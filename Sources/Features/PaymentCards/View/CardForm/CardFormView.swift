package import PaymentCardsScreens
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
        case .plain: CardFormText(state: state).plain
        case .screenReader: CardFormText(state: state).spoken
        case .json: try CardFormJSON(state).jsonText()
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
        guard case .key(let key) = input, let event = event(for: key) else { return [] }
        return [event]
    }

    /// What a key means that no field takes.
    package func event(for key: KeyEvent) -> CardFormEvent? {
        switch key.key {
        case .escape: .cancelled
        case .enter: .confirmed
        case .left: .choiceStepped(by: -1)
        case .right: .choiceStepped(by: 1)
        case .character, .tab, .backTab, .backspace, .delete, .insert, .up, .down, .home, .end, .pageUp,
            .pageDown, .function:
            nil
        }
    }
}
