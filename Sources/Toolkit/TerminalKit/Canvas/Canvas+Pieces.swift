extension Canvas {
    /// The part of the canvas inside `rect`, with the size of `rect`: the area outside the canvas is blank.
    ///
    /// A wide character that gets cut becomes blanks in its style.
    public func cropped(to rect: Rect) -> Canvas {
        var piece = Canvas(size: rect.size)
        let visible = rect.intersection(bounds)
        guard !visible.isEmpty else { return piece }
        piece.pictures = pictures
        if let cursor = drawnCursor, visible.contains(cursor.place) {
            piece.drawnCursor = cursor.moved(by: Point(column: -rect.minColumn, row: -rect.minRow))
        }
        piece.targets.add(
            targets, at: Point(column: -rect.minColumn, row: -rect.minRow), clippedTo: piece.bounds)
        piece.sprites = sprites.map {
            $0.moved(
                by: Point(column: -rect.minColumn, row: -rect.minRow),
                clippedTo: visible == bounds ? nil : piece.bounds)
        }
        for row in visible.minRow..<visible.maxRow {
            let source = row * size.columns
            let target = (row - rect.minRow) * piece.size.columns - rect.minColumn
            for column in visible.minColumn..<visible.maxColumn {
                piece.replace(target + column, with: cells[source + column])
            }
            piece.blankHalves(
                from: target + visible.minColumn, to: target + visible.maxColumn,
                cutAtEnd: visible.maxColumn < size.columns && cells[source + visible.maxColumn].text == nil)
        }
        return piece
    }

    /// The canvas with the terminal's own background in place of `color`. Pictures stay.
    public func withoutBackground(_ color: Color) -> Canvas {
        var canvas = self
        for (index, cell) in cells.enumerated() where cell.style.background == color {
            var cell = cell
            cell.style.background = nil
            canvas.replace(index, with: cell)
        }
        return canvas
    }

    /// The canvases stacked vertically; as wide as the widest, with blanks to the right of narrower ones.
    public static func stacked(_ canvases: [Canvas]) -> Canvas {
        let columns = canvases.reduce(0) { max($0, $1.size.columns) }
        var cells: [Cell] = []
        var pictures = CanvasPictures()
        var sprites: [Sprite] = []
        var cursor: DrawnCursor?
        var top = 0
        cells.reserveCapacity(canvases.reduce(0) { $0 + $1.size.rows } * columns)
        for canvas in canvases {
            pictures.add(canvas.pictures)
            sprites += canvas.sprites.map { $0.moved(by: Point(column: 0, row: top), clippedTo: nil) }
            cursor = cursor ?? canvas.drawnCursor?.moved(by: Point(column: 0, row: top))
            top += canvas.size.rows
            for row in 0..<canvas.size.rows {
                cells += canvas[row: row]
                cells += repeatElement(Cell(), count: columns - canvas.size.columns)
            }
        }
        var stacked = Canvas(columns: columns, cells: cells, pictures: pictures)
        (stacked.sprites, stacked.drawnCursor) = (sprites, cursor)
        return stacked
    }

    /// Blanks the remaining halves of characters that were cut at either end of a run of cells.
    private mutating func blankHalves(from start: Int, to end: Int, cutAtEnd: Bool) {
        var index = start
        while index < end, cells[index].text == nil {
            replace(index, with: Cell(style: cells[index].style))
            index += 1
        }
        guard cutAtEnd else { return }
        index = end
        repeat {
            index -= 1
            let wasStart = cells[index].text != nil
            replace(index, with: Cell(style: cells[index].style))
            if wasStart { return }
        } while index > start
    }
}
