import ScreenView
import TerminalKit

/// The first row of the screen with the deck: its title, and what there is to say of all offers where that fits beside it.
struct OfferDeckHeader {
    let title: String
    let summary: String
    /// Free columns at both sides.
    let margin: Int

    func draw(on canvas: inout Canvas, theme: Theme) {
        let columns = canvas.size.columns
        let room = columns - 2 * margin
        canvas.put(
            title.truncated(to: room), at: Point(column: margin, row: 0),
            style: theme.style(theme.text, .bold))
        guard title.columns + 2 + summary.columns <= room else { return }
        canvas.put(
            summary, at: Point(column: columns - margin - summary.columns, row: 0),
            style: theme.style(theme.secondary))
    }
}
