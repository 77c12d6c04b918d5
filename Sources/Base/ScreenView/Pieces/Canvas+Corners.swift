package import TerminalKit

extension Canvas {
    /// Takes a quarter of a cell off each corner of `rect`, so that the colour behind shows. A picture stays in front of that.
    package mutating func roundCorners(of rect: Rect, top: Color, bottom: Color) {
        let (right, low) = (rect.maxColumn - 1, rect.maxRow - 1)
        for (column, row, text, ground) in [
            (rect.minColumn, rect.minRow, "▟", top), (right, rect.minRow, "▙", top),
            (rect.minColumn, low, "▜", bottom), (right, low, "▛", bottom),
        ] as [(Int, Int, Character, Color)] {
            let corner = Rect(column: column, row: row, columns: 1, rows: 1)
            keepPictures(in: corner, .inFront) { canvas in
                // A blank takes on the mean of the colours that are there.
                canvas.put(" ", at: corner.origin, style: Style())
                let own = canvas[corner.origin].style.background
                canvas[corner.origin] = Cell(text: text, style: Style(foreground: own, background: ground))
            }
        }
    }
}
