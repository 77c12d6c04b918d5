import TerminalKit

extension Theme {
    /// What is behind something that a search has found: with 16 colours, one that no card has.
    var match: Color { depth == .ansi16 ? warning : accent }
}

extension Canvas {
    /// Marks what a search has found, wherever one of `pieces` is written in `area`.
    mutating func mark(_ pieces: [String], in area: Rect, theme: Theme) {
        guard !pieces.isEmpty else { return }
        let area = area.intersection(bounds)
        for row in area.minRow..<area.maxRow {
            let places = (area.minColumn..<area.maxColumn).map { Point(column: $0, row: row) }
                .filter { self[$0].text != nil }
            let written = places.map { self[$0].text ?? " " }
            for piece in pieces.map(Array.init) where !piece.isEmpty && piece.count <= written.count {
                for start in 0...written.count - piece.count
                where written[start..<start + piece.count].elementsEqual(piece) {
                    for place in places[start..<start + piece.count] { mark(place, theme: theme) }
                }
            }
        }
    }

    /// Marks the cell at `point`, and the rest of its character.
    private mutating func mark(_ point: Point, theme: Theme) {
        var point = point
        repeat {
            if theme.depth == .none {
                self[point].style.attributes.insert(.underline)
            } else {
                self[point].style.foreground = theme.page
                self[point].style.background = theme.match
                self[point].style.attributes.insert(.bold)
            }
            point.column += 1
        } while point.column < size.columns && self[point].text == nil
    }
}
