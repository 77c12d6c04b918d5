public import CounterScreens
public import ScreenContract
public import TerminalKit

/// The counter as the person meets it: a number, and keys.
@MainActor
public final class CounterView: ViewInput {
    private let output: any ViewOutput<CounterEvent>
    private var state: CounterViewState?
    private var size = Size(columns: 80, rows: 24)
    public var onChange: (@MainActor () -> Void)?

    public init(output: any ViewOutput<CounterEvent>) {
        self.output = output
    }

    public func render(_ state: CounterViewState) {
        self.state = state
        onChange?()
    }
}

extension CounterView: InteractiveScreen {
    public func canvas(in space: CanvasSpace) -> Canvas {
        let theme = space.theme
        var canvas = Canvas(size: Size(columns: space.columns, rows: space.rows ?? 5))
        guard let state else { return canvas }
        canvas.put(
            state.headline, at: Point(column: 2, row: 1),
            style: Style(foreground: theme.text, attributes: .bold))
        canvas.put(
            state.problem ?? "", at: Point(column: 2, row: 2), style: Style(foreground: theme.negativeText))
        let hints = zip(["+", "-", "Esc"], state.actions).map { "\($0) \($1)" }.joined(separator: "   ")
        canvas.put(
            hints, at: Point(column: 2, row: canvas.size.rows - 1), style: Style(foreground: theme.secondary))
        return canvas
    }

    public func text(as form: TextForm) -> String {
        guard let state else { return "" }
        return switch form {
        case .plain: state.value + "\n"
        case .json: "{\"count\": \(state.value)}\n"
        case .screenReader:
            ([state.headline] + [state.problem].compactMap(\.self)).joined(separator: "\n") + "\n"
        }
    }

    public func resize(to size: Size) { self.size = size }
    public func frame(theme: Theme) -> Canvas {
        canvas(in: CanvasSpace(columns: size.columns, rows: size.rows, theme: theme))
    }
    public func advance(to time: Duration) -> Duration? { nil }
    public func settle() async { await output.settle() }

    public func handle(_ event: InputEvent, at time: Duration) {
        guard case .key(let key) = event else { return }
        switch (key.key, key.shortcut) {
        case (.up, _), (_, "+"), (_, "="), (_, " "): output.handle(.increased)
        case (.down, _), (_, "-"): output.handle(.decreased)
        case (.escape, _), (_, "q"): output.handle(.screen(.closed))
        default: break
        }
    }
}
