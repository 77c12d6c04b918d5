import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws what hangs below a card: "total due", the amount, and a pill with the state.
struct DueStripPicture {
    let metrics: CardMetrics
    let theme: Theme

    /// Draws `due` on the last rows of `canvas`, which is as wide as the card.
    func draw(_ due: DueStrip, on canvas: inout Canvas) {
        let top = metrics.faceRows + 1
        let left = metrics.padding
        let room = metrics.columns - 2 * metrics.padding
        let isPlain = theme.depth == .none
        let amount = due.amount.truncated(to: room * 2 / 3)
        canvas.put(
            due.label.truncated(to: room), at: Point(column: left, row: top),
            style: isPlain ? Style(attributes: .dim) : Style(foreground: theme.secondary))
        canvas.put(
            amount, at: Point(column: left, row: top + 1),
            style: Style(foreground: isPlain ? nil : theme.text, attributes: .bold))
        let pillRoom = room - max(due.label.columns, amount.columns) - 1
        drawPill(
            due, at: top + 1, rightEdge: metrics.columns - metrics.padding + 1, room: pillRoom, on: &canvas)
    }

    private func drawPill(_ due: DueStrip, at row: Int, rightEdge: Int, room: Int, on canvas: inout Canvas) {
        let text = due.state.truncated(to: max(0, room - 2))
        guard !text.isEmpty else { return }
        let start = Point(column: rightEdge - text.columns - 2, row: row)
        guard theme.depth > .ansi16 else {
            let style = theme.depth == .none ? Style() : Style(foreground: color(of: due.tone))
            canvas.put("[\(text)]", at: start, style: style)
            return
        }
        // What is overdue is said louder than what is merely due.
        let isLoud = due.tone == .overdue
        let fill =
            isLoud
            ? theme.negative.legible(on: theme.onNegative, ratio: 4.5, depth: theme.depth)
            : tint(of: due.tone)
        let ink = (isLoud ? theme.onNegative : color(of: due.tone)).legible(
            on: fill, ratio: 4.5, depth: theme.depth)
        let cap = Style(foreground: fill, background: theme.panel)
        canvas.put("▐", at: start, style: cap)
        canvas.put(
            text, at: Point(column: start.column + 1, row: row),
            style: Style(foreground: ink, background: fill, attributes: .bold))
        canvas.put("▌", at: Point(column: start.column + 1 + text.columns, row: row), style: cap)
    }

    /// The panel with a breath of the tone's colour. Of 256 colours the nearest to that would be a grey.
    private func tint(of tone: DueStrip.Tone) -> Color {
        guard theme.depth == .ansi256 else {
            return theme.panel.mixed(with: color(of: tone), fraction: 0.22)
        }
        let isDark = theme.appearance == .dark
        return switch tone {
        case .paid: isDark ? Color(0x005F00) : Color(0xD7FFD7)
        case .later, .due, .soon, .today, .overdue: isDark ? Color(0x5F0000) : Color(0xFFD7D7)
        case .neutral: isDark ? Color(0x303030) : Color(0xE4E4E4)
        }
    }

    private func color(of tone: DueStrip.Tone) -> Color {
        switch tone {
        case .paid: theme.positive
        case .later, .due, .soon, .today, .overdue: theme.negativeText
        case .neutral: theme.secondary
        }
    }
}
