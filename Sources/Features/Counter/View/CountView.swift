public import CounterScreens
import ScreenContract
public import ScreenView
public import TerminalKit

/// Draws the counter, and turns keys into events.
public struct CountView: PureView {
    /// A view without state of its own.
    public init() {}

    /// The number in a sentence, why the last key changed nothing, and the keys.
    public func canvas(of state: CountViewState, in space: CanvasSpace) -> Canvas {
        let theme = space.theme
        let page = Style(foreground: theme.text, background: theme.page)
        var canvas = Canvas(size: Size(columns: space.columns, rows: space.rows ?? 5), style: page)
        canvas.put(state.headline, at: Point(column: 2, row: 1), style: page)
        canvas.put(
            state.problem ?? "", at: Point(column: 2, row: 2), style: Style(foreground: theme.negativeText))
        KeyHintsPicture(keys: Self.keys, theme: theme).drawFooter(state.hints, margin: 2, on: &canvas)
        return canvas
    }

    /// The same as text: for other programs the number, for screen readers the sentence.
    public func text(of state: CountViewState, as form: TextForm) -> String {
        switch form {
        case .plain: state.value + "\n"
        case .json: "{\"schema\": \"swippy.counter/1\", \"count\": \(state.value)}\n"
        case .screenReader: [state.headline, state.problem].compactMap { $0.map { $0 + "\n" } }.joined()
        }
    }

    /// What each key means.
    public func keys(on state: CountViewState?) -> KeyTable<CountEvent> { Self.keys }

    private static let keys = KeyTable<CountEvent>([
        KeyRow("+", .increased, "+", .up, "=", " "),
        KeyRow("-", .decreased, "-", .down),
        KeyRow("Esc", .screen(.closed), .escape, "q"),
    ])
}
