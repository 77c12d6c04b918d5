package import TerminalKit

extension Canvas {
    /// Takes a quarter of a cell off each corner of `rect`, so that the colour behind shows. A picture stays in front of that.
    package mutating func roundCorners(of rect: Rect, top: Color, bottom: Color) {
<<<<<<< HEAD
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
=======
        for column in [rect.minColumn, rect.maxColumn - 1] {
            let high = Point(column: column, row: rect.minRow)
            let low = Point(column: column, row: rect.maxRow - 1)
            let lower = self[high].colors.lower
            self[high] = Cell(text: "▀", style: Style(foreground: top, background: lower))
            let upper = self[low].colors.upper
            self[low] = Cell(text: "▀", style: Style(foreground: upper ?? bottom, background: bottom))
        }
    }
}

extension Cell {
    /// The colours of its halves; of one with two colours, their mean.
    fileprivate var colors: (upper: Color?, lower: Color?) {
        guard let text, let ink = style.foreground, let ground = style.background,
            "▀▄█▌▐▖▗▘▝▙▛▜▟▚▞".contains(text)
        else { return (style.background, style.background) }
        func color(_ full: String, _ empty: String) -> Color {
            full.contains(text) ? ink : empty.contains(text) ? ground : ground.mixed(with: ink, fraction: 0.5)
>>>>>>> c990202c81e09046c7872d47c5faa8c31c3b5c54
        }
        return (color("▀█▛▜", "▄▖▗"), color("▄█▙▟", "▀▘▝"))
    }
}
