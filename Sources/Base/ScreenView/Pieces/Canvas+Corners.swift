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
        }
        return (color("▀█▛▜", "▄▖▗"), color("▄█▙▟", "▀▘▝"))
    }
}
