extension Canvas {
    /// Writes `text` in one row, beginning at `point`, and leaves out what falls outside the canvas.
    ///
    /// Control characters, line feeds and the characters that turn the direction of writing around are
    /// dropped: text from elsewhere cannot command the terminal. So is everything else that takes no cell by
    /// itself, and the scalars of a character past the 24th. A wide character that an edge cuts leaves a
    /// blank.
    ///
    /// - Parameters:
    ///   - style: How to draw. Without a background it keeps the one that each cell has; over half blocks,
    ///     the mean of the halves.
    ///   - maxColumns: How many cells the text may take at most; `nil` for as many as there are.
    /// - Returns: How many cells the text took, those to the left of the canvas included.
    @discardableResult
    public mutating func put(
        _ text: some StringProtocol, at point: Point, style: Style, maxColumns: Int? = nil
    ) -> Int {
        guard point.row >= 0, point.row < size.rows, point.column < size.columns else { return 0 }
        let start = max(point.column, -Self.farLeft)
        let room = min(maxColumns ?? .max, size.columns - start)
        guard room > 0 else { return 0 }
        let rowStart = point.row * size.columns
        var used = 0
        for character in text.slice.bounded(toColumns: room).text {
            let columns = character.columns
            guard columns > 0 else { continue }
            let column = start + used
            guard used + columns <= room else {
                blank(column..<start + room, inRowAt: rowStart, style: style)
                return room
            }
            used += columns
            if column >= 0 {
                let index = rowStart + column
                let style = style.over(cells[index])
                set(character.bounded, columns: columns, at: index, style: style)
            } else if column + columns > 0 {
                blank(0..<column + columns, inRowAt: rowStart, style: style)
            }
        }
        return used
    }

    /// How far to the left of the canvas text may begin and still be followed to where it comes in.
    private static let farLeft = 1 << 20

    private mutating func blank(_ columns: Range<Int>, inRowAt rowStart: Int, style: Style) {
        for column in columns.clamped(to: 0..<size.columns) {
            let index = rowStart + column
            let style = style.over(cells[index])
            set(" ", columns: 1, at: index, style: style)
        }
    }
}

extension Style {
    /// This style on top of what is in `cell`.
    func over(_ cell: Cell) -> Style {
        guard background == nil else { return self }
        var style = self
        style.background = cell.backgroundForText
        return style
    }
}
