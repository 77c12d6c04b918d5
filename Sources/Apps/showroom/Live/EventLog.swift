import Records
import ScreenView
import TerminalKit

/// What has happened to a component, the newest last.
struct EventLog {
    /// How many are kept: more than any terminal has rows for.
    private static let most = 200

    private(set) var lines: [String] = []

    mutating func note(_ line: String) { lines = (lines + [line.oneLine]).suffix(Self.most) }

    /// Draws the newest at the foot of `place`, below `title` where there is room for it.
    func draw(_ title: String, on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        let columns = place.size.columns
        let hasTitle = place.size.rows > 2
        let room = place.size.rows - (hasTitle ? 1 : 0)
        let drawn = lines.suffix(room).flatMap { $0.wrapped(to: columns, maxLines: 2) }.suffix(room)
        if hasTitle {
            canvas.put(
                title.truncated(to: columns), at: place.origin, style: theme.style(theme.secondary, .bold))
        }
        for (row, line) in drawn.enumerated() {
            canvas.put(
                line,
                at: Point(column: place.minColumn, row: place.minRow + (hasTitle ? 1 : 0) + row),
                style: theme.style(theme.secondary), maxColumns: columns)
        }
    }
}
