import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws a thin bar at the right edge that says which part of a list is on the screen; none where that is all of it.
struct ScrollbarPicture {
    let window: WindowState
    let theme: Theme

    /// Draws the bar in the last column of `area`.
    func draw(in area: Rect, on canvas: inout Canvas) {
        guard let thumb = thumb(rows: area.size.rows) else { return }
        let isPlain = theme.depth <= .ansi16
        let track =
            isPlain
            ? theme.style(theme.secondary, theme.depth == .none ? .dim : [])
            : theme.lineStyle
        for row in 0..<area.size.rows {
            let isThumb = thumb.contains(row)
            canvas.put(
                isThumb ? isPlain ? "┃" : "▐" : isPlain ? "│" : "▕",
                at: Point(column: area.maxColumn - 1, row: area.minRow + row),
                style: isThumb ? theme.style(theme.secondary) : track)
        }
    }

    /// The part of so many rows that stands for what is on the screen; at an end of the bar only at that end of the list.
    func thumb(rows: Int) -> Range<Int>? {
        let (first, count, total) = (window.first, window.count, window.total)
        guard count > 0, count < total, rows > 2 else { return nil }
        let length = min(max(1, Int(Double(rows) * Double(count) / Double(total))), rows - 2)
        let free = rows - length
        let hidden = total - count
        let start =
            first <= 0
            ? 0
            : first >= hidden
                ? free
                : min(max(1, Int((Double(free) * Double(first) / Double(hidden)).rounded())), free - 1)
        return start..<start + length
    }
}
