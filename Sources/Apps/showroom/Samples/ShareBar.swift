import ScreenProgram
import ScreenView
import TerminalKit

/// How much of something is taken, as extra content of a card: a bar with its words below.
struct ShareBar: Component {
    let share: Double
    let label: String

    var words: [String] { [label] }

    func rows(columns: Int) -> Int { 2 }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        if theme.depth > .ansi16 {
            canvas.fill(
                Rect(origin: place.origin, size: Size(columns: place.size.columns, rows: 1)),
                style: Style(background: theme.page.mixed(with: theme.text, fraction: 0.12)))
        }
        canvas.put(
            BlockBar(depth: theme.depth).row(share: share, columns: place.size.columns), at: place.origin,
            style: theme.style(theme.accent))
        guard place.size.rows > 1 else { return }
        canvas.put(
            label.truncated(to: place.size.columns),
            at: Point(column: place.minColumn, row: place.minRow + 1), style: theme.style(theme.secondary))
    }
}
