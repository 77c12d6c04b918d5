package import TerminalKit

extension Canvas {
    /// Draws a line with round corners along the inside of `rect`.
    package mutating func drawBorder(of rect: Rect, style: Style) {
        guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
        let line = String(repeating: "─", count: rect.size.columns - 2)
        put("╭\(line)╮", at: rect.origin, style: style)
        put("╰\(line)╯", at: Point(column: rect.minColumn, row: rect.maxRow - 1), style: style)
        for row in rect.minRow + 1..<rect.maxRow - 1 {
            put("│", at: Point(column: rect.minColumn, row: row), style: style)
            put("│", at: Point(column: rect.maxColumn - 1, row: row), style: style)
        }
    }
}
