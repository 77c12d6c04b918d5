import Pictures
import ScreenView
import TerminalKit

extension Canvas {
    /// Writes `lines` at the foot of `place`: in white over a picture with shaded last rows, or on a dark background. A caption
    /// that stands out has its own background, and so has any caption where there are few colours.
    mutating func putCaption(_ lines: [Caption], in place: Rect, standsOut: Bool = false, theme: Theme) {
        let lines = lines.suffix(place.size.rows)
        let isOverPicture = theme.depth > .ansi16 && !standsOut
        for (row, line) in lines.enumerated() {
            let area = Rect(
                column: place.minColumn, row: place.maxRow - lines.count + row, columns: place.size.columns,
                rows: 1)
            var style = Style(attributes: line.isStrong ? .bold : [])
            if isOverPicture {
                darken(area)
                style.foreground = .white
            } else {
                let ground = Style(background: standsOut ? theme.accent : theme.page)
                fill(area, style: theme.depth > .none ? ground : Style())
                if theme.depth > .none { style.foreground = standsOut ? theme.page : theme.text }
            }
            // Where there are only cells, blanks take the picture's edges away, too.
            let text = line.text.truncated(to: Caption.columns(in: area.size.columns))
            keepPictures(in: area, .behindText) {
                $0.put(
                    " \(text)".padded(to: area.size.columns),
                    at: Point(column: area.minColumn, row: area.minRow),
                    style: style)
            }
        }
    }

    /// A dark ground where there is no picture.
    private mutating func darken(_ row: Rect) {
        for column in row.minColumn..<row.maxColumn
        where picture(at: Point(column: column, row: row.minRow)) == nil {
            fill(
                Rect(column: column, row: row.minRow, columns: 1, rows: 1), style: Style(background: .ground))
        }
    }
}

/// A line over a picture.
struct Caption {
    let text: String
    var isStrong = false

    /// The columns for the text: on a narrow picture, only one is free.
    static func columns(in columns: Int) -> Int { max(1, columns - (columns < 16 ? 1 : 2)) }
}

extension Color {
    fileprivate static let white = Color(0xFFFFFF)
    /// White can be read on it.
    fileprivate static let ground = Color(0x343A44)
}
