package import TerminalKit

extension Canvas {
    /// Takes the outermost pixel, half a cell high, off each corner of `rect`, whatever is drawn there, so that the colour
    /// behind shows.
    package mutating func roundCorners(of rect: Rect, top: Color, bottom: Color) {
        for column in [rect.minColumn, rect.maxColumn - 1] {
            let high = Point(column: column, row: rect.minRow)
            let low = Point(column: column, row: rect.maxRow - 1)
            let lower = self[high].colors.lower
            self[high] = Cell(text: "▀", style: Style(foreground: top, background: lower))
            let upper = self[low].colors.upper
            self[low] = Cell(text: "▀", style: Style(foreground: upper, background: bottom))
        }
    }
}

extension Cell {
    /// The colours of its halves.
    fileprivate var colors: (upper: Color?, lower: Color?) {
        switch text {
        case "▀": (style.foreground, style.background)
        case "▄": (style.background, style.foreground)
        case "█": (style.foreground, style.foreground)
        default: (style.background, style.background)
        }
    }
}
