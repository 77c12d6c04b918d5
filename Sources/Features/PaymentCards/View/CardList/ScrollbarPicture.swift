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
        // Where half a column can be filled, the bar is seen without a line behind it.
        for row in 0..<area.size.rows where isPlain || thumb.contains(row) {
            canvas.put(
                isPlain ? thumb.contains(row) ? "┃" : "│" : "▐",
                at: Point(column: area.maxColumn - 1, row: area.minRow + row),
                style: theme.style(
                    theme.secondary, theme.depth == .none && !thumb.contains(row) ? .dim : []))
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

/// A scrollbar in a hand.
struct ScrollbarGrip {
    let window: WindowState
    /// The bar.
    let area: Rect

    /// What it means to hold the bar at a row, counted from its top; `nil` where the list is there. Either end of the bar, and what
    /// is beyond it, is that end of the list.
    func event(at row: Int) -> CardListEvent? {
        let last = area.size.rows - 1
        guard row > 0, row < last else { return .jumped(toEnd: row > 0) }
        let place = Double(window.total - window.count) * Double(row) / Double(last)
        let cards = Int(place.rounded()) - window.first
        return cards == 0 ? nil : .scrolled(by: cards)
    }
}
