import ScreenView
import TerminalKit

extension Canvas {
    /// Draws the edges of a slip of paper that fills it: notched where it is perforated, and with teeth where it was torn off; with
    /// a `line` around it where the paper has the colour of the page.
    mutating func drawPaper(perforation: Int?, line: Style?, theme: Theme) {
        let foot = Point(column: 0, row: size.rows - 1)
        if let line {
            drawBorder(of: bounds, style: line)
            if let perforation {
                let dashes = String(repeating: "╌", count: size.columns - 2)
                put("├\(dashes)┤", at: Point(column: 0, row: perforation), style: line)
            }
            put(teeth("╲╱"), at: foot, style: line)
            return
        }
        let page = Style(foreground: theme.panel, background: theme.page)
        for column in [0, size.columns - 1] {
            put("▄", at: Point(column: column, row: 0), style: page)
            if let perforation { put(" ", at: Point(column: column, row: perforation), style: page) }
        }
        if let perforation {
            let dashes = String(repeating: "╌", count: max(0, size.columns - 4))
            put(dashes, at: Point(column: 2, row: perforation), style: theme.lineStyle)
        }
        put(teeth("▀ "), at: foot, style: page)
    }

    private func teeth(_ pair: String) -> String {
        String(String(repeating: pair, count: size.columns / 2 + 1).prefix(size.columns))
    }
}
