import ScreenView
import TerminalKit

extension Canvas {
    /// Writes `lines` at the foot of a picture in `place`, over a shade dark enough for white text. A caption that stands out has
    /// its own background.
    mutating func putCaption(_ lines: [Caption], in place: Rect, standsOut: Bool = false, theme: Theme) {
        let lines = lines.suffix(place.size.rows)
        let top = place.maxRow - lines.count
        for (row, line) in lines.enumerated() {
            let start = Point(column: place.minColumn, row: top + row)
            shade(Rect(origin: start, size: Size(columns: place.size.columns, rows: 1)), standsOut, theme)
            var style = Style(attributes: line.isStrong ? .bold : [])
            style.foreground = theme.depth > .none ? ink(standsOut, theme) : nil
            let room = max(0, place.size.columns - 2)
            put(
                line.text.truncated(to: room), at: Point(column: start.column + 1, row: start.row),
                style: style)
        }
    }

    private func ink(_ standsOut: Bool, _ theme: Theme) -> Color {
        if standsOut { return theme.page }
        return theme.depth > .ansi16 ? .white : theme.text
    }

    private mutating func shade(_ row: Rect, _ standsOut: Bool, _ theme: Theme) {
        guard theme.depth > .ansi16, !standsOut else {
            let style = standsOut ? Style(background: theme.accent) : Style(background: theme.page)
            return fill(row, style: theme.depth > .none ? style : Style())
        }
        for column in row.minColumn..<row.maxColumn {
            let point = Point(column: column, row: row.minRow)
            let ground = (self[point].backgroundForText ?? theme.page).mixed(with: .black, fraction: 0.55)
            let shade = ground.legible(on: .white, ratio: 4.5, depth: theme.depth)
            fill(Rect(column: column, row: row.minRow, columns: 1, rows: 1), style: Style(background: shade))
        }
    }
}

/// A line over a picture.
struct Caption {
    let text: String
    var isStrong = false
}

extension Color {
    static let white = Color(0xFFFFFF)
    static let black = Color(0x000000)
}
