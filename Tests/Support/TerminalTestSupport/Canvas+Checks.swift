public import TerminalKit

extension Canvas {
    /// The rows as text, without the spaces at their ends.
    public var lines: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether the characters of every row together take exactly the canvas's width.
    public var hasWholeRows: Bool {
        (0..<size.rows).allSatisfy { row in
            var width = 0
            for column in 0..<size.columns {
                width += self[Point(column: column, row: row)].text?.columns ?? 0
            }
            return width == size.columns
        }
    }

    /// Every cell in which something is written, and where.
    public var writtenCells: [(point: Point, cell: Cell)] {
        let pictures = Set("▀▄▐▌▖▗▘▝▙▛▜▟▚▞█")
        return (0..<size.rows).flatMap { row in
            (0..<size.columns).compactMap { column in
                let point = Point(column: column, row: row)
                let cell = self[point]
                guard let text = cell.text, text != " ", !pictures.contains(text),
                    !cell.style.attributes.contains(.round)
                else { return nil }
                return (point, cell)
            }
        }
    }
}
