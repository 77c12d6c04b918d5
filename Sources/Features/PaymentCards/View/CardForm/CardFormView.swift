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
        let event: CardFormEvent? =
            switch input {
            case .key(let key): event(for: key)
            case .paste(let text): .inserted(TypedText(text))
            case .pointer(let pointer) where pointer.kind == .pressed:
                state.flatMap { self.event(forPressAt: pointer.position, on: $0, in: space) }
            case .pointer, .focus, .reply: nil
            }
        return event.map { [$0] } ?? []
    }

    /// What a key means.
    package func event(for key: KeyEvent) -> CardFormEvent? {
        switch key.key {
        case .escape: .cancelled
        case .tab, .down: .focusMoved(by: 1)
        case .backTab, .up: .focusMoved(by: -1)
        case .enter: .confirmed
        case .left: .choiceStepped(by: -1)
        case .right: .choiceStepped(by: 1)
        case .backspace, .delete: .deletedBackward
        case .character("u") where key.modifiers == .control: .cleared
        case .character(let character) where key.modifiers.isDisjoint(with: [.control, .alt]):
            .inserted(TypedText(String(character)))
        case .character, .insert, .home, .end, .pageUp, .pageDown, .function: nil
        }
    }

    private func event(
        forPressAt point: Point, on state: CardFormViewState, in space: LiveSpace
    ) -> CardFormEvent? {
        let layout = CardFormLayout(size: space.size)
        if let field = layout.field(at: point) { return .fieldFocused(state.fields[field].id) }
        let button = layout.button(columns: state.submit.columns)
        return button?.contains(point) == true ? .submitted : nil
    }
}
