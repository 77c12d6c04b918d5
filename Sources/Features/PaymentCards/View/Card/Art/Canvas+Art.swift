import ScreenView
import TerminalKit

extension Canvas {
    /// Writes `text` on a card's art so that it can be read: letters at a contrast of 4.5 to 1 and signs at 3 to 1
    /// (WCAG 2.1, 1.4.3 and 1.4.11), in what an output with `depth` colours shows.
    ///
    /// The art stays behind it, as a picture.
    ///
    /// - Returns: How many cells the text took.
    @discardableResult
    mutating func putOnArt(_ text: String, at point: Point, style: Style, depth: ColorDepth) -> Int {
        guard style.background == nil else { return writeOnArt(text, at: point, style: style, depth: depth) }
        var used = 0
        keepPictures(
            in: Rect(column: point.column, row: point.row, columns: text.columns, rows: 1), .behindText
        ) {
            used = $0.writeOnArt(text, at: point, style: style, depth: depth)
        }
        return used
    }

    /// Writes `text` in the same way, but takes away what is there.
    @discardableResult
    mutating func writeOnArt(_ text: String, at point: Point, style: Style, depth: ColorDepth) -> Int {
        guard depth >= .ansi256 else { return put(text, at: point, style: style) }
        let cells = point.column..<point.column + max(0, min(text.columns, size.columns - point.column))
        // Text on any of a card's 256 colours can be read; on the nearest to the mean of two it may not.
        if depth == .ansi256 { flatten(cells, row: point.row) }
        let used = put(text, at: point, style: style)
        for column in cells {
            let place = Point(column: column, row: point.row)
            guard let (ink, ground) = self[place].legibleColors(depth: depth) else { continue }
            self[place].style.foreground = ink
            self[place].style.background = ground
        }
        return used
    }

    private mutating func flatten(_ columns: Range<Int>, row: Int) {
        for column in columns {
            let point = Point(column: column, row: row)
            self[point] = Cell(style: Style(background: self[point].style.background))
        }
    }
}

extension Cell {
    /// The cell's colours, moved apart as far as needed: the ink where it can be, otherwise what is behind it.
    fileprivate func legibleColors(depth: ColorDepth) -> (ink: Color, ground: Color)? {
        guard let foreground = style.foreground, let background = style.background else { return nil }
        let ratio = text.map { $0.isSymbol || $0.isMathSymbol } ?? false ? 3 : 4.5
        let ink = foreground.legible(on: background, ratio: ratio, depth: depth)
        return (ink, depth == .trueColor ? background.adjusted(toContrast: ratio, with: ink) : background)
    }
}
