package import CounterScreens
import ScreenContract
package import ScreenView
package import TerminalKit

/// Draws the counter, and turns keys into events.
package struct CountView: PureView {
    package init() {}

    package func canvas(of state: CountViewState, in space: CanvasSpace) -> Canvas {
        let theme = space.theme
        let page = Style(foreground: theme.text, background: theme.page)
        var canvas = Canvas(size: Size(columns: space.columns, rows: space.rows ?? 5), style: page)
        canvas.put(state.headline, at: Point(column: 2, row: 1), style: page)
        canvas.put(
            state.problem ?? "", at: Point(column: 2, row: 2), style: Style(foreground: theme.negativeText))
        var end = Point(column: 2, row: canvas.size.rows - 1)
        for hint in state.hints {
            let key = Self.keys.label(for: hint.action) ?? ""
            end.column += canvas.put(key, at: end, style: Style(foreground: theme.accent)) + 1
            end.column += canvas.put(hint.meaning, at: end, style: Style(foreground: theme.secondary)) + 2
        }
        return canvas
    }

    package func text(of state: CountViewState, as form: TextForm) -> String {
        switch form {
        case .plain: state.value + "\n"
        case .json: "{\"schema\": \"swippy.counter/1\", \"count\": \(state.value)}\n"
        case .screenReader: [state.headline, state.problem].compactMap { $0.map { $0 + "\n" } }.joined()
        }
    }

    package func keys(on state: CountViewState?) -> KeyTable<CountEvent> { Self.keys }

    private static let keys = KeyTable<CountEvent>([
        KeyRow("+", .increased, "+", .up, "=", " "),
        KeyRow("-", .decreased, "-", .down),
        KeyRow("Esc", .screen(.closed), .escape, "q"),
    ])
}
