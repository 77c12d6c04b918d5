import TerminalKit

/// A pointer that pulls a screen down, or only clicks.
struct PullGesture {
    /// What an input means.
    enum Meaning: Equatable {
        /// The screen was pulled down far enough.
        case pulled
        /// The pointer is on its way, or came back.
        case moving
        /// Nothing of it: this is to be handled as ever. A click is a press, once the button goes up.
        case input(InputEvent)
    }

    private var start: PointerEvent?
    private var last = Point.zero
    private var hasMoved = false

    /// How many rows the screen is pulled down now.
    var rows: Int { start.map { max(0, last.row - $0.position.row) } ?? 0 }

    /// Whether a way down a screen of so many rows is long and steep enough to mean something. A cell is about twice as high as
    /// wide.
    static func isFar(from start: Point, to end: Point, rows: Int) -> Bool {
        let (down, aside) = (end.row - start.row, abs(end.column - start.column))
        return down >= max(3, rows / 4) && 2 * down >= aside
    }

    /// What `input` means on a screen of so many rows.
    mutating func meaning(of input: InputEvent, rows: Int) -> Meaning {
        guard case .pointer(let pointer) = input else {
            start = nil
            return .input(input)
        }
        switch (pointer.kind, start) {
        case (.pressed, _) where pointer.button == .left:
            (start, last, hasMoved) = (pointer, pointer.position, false)
            return .moving
        case (.dragged, .some):
            (last, hasMoved) = (pointer.position, hasMoved || pointer.position != last)
            return .moving
        case (.released, let start?):
            self.start = nil
            guard hasMoved || pointer.position != start.position else { return .input(.pointer(start)) }
            return Self.isFar(from: start.position, to: pointer.position, rows: rows) ? .pulled : .moving
        default:
            start = nil
            return .input(input)
        }
    }
}
