public import PaymentCardsScreens
import ScreenView
public import TerminalKit

/// The form for a new card as the person meets it. It never knows the number: the presenter tells it how many dots to draw.
@MainActor
public final class CardFormView {
    private let output: any CardFormViewOutput
    private var state: CardFormViewState?
    private var size = Size(columns: 80, rows: 24)
    private let art = CardArt()

    /// Called when a live screen should be drawn again.
    public var onChange: (@MainActor () -> Void)?

    /// A view that reports to `output` and keeps it alive.
    public init(output: any CardFormViewOutput) {
        self.output = output
    }
}

extension CardFormView: CardFormViewInput {
    /// Draw `state` from now on.
    public func render(_ state: CardFormViewState) {
        self.state = state
        onChange?()
    }
}

extension CardFormView: CardFormGestures {
    /// Goes to the field, empties it, pastes `text` and goes on, as a hand would.
    public func fill(_ field: CardFormField, with text: String) -> CardFormViewState.Problem? {
        output.didFocus(field)
        output.didClear()
        if !text.isEmpty { output.didInsert(text) }
        let refused = problem(with: field)
        output.didMoveFocus(by: 1)
        return refused ?? problem(with: field)
    }

    /// Asks for the card to be added, and waits until it is.
    public func submit() async {
        output.didSubmit()
        await output.didHandleEvents()
    }

    private func problem(with field: CardFormField) -> CardFormViewState.Problem? {
        state?.fields.first { $0.id == field }?.problem
    }
}

extension CardFormView: Screen {
    /// The form as a picture.
    public func canvas(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        let size = Size(columns: space.columns, rows: space.rows ?? CardFormLayout.comfortableRows)
        return picture(size: size, theme: space.theme).canvas(for: state)
    }

    /// The form as text.
    public func text(as form: TextForm) throws -> String {
        guard let state else { return "" }
        switch form {
        case .plain: return CardFormText(state: state).plain
        case .screenReader: return CardFormText(state: state).spoken
        case .json: return try CardFormJSON(state).jsonText()
        }
    }
}

extension CardFormView: InteractiveScreen {
    /// A full number is typed here.
    public var takesSecrets: Bool { true }

    /// The screen is this large from now on.
    public func resize(to size: Size) { self.size = size }

    /// The form as it is now.
    public func frame(theme: Theme) -> Canvas {
        guard let state else { return theme.page(columns: size.columns, rows: size.rows) }
        return picture(size: size, theme: theme).canvas(for: state)
    }

    /// Something was done on the screen.
    public func handle(_ event: InputEvent, at time: Duration) {
        switch event {
        case .key(let key): handle(key)
        case .paste(let text): output.didInsert(text)
        case .pointer(let pointer) where pointer.kind == .pressed: press(at: pointer.position)
        case .pointer, .focus, .reply: break
        }
    }

    /// Nothing changes by itself.
    public func advance(to time: Duration) -> Duration? { nil }

    /// Does what the events so far made necessary.
    public func settle() async {
        await output.didHandleEvents()
    }

    private func handle(_ key: KeyEvent) {
        switch key.key {
        case .escape: output.didCancel()
        case .tab, .down: output.didMoveFocus(by: 1)
        case .backTab, .up: output.didMoveFocus(by: -1)
        case .enter: output.didConfirm()
        case .left: output.didStepChoice(by: -1)
        case .right: output.didStepChoice(by: 1)
        case .backspace, .delete: output.didDeleteBackward()
        case .character("u") where key.modifiers == .control: output.didClear()
        case .character(let character) where key.modifiers.isDisjoint(with: [.control, .alt]):
            output.didInsert(String(character))
        case .character, .insert, .home, .end, .pageUp, .pageDown, .function: break
        }
    }

    private func press(at point: Point) {
        guard let state else { return }
        let layout = CardFormLayout(size: size)
        if let field = layout.field(at: point) {
            output.didFocus(state.fields[field].id)
        } else if layout.button(columns: state.submit.columns)?.contains(point) == true {
            output.didSubmit()
        }
    }

    private func picture(size: Size, theme: Theme) -> CardFormPicture {
        CardFormPicture(layout: CardFormLayout(size: size), theme: theme, art: art)
    }
}
