import Pixels
import Records
import TerminalKit

/// The words in place of a picture.
struct PictureWords {
    let lines: [String]
    private let isLoading: Bool

    init(_ state: PictureState, _ description: String) {
        switch state {
        case .loading, .shown: lines = [description].filter { !$0.isEmpty }
        case .missing(let reason): lines = [description, reason.oneLine].filter { !$0.isEmpty }
        }
        isLoading = state == .loading
    }

    /// Their height, from 1.
    func rows(columns: Int) -> Int {
        max(1, lines.reduce(0) { $0 + $1.wrapped(to: Self.room(in: columns), maxLines: .max).count })
    }

    private static func room(in columns: Int) -> Int { columns - (columns > 12 ? 2 : 0) }

    /// Draws a tile with the words in its middle, as many of them as fit.
    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        canvas.fill(place, style: theme.depth > .ansi16 ? theme.panelStyle : theme.style(theme.text))
        let columns = Self.room(in: place.size.columns)
        // A long title leaves room for the reason.
        let reason =
            lines.dropFirst().first?.wrapped(to: columns, maxLines: max(0, place.size.rows - 1)) ?? []
        let title = lines.first?.wrapped(to: columns, maxLines: place.size.rows - reason.count) ?? []
        let rows = (title + reason).enumerated().map { index, line in
            let color = index >= title.count || isLoading ? theme.secondary : theme.text
            return (text: line, style: theme.style(color, isLoading && theme.depth == .none ? .dim : []))
        }
        let top = place.minRow + (place.size.rows - rows.count) / 2
        for (index, row) in rows.enumerated() {
            let column = place.minColumn + max(0, (place.size.columns - row.text.columns) / 2)
            canvas.put(
                row.text, at: Point(column: column, row: top + index), style: row.style,
                maxColumns: place.maxColumn - column)
        }
    }
}
