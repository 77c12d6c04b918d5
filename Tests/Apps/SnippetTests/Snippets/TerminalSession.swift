import TerminalKit
import TerminalSession

/// Shows a screen, and those that it opens, on the whole terminal until the person quits.
@MainActor
func show(_ screen: (any Navigator) -> any Screen, environment: [String: String]) async throws {
    let session = try LiveTerminal.open(SessionOptions(depth: .trueColor, environment: environment))
    defer { session.close() }
    let loop = LiveLoop(session: session, depth: .trueColor)
    loop.driver.navigator.push(screen(loop.driver.navigator))
    try await loop.run()
}

/// A screen without any other library: it says which key was pressed last.
@MainActor
final class LastKey: InteractiveScreen {
    var onChange: (@MainActor () -> Void)?
    private let navigator: any Navigator
    private var words = "Press a key; q quits."
    private var size = Size(columns: 80, rows: 24)

    init(navigator: any Navigator) { self.navigator = navigator }

    func resize(to size: Size) { self.size = size }

    func handle(_ event: InputEvent, at time: Duration) {
        guard case .key(let pressed) = event else { return }
        if pressed.key == .character("q") { return navigator.pop() }
        words = "That was \(pressed.key)."
    }

    func frame(theme: Theme) -> Canvas {
        canvas(in: CanvasSpace(columns: size.columns, rows: size.rows, theme: theme))
    }

    func canvas(in space: CanvasSpace) -> Canvas {
        let style = Style(foreground: space.theme.text, background: space.theme.page)
        var canvas = Canvas(size: Size(columns: space.columns, rows: space.rows ?? 3), style: style)
        canvas.put(words, at: Point(column: 2, row: 1), style: style)
        return canvas
    }

    func text(as form: TextForm) -> String { words + "\n" }
}
