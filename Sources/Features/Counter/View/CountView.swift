package import CounterScreens
package import ScreenContract
package import TerminalKit

/// The counter as the person meets it: a number, and keys.
@MainActor
package final class CountView: ViewInput {
    private let output: any ViewOutput<CountEvent>
    private var state: CountViewState?
    private var size = Size(columns: 80, rows: 24)
    /// Called when there is something new to draw.
    package var onChange: (@MainActor () -> Void)?

    package init(output: any ViewOutput<CountEvent>) {
        self.output = output
    }

    package func render(_ state: CountViewState) {
        self.state = state
        onChange?()
    }
}

extension CountView: InteractiveScreen {
    package func canvas(in space: CanvasSpace) -> Canvas {
        var canvas = Canvas(size: Size(columns: space.columns, rows: space.rows ?? 5))
        guard let state else { return canvas }
        let theme = space.theme
        let keys = zip(["+", "-", "Esc"], state.actions).map { "\($0) \($1)" }.joined(separator: "   ")
        for (row, text, color) in [
            (1, state.headline, theme.text), (2, state.problem ?? "", theme.negativeText),
            (canvas.size.rows - 1, keys, theme.secondary),
        ] {
            canvas.put(text, at: Point(column: 2, row: row), style: Style(foreground: color))
        }
        return canvas
    }

    package func text(as form: TextForm) -> String {
        guard let state else { return "" }
        return switch form {
        case .plain: state.value + "\n"
        case .json: "{\"count\": \(state.value)}\n"
        case .screenReader: [state.headline, state.problem].compactMap { $0.map { $0 + "\n" } }.joined()
        }
    }

    package func resize(to size: Size) { self.size = size }
    package func frame(theme: Theme) -> Canvas {
        canvas(in: CanvasSpace(columns: size.columns, rows: size.rows, theme: theme))
    }
    package func advance(to time: Duration) -> Duration? { nil }
    package func settle() async { await output.settle() }

    package func handle(_ event: InputEvent, at time: Duration) {
        guard case .key(let key) = event else { return }
        switch (key.key, key.shortcut) {
        case (.up, _), (_, "+"), (_, "="), (_, " "): output.handle(.increased)
        case (.down, _), (_, "-"): output.handle(.decreased)
        case (.escape, _), (_, "q"): output.handle(.screen(.closed))
        default: break
        }
    }
}
