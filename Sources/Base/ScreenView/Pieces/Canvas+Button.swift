public import TerminalKit

extension Canvas {
    /// Draws a button: a pill if there are enough colours, otherwise its label in brackets.
    ///
    /// - Returns: the cells it takes.
    @discardableResult
    public mutating func putButton(
        _ label: String, at point: Point, isMain: Bool, isEnabled: Bool, theme: Theme
    ) -> Rect {
        let label = label.truncated(to: max(0, size.columns - point.column - 2))
        let area = Rect(origin: point, size: Size(columns: label.columns + 2, rows: 1))
        guard theme.depth > .ansi16 else {
            let color = isEnabled ? isMain ? theme.accent : theme.text : theme.secondary
            let style = theme.style(color, isEnabled ? isMain ? .bold : [] : .dim)
            put(isEnabled ? "[\(label)]" : " \(label) ", at: point, style: style)
            return area
        }
        let fill = isEnabled && isMain ? theme.accent : theme.panel.mixed(with: theme.text, fraction: 0.16)
        let ink = (isEnabled ? isMain ? theme.page : theme.text : theme.secondary)
            .legible(on: fill, ratio: 4.5, depth: theme.depth)
        putPill(
            label, at: point, fill: fill.legible(on: ink, ratio: 4.5, depth: theme.depth),
            style: Style(foreground: ink, attributes: isEnabled ? .bold : []))
        return area
    }

    /// Writes a text on a coloured pill, a column wider on either side.
    package mutating func putPill(_ label: String, at point: Point, fill: Color, style: Style) {
        var style = style
        style.background = fill
        let end = point.column + 1 + label.columns
        put(label, at: Point(column: point.column + 1, row: point.row), style: style)
        for (text, column) in [(PillEnd.left, point.column), (PillEnd.right, end)] {
            let place = Point(column: column, row: point.row)
            // A picture shows beside the round ends.
            keepPictures(in: Rect(origin: place, size: Size(columns: 1, rows: 1)), .behindText) {
                $0.put(text, at: place, style: PillEnd.style(fill))
            }
        }
    }
}

/// The ends of a pill: half a column in a terminal, and round in an output that draws shapes.
package enum PillEnd {
    /// The end before its first letter.
    package static let left = "▐"
    /// The end after its last letter.
    package static let right = "▌"

    /// The style of an end, on the background of the pill.
    package static func style(_ fill: Color?) -> Style { Style(foreground: fill, attributes: .round) }
}
