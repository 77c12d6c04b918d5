import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the actions that a swipe reveals.
struct ActionPanelPicture {
    let metrics: CardMetrics
    let theme: Theme

    /// Whether each action is shown with the number key that chooses it.
    var isNumbered = false
    /// Whether the first action that can be performed is lit, as it is while the card would open if it were let go.
    var isFirstLit = false

    /// Draws the actions of `row` in the part of the panel that its card leaves free once it is open.
    func draw(_ row: CardRow, in area: Rect, on canvas: inout Canvas) {
        let (indent, room) = (indent(in: area), room(in: area))
        guard room > 0 else { return }
        let lit = isFirstLit ? row.actions.firstIndex { $0.obstacle == nil } : nil
        for (row, line) in placedLines(of: row, in: area) {
            var point = Point(column: area.minColumn + indent, row: row)
            var (markStyle, style) = (line.markStyle, line.style)
            if let lit, line.action == lit {
                (markStyle, style) = (litStyle, litStyle)
                let strip = Rect(column: area.minColumn, row: row, columns: area.size.columns, rows: 1)
                canvas.fill(strip.intersection(area), style: litStyle)
            }
            let used = canvas.put(line.mark, at: point, style: markStyle, maxColumns: room)
            point.column += used
            // An ellipsis and a letter or two say less than the icon alone.
            guard room - used >= min(Self.leastWords, line.text.columns) else { continue }
            canvas.put(line.text.truncated(to: room - used), at: point, style: style)
        }
    }

    /// A filled row.
    private var litStyle: Style {
        theme.depth == .none
            ? Style(attributes: [.reverse, .bold])
            : Style(foreground: theme.page, background: theme.accent, attributes: .bold)
    }

    /// Words that have fewer columns than this are left out.
    private static let leastWords = 4

    /// Which of the actions of `row` is shown at `point`, from 0; `nil` where there is none.
    func action(at point: Point, of row: CardRow, in area: Rect) -> Int? {
        guard area.contains(point), room(in: area) > 0 else { return nil }
        return placedLines(of: row, in: area).first { $0.row == point.row }?.line.action
    }

    private func indent(in area: Rect) -> Int { min(3, max(1, area.size.columns / 8)) }

    private func room(in area: Rect) -> Int { area.size.columns - 2 * indent(in: area) }

    /// The lines and the rows they stand in: in the middle, with a free row between actions where there is room.
    private func placedLines(of row: CardRow, in area: Rect) -> [(row: Int, line: Line)] {
        let entries = row.actions.isEmpty ? [notice(row.actionsNotice)] : row.actions.enumerated().map(entry)
        let hasRoom = entries.reduce(0) { $0 + $1.count } + entries.count - 1 <= area.size.rows - 2
        let lines = entries.enumerated().flatMap { index, lines in
            index > 0 && hasRoom ? [nil] + lines.map(Optional.some) : lines.map(Optional.some)
        }
        .prefix(area.size.rows)
        let top = area.minRow + (area.size.rows - lines.count) / 2
        return lines.enumerated().compactMap { index, line in line.map { (top + index, $0) } }
    }

    private struct Line {
        let action: Int?
        let mark: String
        let markStyle: Style
        let text: String
        let style: Style
    }

    /// An action is a line; what stands in its way is one more, or is said in the same line where there is no room.
    private func entry(_ index: Int, _ action: ActionItem) -> [Line] {
        let isAvailable = action.obstacle == nil
        let mark = Line(
            action: index, mark: (isNumbered ? "\(index + 1) " : "") + icon(action.icon) + " ",
            markStyle: theme.style(isAvailable ? theme.accent : theme.secondary, [.bold]),
            text: metrics.form == .full
                ? action.label : [action.label, action.obstacle].compactMap(\.self).joined(separator: ": "),
            style: theme.style(isAvailable ? theme.text : theme.secondary, isAvailable ? [] : quiet))
        guard let obstacle = action.obstacle, metrics.form == .full else { return [mark] }
        let reason = Line(
            action: index, mark: isNumbered ? "    " : "  ", markStyle: theme.style(theme.secondary, []),
            text: obstacle,
            style: theme.style(theme.secondary, quiet.union(.italic)))
        return [mark, reason]
    }

    /// What is not to be read first: in the secondary colour, which dimming would make too faint to read, or dim without colours.
    private var quiet: Attributes { theme.depth == .none ? .dim : [] }

    private func notice(_ text: String) -> [Line] {
        [
            Line(
                action: nil, mark: "", markStyle: Style(), text: text,
                style: theme.style(theme.secondary, .italic))
        ]
    }

    private func icon(_ icon: ActionItem.Icon) -> String {
        switch icon {
        case .details: "▤"
        case .payment: "◆"
        case .statement: "≡"
        }
    }
}
