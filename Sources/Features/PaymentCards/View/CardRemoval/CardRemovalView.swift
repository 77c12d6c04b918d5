public import PaymentCardsScreens
public import ScreenContract
public import ScreenView
public import TerminalKit

/// The screen on which a card is taken away, or brought back, as the person meets it.
@MainActor
public final class CardRemovalView {
    private let output: any ViewOutput<CardRemovalEvent>
    /// What was rendered last; `nil` before anything was.
    public private(set) var state: CardRemovalViewState?
    private var size = Size(columns: 80, rows: 24)

    /// Called when a live screen should be drawn again.
    public var onChange: (@MainActor () -> Void)?

    /// A view that reports to `output` and keeps it alive.
    public init(output: any ViewOutput<CardRemovalEvent>) {
        self.output = output
    }
}

extension CardRemovalView: ViewInput {
    /// Draw `state` from now on.
    public func render(_ state: CardRemovalViewState) {
        self.state = state
        onChange?()
    }
}

extension CardRemovalView: Screen {
    /// The screen as a picture.
    public func canvas(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return CardRemovalPicture(space: space).canvas(for: state)
    }

    /// The screen as text.
    public func text(as form: TextForm) throws -> String {
        guard let state else { return "" }
        switch form {
        case .plain: return CardRemovalText(state: state).plain
        case .screenReader: return CardRemovalText(state: state).spoken
        case .json: return try CardRemovalJSON(state).jsonText()
        }
    }
}

extension CardRemovalView: StatefulScreen {
    /// The screen is this large from now on.
    public func resize(to size: Size) { self.size = size }

    /// The screen as it is now.
    public func frame(theme: Theme) -> Canvas {
        guard let state else { return theme.page(columns: size.columns, rows: size.rows) }
        return CardRemovalPicture(space: space(theme)).frame(for: state, rows: size.rows)
    }

    /// Something was done on the screen.
    public func handle(_ event: InputEvent, at time: Duration) {
        switch event {
        case .key(let key): handle(key)
        case .pointer(let pointer) where pointer.kind == .pressed: press(at: pointer.position)
        case .focus(let hasFocus): output.handle(.screen(.attentionChanged(hasFocus: hasFocus)))
        case .pointer, .paste, .reply: break
        }
    }

    /// Nothing changes by itself.
    public func advance(to time: Duration) -> Duration? { nil }

    /// Does what the events so far made necessary.
    public func settle() async {
        await output.settle()
    }

    private func handle(_ key: KeyEvent) {
        switch (key.key, key.shortcut) {
        case (.up, _), (.backTab, _), (_, "k"): output.handle(.moved(by: -1))
        case (.down, _), (.tab, _), (_, "j"): output.handle(.moved(by: 1))
        case (.enter, _), (_, " "): output.handle(.chose(nil))
        case (_, "y"): output.handle(.agreed)
        case (.escape, _), (.backspace, _), (.left, _), (_, "q"), (_, "h"), (_, "n"):
            output.handle(.cancelled)
        default: break
        }
    }

    private func press(at point: Point) {
        guard let state, let menu = state.menu else { return }
        let theme = Theme.standard(depth: .none)
        let place = CardRemovalPicture(space: space(theme)).menuPlace(in: state)
        let inside = Point(column: point.column - place.minColumn, row: point.row - place.minRow)
        guard let item = MenuPicture(menu: menu, theme: theme).item(at: inside, columns: place.size.columns)
        else { return }
        output.handle(.chose(item))
    }

    private func space(_ theme: Theme) -> CanvasSpace {
        CanvasSpace(columns: size.columns, rows: size.rows, theme: theme)
    }
}
