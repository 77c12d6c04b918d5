package import TerminalKit

extension Canvas {
    /// Takes a quarter of a cell off each corner of `rect`, so that the colour behind shows, also of pictures, unless they have round
    /// corners of their own.
    package mutating func roundCorners(
        of rect: Rect, top: Color, bottom: Color, keepingPictures: Bool = false
    ) {
        let (right, low) = (rect.maxColumn - 1, rect.maxRow - 1)
        for (column, row, text, ground) in [
            (rect.minColumn, rect.minRow, "▟", top), (right, rect.minRow, "▙", top),
            (rect.minColumn, low, "▜", bottom), (right, low, "▛", bottom),
        ] as [(Int, Int, Character, Color)] {
            let corner = Point(column: column, row: row)
            func cut(_ canvas: inout Canvas) {
                // A blank takes on the mean of the colours that are there.
                canvas.put(" ", at: corner, style: Style())
                let own = canvas[corner].style.background ?? ground
                canvas[corner] = Cell(text: text, style: Style(foreground: own, background: ground))
            }
            if keepingPictures {
                keepPictures(in: Rect(origin: corner, size: Size(columns: 1, rows: 1)), .inFront, cut)
            } else {
                cut(&self)
            }
        }
    }
}
