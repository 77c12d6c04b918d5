package import TerminalKit

extension Canvas {
    /// The button that closes what fills the screen, with its key; it stands at the end of the first row.
    package static let closeLabel = " ✕ Esc "

    /// Puts the button at the end of the first row of `place`: its cross alone where there is little room.
    ///
    /// - Returns: the cells that it takes.
    @discardableResult
    package mutating func putClose(in place: Rect, style: Style) -> Rect {
        let label = place.size.columns >= 2 * Self.closeLabel.columns ? Self.closeLabel : " ✕ "
        let columns = min(label.columns, place.size.columns)
        let area = Rect(column: place.maxColumn - columns, row: place.minRow, columns: columns, rows: 1)
        put(label, at: area.origin, style: style, maxColumns: columns)
        return area
    }
}
