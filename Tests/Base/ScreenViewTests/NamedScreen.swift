import TerminalKit

/// A screen that is full of its name.
@MainActor
final class NamedScreen: InteractiveScreen {
    var onChange: (@MainActor () -> Void)?
    let name: String
    private var size = Size(columns: 0, rows: 0)
    private(set) var appearances = 0
    private(set) var returns = 0
    private(set) var settlements = 0
    private(set) var events: [InputEvent] = []

    init(_ name: String) { self.name = name }

    func appear() { appearances += 1 }
    func comeBack() { returns += 1 }
    func resize(to size: Size) { self.size = size }
    func frame(theme: Theme) -> Canvas {
        var canvas = Canvas(size: size)
        for row in 0..<size.rows {
            canvas.put(name, at: Point(column: 0, row: row), style: Style())
            canvas.mark(Rect(column: 0, row: row, columns: 20, rows: 1), as: .key(KeyEvent(key: .enter)))
        }
        return canvas
    }
    func handle(_ event: InputEvent, at time: Duration) { events.append(event) }
    func advance(to time: Duration) -> Duration? { time + .seconds(1) }
    func settle() async { settlements += 1 }
    func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: Size(columns: 0, rows: 0)) }
    func text(as form: TextForm) -> String { name }
}
