import ScreenView
import TerminalKit
import TestSupport
import Testing

extension Component {
    /// The lines of a picture of it that is `columns` wide, and as high as that makes it.
    func lines(columns: Int) -> [String] {
        var canvas = Canvas(size: Size(columns: columns, rows: rows(columns: columns)))
        draw(on: &canvas, in: canvas.bounds, theme: .standard(depth: .none))
        return canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Expects that at every width it draws down to the last of its rows, and that it draws nothing outside of its place, even
    /// where that is too low for it.
    func expectToKeepToItsPlace(_ location: SourceLocation = #_sourceLocation) {
        for columns in 1...40 {
            let rows = rows(columns: columns)
            for place in (0...rows).map({ Rect(column: 2, row: 1, columns: columns, rows: $0) }) {
                let drawn = cells(drawnIn: place)
                #expect(!drawn.contains { !place.contains($0) }, "\(place)", sourceLocation: location)
                guard place.size.rows == rows else { continue }
                same(drawn.map(\.row).max(), rows, "\(columns) columns", sourceLocation: location)
            }
        }
    }

    /// The cells that it changes.
    private func cells(drawnIn place: Rect) -> [Point] {
        [ColorDepth.none, .trueColor].flatMap { depth in
            var canvas = Canvas(size: Size(columns: place.maxColumn + 3, rows: place.maxRow + 3))
            for row in 0..<canvas.size.rows {
                canvas.put(
                    String(repeating: ".", count: canvas.size.columns), at: Point(column: 0, row: row),
                    style: Style())
            }
            let blank = canvas[.zero]
            draw(on: &canvas, in: place, theme: .standard(depth: depth))
            return (0..<canvas.size.rows).flatMap { row in
                (0..<canvas.size.columns).map { Point(column: $0, row: row) }
            }.filter { canvas[$0] != blank }
        }
    }
}

extension InputEvent {
    static func press(_ column: Int, _ row: Int) -> InputEvent {
        .pointer(PointerEvent(kind: .pressed, button: .left, position: Point(column: column, row: row)))
    }

    static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
        .key(KeyEvent(key: key, modifiers: modifiers))
    }
}
