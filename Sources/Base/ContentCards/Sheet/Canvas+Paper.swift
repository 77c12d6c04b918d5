import ScreenView
import TerminalKit

extension Canvas {
    /// Draws the edges of a slip of paper that fills the canvas, notched at the perforation and the torn edge, with a `line`
    /// around it if the paper has the colour of the page.
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
        roundCorners(of: bounds, top: theme.page, bottom: nil)
        let edge = Style(foreground: theme.panel, background: theme.page, attributes: .round)
        if let perforation {
            let dashes = String(repeating: "╌", count: max(0, size.columns - 4))
            put(dashes, at: Point(column: 2, row: perforation), style: theme.lineStyle)
            let bite = Style(foreground: theme.page, background: theme.panel, attributes: .round)
            put("▉", at: Point(column: 0, row: perforation), style: bite)
            put("▏", at: Point(column: size.columns - 1, row: perforation), style: edge)
        }
        put(teeth("▀▔"), at: foot, style: edge)
    }

    private func teeth(_ pair: String) -> String {
        String(String(repeating: pair, count: size.columns / 2 + 1).prefix(size.columns))
    }
}
