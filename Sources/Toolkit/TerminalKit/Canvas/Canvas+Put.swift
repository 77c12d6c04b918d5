extension Canvas {
    /// Writes `text` in one row, beginning at `point`, without the parts outside the canvas.
    ///
    /// Control characters, line feeds and characters that change the writing direction are dropped, so that foreign text can't
    /// control the terminal. So is everything else that takes no cell by itself, and the scalars of a character past the 24th.
    /// A wide character that is cut by an edge becomes a blank.
    ///
    /// - Parameters:
    ///   - style: How to draw. Without a background, each cell keeps its own; over half blocks, that is the mean of the two
    ///     halves.
    ///   - maxColumns: The maximum number of cells for the text; `nil` for no limit.
    /// - Returns: How many cells the text took, including those to the left of the canvas.
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

    /// How far to the left of the canvas a text may begin and still be drawn where it enters.
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
    /// This style on top of the contents of `cell`.
    func over(_ cell: Cell) -> Style {
        guard background == nil else { return self }
        var style = self
        style.background = cell.backgroundForText
        return style
    }
}
