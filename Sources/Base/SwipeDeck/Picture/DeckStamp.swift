import ScreenView
import TerminalKit

/// Draws an icon on a card: a box that fills up from the side from which the card moves away.
struct DeckStamp {
    private let icon: DeckIcon
    private let fullness: Double
    private let theme: Theme

    init(_ icon: DeckIcon, fullness: Double, theme: Theme) {
        (self.icon, self.theme) = (icon, theme)
        self.fullness = min(max(0, fullness), 1)
    }

    private var color: Color {
        switch icon.meaning {
        case .positive: theme.positive
        case .negative: theme.negative
        case .neutral: theme.accent
        }
    }

    /// Draws it in the corner of `card` that is seen longest: the one on the side from which the card moves away.
    func draw(on card: inout Canvas, atRight: Bool) {
        let room = card.size.columns - 4
        let text =
            icon.label.columns + icon.symbol.columns + 5 <= room
            ? "\(icon.symbol) \(icon.label)" : icon.symbol
        let isBoxed = card.size.rows >= 6 && text.columns + 4 <= room
        let size = Size(columns: text.columns + (isBoxed ? 4 : 2), rows: isBoxed ? 3 : 1)
        guard size.columns <= card.size.columns else { return }
        let margin = min(2, card.size.columns - size.columns)
        let place = Rect(
            origin: Point(
                column: atRight ? card.size.columns - size.columns - margin : margin,
                row: card.size.rows > 3 ? 1 : 0), size: size)
        var stamp = Canvas(size: size, style: theme.panelStyle)
        let word = Point(column: isBoxed ? 2 : 1, row: isBoxed ? 1 : 0)
        let line = color.legible(on: theme.panel, ratio: 3, depth: theme.depth)
        let style = theme.style(line, .bold)
        if isBoxed { stamp.drawBorder(of: stamp.bounds, style: style) }
        stamp.put(text, at: word, style: style)
        fill(&stamp)
        card.blit(stamp, at: place.origin)
    }

    /// Fills as much of it as the card has come of the way after which letting go counts.
    private func fill(_ stamp: inout Canvas) {
        let columns = Int((Double(stamp.size.columns) * fullness).rounded())
        let ink = theme.page.legible(on: color, ratio: 4.5, depth: theme.depth)
        for row in 0..<stamp.size.rows {
            for column in 0..<columns {
                let point = Point(column: column, row: row)
                var cell = stamp[point]
                cell.style =
                    theme.depth > .none
                    ? Style(foreground: ink, background: color, attributes: .bold)
                    : Style(attributes: [.reverse, .bold])
                stamp[point] = cell
            }
        }
    }
}
