extension Canvas {
    /// Clears the part of `rect` that is on the canvas, and gives it `style`.
    public mutating func fill(_ rect: Rect, style: Style) {
        replace(rect) { _, _ in Cell(style: style) }
    }

    /// Paints pixels half a cell high, two of them in each cell of `rect`.
    ///
    /// - Parameter color: The colour at a column and a half row, both counted from 0 at the top left of `rect`. It is not
    ///   called for pixels outside the canvas.
    public mutating func paint(_ rect: Rect, color: (_ column: Int, _ halfRow: Int) -> Color) {
        replace(rect) { column, row in
            let upper = color(column, 2 * row)
            let lower = color(column, 2 * row + 1)
            return upper == lower
                ? Cell(style: Style(background: lower))
                : Cell(text: Cell.upperHalf, style: Style(foreground: upper, background: lower))
        }
    }

    /// Copies `other`, including its blanks, so that its top left cell is at `origin`.
    ///
    /// The origin may be outside, so a picture can slide out of its frame. A wide character that gets cut becomes a blank.
    ///
    /// - Parameter clip: The part of this canvas that may change; `nil` for all of it.
    public mutating func blit(_ other: Canvas, at origin: Point, clippedTo clip: Rect? = nil) {
        let target = Rect(origin: origin, size: other.size)
        let visible = target.intersection(clip ?? bounds).intersection(bounds)
        guard !visible.isEmpty else { return }
        let piece = other.cropped(
            to: Rect(
                column: visible.minColumn - origin.column, row: visible.minRow - origin.row,
                columns: visible.size.columns, rows: visible.size.rows))
        replace(visible) { column, row in piece.cells[row * piece.size.columns + column] }
    }

    /// Replaces the single cells of a rectangle; `cell` is called with positions relative to the rectangle's top left.
    private mutating func replace(_ rect: Rect, by cell: (_ column: Int, _ row: Int) -> Cell) {
        let visible = rect.intersection(bounds)
        guard !visible.isEmpty else { return }
        for row in visible.minRow..<visible.maxRow {
            let rowStart = row * size.columns
            splitWide(before: rowStart + visible.minColumn)
            if visible.maxColumn < size.columns { splitWide(before: rowStart + visible.maxColumn) }
            for column in visible.minColumn..<visible.maxColumn {
                replace(rowStart + column, with: cell(column - rect.minColumn, row - rect.minRow))
            }
        }
    }
}
