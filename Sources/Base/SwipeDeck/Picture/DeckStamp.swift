import ScreenView
import TerminalKit

/// Draws an icon on a card: a pill that fills up from its first letter on.
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

    /// Draws it in the corner of `card` that stays visible longest: on the side that the card moves away from.
    func draw(on card: inout Canvas, atRight: Bool) {
        let room = card.size.columns - 4
        let text =
            icon.label.columns + icon.symbol.columns + 5 <= room
            ? "\(icon.symbol) \(icon.label)" : icon.symbol
        let columns = text.columns + 4
        guard columns <= card.size.columns else { return }
        let margin = min(2, card.size.columns - columns)
        let origin = Point(
            column: atRight ? card.size.columns - columns - margin : margin, row: card.size.rows > 3 ? 1 : 0)
        if theme.depth > .ansi16 {
            let pale = theme.panel.mixed(with: color, fraction: 0.25)
            card.putPill(
                " \(text) ", at: origin, fill: pale,
                style: Style(foreground: ink(on: pale), attributes: .bold))
        } else {
            let line = color.legible(on: theme.panel, ratio: 3, depth: theme.depth)
            card.put("[ \(text) ]", at: origin, style: theme.style(line, .bold))
        }
        fill(Rect(origin: origin, size: Size(columns: columns, rows: 1)), of: &card)
    }

    /// Fills it in proportion to the distance after which a release would swipe.
    private func fill(_ place: Rect, of card: inout Canvas) {
        for index in 0..<Int((Double(place.size.columns) * fullness).rounded()) {
            let point = Point(column: place.minColumn + index, row: place.minRow)
            if theme.depth == .none {
                card[point].style = Style(attributes: [.reverse, .bold])
            } else if theme.depth > .ansi16, index == 0 || index == place.size.columns - 1 {
                card[point].style.foreground = color
            } else {
                card[point].style = Style(foreground: ink(on: color), background: color, attributes: .bold)
            }
        }
    }

    private func ink(on fill: Color) -> Color {
        let (dark, light) = (Color(0x000000), Color(0xFFFFFF))
        let ink = fill.contrast(with: dark) > fill.contrast(with: light) ? dark : light
        return ink.legible(on: fill, ratio: 4.5, depth: theme.depth)
    }
}
