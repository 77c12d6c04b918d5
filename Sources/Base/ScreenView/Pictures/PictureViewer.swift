public import Pixels
import Records
import ScreenContract
public import TerminalKit

/// A picture as large as the screen that can be zoomed.
///
/// Keys, the wheel and a double click zoom, around the pointer if there is one; dragging and the arrows move the picture, up to
/// its edges. A click hides and shows the close button and the caption. Escape, the button, and dragging down an unzoomed picture
/// close it.
public struct PictureViewer: Component {
    /// What it tells its owner.
    public enum Event: Hashable, Sendable {
        /// The person closed it.
        case closed
        /// It has changed, and needs to be drawn again.
        case changed
    }

    let state: PictureState
    private let description: String
    let mostZoom: Double
    /// The zoom, from 1 for the whole picture.
    var zoom = 1.0
    /// The point in the middle, as fractions of the picture's width and height.
    var middle = (x: 0.5, y: 0.5)
    /// Whether the button, the zoom and the caption are shown.
    private(set) var showsControls = true
    private(set) var cellShape = 0.5
    private var time = Duration.zero
    private var drag: Drag?
    private var click: (at: Point, time: Duration)?

    /// A drag of the pointer.
    private struct Drag {
        let start: Point
        var last: Point
        /// Whether it has moved.
        var isMoving = false
    }

    /// The longest time between the clicks of a double click.
    private static let doubleClick = Duration.milliseconds(400)
    private static let step = 1.25
    private static let closeUp = 2.5

    /// A viewer of a picture with its words, which may be untrusted text; `mostZoom` is the maximum zoom.
    public init(_ state: PictureState, description: String, mostZoom: Double = 8) {
        (self.state, self.description, self.mostZoom) = (state, description.oneLine, max(1, mostZoom))
    }

    /// The height of the unzoomed picture.
    public func rows(columns: Int) -> Int {
        PictureView(state, description: description, cellShape: cellShape).rows(columns: columns)
    }

    /// If no picture can be shown, no higher than its words with the button above.
    public func rows(columns: Int, theme: Theme) -> Int {
        max(
            3,
            PictureView(state, description: description, cellShape: cellShape).rows(
                columns: columns, theme: theme))
    }

    /// What the picture shows, and why it can't be shown.
    public var words: [String] { PictureView(state, description: description).words }

    /// Notes the time, which tells a double click from two clicks. It never changes by itself.
    public mutating func advance(to time: Duration) -> Duration? {
        self.time = time
        return nil
    }

    /// Notes the shape of the terminal's cells.
    public mutating func adopt(cellShape: Double) { self.cellShape = cellShape }

    /// Draws the visible part of the picture, and over it the button and the zoom.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        canvas.fill(place, style: theme.pageStyle)
        var view = PictureView(state, description: description)
        let layout = layout(in: place.size)
        view.crop = layout.crop
        let moved = drag.map { zoom == 1 && $0.isMoving ? max(0, $0.last.row - $0.start.row) : 0 } ?? 0
        var rect = place
        if let area = layout.area {
            rect = Rect(
                column: place.minColumn + area.minColumn, row: place.minRow + area.minRow + moved,
                columns: area.size.columns, rows: area.size.rows)
        }
        view.draw(on: &canvas, in: rect, clippedTo: place, theme: theme)
        guard hasControls(in: place.size) else { return }
        canvas.putClose(in: place, style: theme.panelStyle)
        if case .shown = state, layout.area != nil, place.size.rows > 3, !description.isEmpty {
            canvas.put(
                " \(description) ".truncated(to: place.size.columns),
                at: Point(column: place.minColumn, row: place.maxRow - 1), style: theme.panelStyle)
        }
        guard zoom > 1, place.size.columns > 2 * Canvas.closeLabel.columns else { return }
        canvas.put(" \(Int((zoom * 100).rounded()))% ", at: place.origin, style: theme.panelStyle)
    }

    /// Whether they are shown: they would hide a picture that is hardly larger.
    func hasControls(in size: Size) -> Bool {
        showsControls && size.columns >= 2 * Canvas.closeLabel.columns && size.rows > 2
    }

    private func isOnButton(_ point: Point, _ size: Size) -> Bool {
        hasControls(in: size) && point.row == 0 && point.column >= size.columns - Canvas.closeLabel.columns
    }

    private static let (arrows, letters) = ("↑↓←→", "↑↓←→ h j k l")

    /// What the keys do.
    package static let keys = KeyTable<PictureEvent>([
        KeyRow("+ −", .zoomed(by: 1), "+", "="), KeyRow("+ −", .zoomed(by: -1), "-"),
        KeyRow("0", .fitted, "0"),
        KeyRow(arrows, inFull: letters, .moved(right: 1, down: 0), .right, "l"),
        KeyRow(arrows, inFull: letters, .moved(right: -1, down: 0), .left, "h"),
        KeyRow(arrows, inFull: letters, .moved(right: 0, down: 1), .down, "j"),
        KeyRow(arrows, inFull: letters, .moved(right: 0, down: -1), .up, "k"),
        KeyRow("⏎", inFull: "⏎ Space", .controlsToggled, .enter, " "),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, "q"),
    ])

    /// Takes keys and the pointer.
    public mutating func handle(_ input: InputEvent, in size: Size) -> [Event]? {
        switch input {
        case .key(let key): Self.keys.event(for: key).map { handle($0, size) }
        case .pointer(let pointer): point(pointer, size)
        case .paste, .focus, .reply: nil
        }
    }

    private mutating func handle(_ event: PictureEvent, _ size: Size) -> [Event] {
        switch event {
        case .screen: return [.closed]
        case .zoomed(let steps): zoom(to: zoom * (steps < 0 ? 1 / Self.step : Self.step), around: nil, size)
        case .fitted: zoom(to: 1, around: nil, size)
        case .moved(let right, let down):
            move(columns: -right * max(1, size.columns / 10), rows: -down * max(1, size.rows / 10), size)
        case .controlsToggled: showsControls.toggle()
        }
        return [.changed]
    }

    private mutating func point(_ pointer: PointerEvent, _ size: Size) -> [Event]? {
        switch pointer.kind {
        case .scrolledUp: zoom(to: zoom * Self.step, around: pointer.position, size)
        case .scrolledDown: zoom(to: zoom / Self.step, around: pointer.position, size)
        case .pressed where pointer.button == .left:
            if isOnButton(pointer.position, size) { return [.closed] }
            drag = Drag(start: pointer.position, last: pointer.position)
        case .dragged: move(drag: pointer.position, size)
        case .released: return release(at: pointer.position, size)
        case .pressed, .hovered, .scrolledLeft, .scrolledRight: return nil
        }
        return [.changed]
    }

    private mutating func move(drag position: Point, _ size: Size) {
        guard var drag else { return }
        let last = drag.last
        if position != drag.start { drag.isMoving = true }
        drag.last = position
        self.drag = drag
        guard drag.isMoving, zoom > 1 else { return }
        move(columns: position.column - last.column, rows: position.row - last.row, size)
    }

    private mutating func release(at position: Point, _ size: Size) -> [Event]? {
        guard let drag else { return nil }
        self.drag = nil
        guard !drag.isMoving else {
            click = nil
            let isThrown =
                zoom == 1 && PullGesture.isFar(from: drag.start, to: position, rows: size.rows)
            return [isThrown ? .closed : .changed]
        }
        showsControls.toggle()
        if let click, click.at == position, time - click.time <= Self.doubleClick {
            self.click = nil
            zoom(to: zoom > 1 ? 1 : min(Self.closeUp, mostZoom), around: position, size)
        } else {
            click = (position, time)
        }
        return [.changed]
    }
}
