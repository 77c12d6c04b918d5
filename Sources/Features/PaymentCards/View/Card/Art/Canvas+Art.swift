import Pictures
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

/// Capital letters as lines, ten units high, for the marks of networks.
enum Lettering {
    /// The lines of `word` from its top left, `height` high without the width of the line, and how wide they are.
    ///
    /// - Parameter slant: how far the top leans to the right, as a share of the height.
    static func word(
        _ word: String, height: Double, gap: Double = 4.6, slant: Double = 0
    ) -> (path: VectorPath, width: Double) {
        var (path, x) = (VectorPath(), 0.0)
        let scale = height / 10
        for letter in word {
            guard let (width, d) = letters[letter] else { continue }
            path.add(
                VectorPath(drawn: d).mapped { point in
                    [(x + point.x + slant * (10 - point.y)) * scale, point.y * scale]
                })
            x += width + gap
        }
        return (path, (x - gap + slant * 10) * scale)
    }

    private static let letters: [Character: (width: Double, d: String)] = [
        "A": (7.4, "M0 10L3.7 0L7.4 10M1.4 6.8H6"),
        "C": (6, "M6 1.8C4.4 -.9 0 -.7 0 5C0 10.7 4.4 10.9 6 8.2"),
        "D": (6.2, "M0 0H2.4C7.5 0 7.5 10 2.4 10H0Z"), "E": (4.8, "M4.8 0H0V10H4.8M0 5H4.2"),
        "I": (0, "M0 0V10"), "M": (8.4, "M0 10V0L4.2 6.6L8.4 0V10"),
        "R": (5.4, "M0 10V0H2.6C6.3 0 6.3 5.3 2.6 5.3H0M2.8 5.3L5.6 10"),
        "S": (5.2, "M5 1.5C4 -.6 .2 -.5 .2 2.5C.2 5.5 5.2 4.3 5.2 7.4C5.2 10.6 1 10.5 0 8.4"),
        "V": (7.2, "M0 0L3.6 10L7.2 0"), "X": (6.6, "M0 0L6.6 10M6.6 0L0 10"),
    ]
}
