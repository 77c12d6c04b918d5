package import TerminalKit

/// Draws a thin bar at the right edge that says which part of a list or of a page is on the screen; none where that is all of it.
package struct ScrollbarPicture {
    private let first, count, total: Int
    private let theme: Theme

    /// A bar for what begins with `first`, from 0, and has so many of `total` items or rows.
    package init(first: Int, count: Int, total: Int, theme: Theme) {
        (self.first, self.count, self.total, self.theme) = (first, count, total, theme)
    }

    /// Draws the bar in the last column of `area`, where it can be taken hold of.
    package func draw(in area: Rect, on canvas: inout Canvas) {
        guard let thumb = thumb(rows: area.size.rows) else { return }
        let bar = Rect(column: area.maxColumn - 1, row: area.minRow, columns: 1, rows: area.size.rows)
        canvas.mark(bar, as: .scrollbar)
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
    package func thumb(rows: Int) -> Range<Int>? {
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
