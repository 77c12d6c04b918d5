public import PaymentCardsScreens
import ScreenContract
public import ScreenView
public import TerminalKit

/// The form for a new card as the person meets it. It never knows the number: the presenter tells it how many dots to draw.
public struct CardFormView: PureView {
    /// A view.
    public init() {}

    /// A full number is typed here.
    public var takesSecrets: Bool { true }

    /// The form as a picture.
    public func canvas(of state: CardFormViewState, in space: CanvasSpace) -> Canvas {
        let size = Size(columns: space.columns, rows: space.rows ?? CardFormLayout.comfortableRows)
        return CardFormPicture(layout: CardFormLayout(size: size), theme: space.theme).canvas(for: state)
    }

    /// The form as text.
    public func text(of state: CardFormViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardFormText(state: state).plain
        case .screenReader: CardFormText(state: state).spoken
        case .json: try CardFormJSON(state).jsonText()
        }
    }

    /// What a key, a paste, or a click on a field or the button means.
    public func events(
        for input: InputEvent, on state: CardFormViewState?, in space: LiveSpace
    ) -> [CardFormEvent] {
        let event: CardFormEvent? =
            switch input {
            case .key(let key): Self.keys.event(for: key)
            case .paste(let text): .inserted(TypedText(text))
            case .pointer(let pointer) where pointer.kind == .pressed:
                state.flatMap { self.event(forPressAt: pointer.position, on: $0, in: space) }
            case .pointer, .focus, .reply: nil
            }
        return event.map { [$0] } ?? []
    }

    /// What the keys do.
    public func keys(on state: CardFormViewState?) -> KeyTable<CardFormEvent> { Self.keys }

    static let keys = KeyTable<CardFormEvent>(
        [
            KeyRow("Esc", .cancelled, .escape),
            KeyRow("↑↓", .focusMoved(by: 1), .tab, .down),
            KeyRow("↑↓", .focusMoved(by: -1), .backTab, .up),
            KeyRow("⏎", .confirmed, .enter),
            KeyRow("←→", .choiceStepped(by: -1), .left),
            KeyRow("←→", .choiceStepped(by: 1), .right),
            KeyRow("⌫", .deletedBackward, .backspace, .delete),
            KeyRow("^U", .cleared, control: "u"),
        ],
        otherwise: { $0.typed.map { .inserted(TypedText(String($0))) } })

    private func event(
        forPressAt point: Point, on state: CardFormViewState, in space: LiveSpace
    ) -> CardFormEvent? {
        let layout = CardFormLayout(size: space.size)
        if let field = layout.field(at: point) { return .fieldFocused(state.fields[field].id) }
        let button = layout.button(columns: state.submit.columns)
        return button?.contains(point) == true ? .submitted : nil
    }
}
