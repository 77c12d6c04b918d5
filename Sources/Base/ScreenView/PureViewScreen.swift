public import ScreenContract
public import TerminalKit

/// Puts a ``PureView`` on the screen: keeps the view state last rendered, and passes events on to the presenter.
@MainActor
public final class PureViewScreen<View: PureView>: ViewInput {
    private let view: View
    private let output: any ViewOutput<View.Event>
    /// What was rendered last; `nil` before anything was.
    public private(set) var state: View.State?
    private var size = Size(columns: 80, rows: 24)
    /// Called when the screen has to be drawn again.
    public var onChange: (@MainActor () -> Void)?

    /// A screen that draws with `view`. It owns `output`.
    public init(view: View, output: any ViewOutput<View.Event>) {
        self.view = view
        self.output = output
    }

    /// Shows `state` from now on.
    public func render(_ state: View.State) {
        self.state = state
        onChange?()
    }
}

extension PureViewScreen: StatefulScreen {
    /// The state as a picture; before the first one, an empty page.
    public func canvas(in space: CanvasSpace) -> Canvas {
        guard let state else {
            return Canvas(
                size: Size(columns: space.columns, rows: space.rows ?? 1),
                style: Style(foreground: space.theme.text, background: space.theme.page))
        }
        return view.canvas(of: state, in: space)
    }

    /// The state as text; before the first one, nothing.
    public func text(as form: TextForm) -> String { state.map { view.text(of: $0, as: form) } ?? "" }

    /// The screen is this large from now on.
    public func resize(to size: Size) { self.size = size }

    /// The screen as it is now, exactly as large as it was told to be.
    public func frame(theme: Theme) -> Canvas {
        canvas(in: CanvasSpace(columns: size.columns, rows: size.rows, theme: theme))
    }

    /// Passes on what a key means.
    public func handle(_ event: InputEvent, at time: Duration) {
        guard case .key(let key) = event, let event = view.event(for: key) else { return }
        output.handle(event)
    }

    /// Nothing changes by itself.
    public func advance(to time: Duration) -> Duration? { nil }

    /// Waits until the effects of all events are carried out.
    public func settle() async { await output.settle() }
}
