import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws what hangs below a card: "total due" or the bill, the amount left to pay, and a pill with the state.
struct DueStripPicture {
    let metrics: CardMetrics
    let theme: Theme

    /// Draws what is due on `row`'s card on the last rows of `canvas`, which is as wide as the card.
    func draw(_ row: CardRow, on canvas: inout Canvas) {
        guard let due = row.due else { return putQuiet(row.dueNotice, on: &canvas) }
        let amount = due.amount.truncated(to: room * 2 / 3)
        if isLabelled { putQuiet(due.label, on: &canvas) }
        canvas.put(
            amount, at: Point(column: metrics.padding, row: lastLine),
            style: theme.style(theme.text, .bold))
        let pillRoom = room - amount.columns - 1
        drawPill(
            due, at: lastLine, rightEdge: metrics.columns - metrics.padding + 1, room: pillRoom, on: &canvas)
    }

    private var room: Int { metrics.columns - 2 * metrics.padding }

    /// A strip of one line has no room for a label, and an amount beside its state needs none.
    private var isLabelled: Bool { metrics.form == .full }

    /// The row with the amount.
    private var lastLine: Int { metrics.faceRows + (isLabelled ? 2 : 0) }

    private func putQuiet(_ text: String, on canvas: inout Canvas) {
        canvas.put(
            text.truncated(to: room),
            at: Point(column: metrics.padding, row: lastLine - (isLabelled ? 1 : 0)),
            style: theme.style(theme.secondary, theme.depth == .none ? .dim : []))
    }

    private func drawPill(_ due: DueStrip, at row: Int, rightEdge: Int, room: Int, on canvas: inout Canvas) {
        // Cut short, it would not say how many days.
        let state = due.state.columns <= room - 2 ? due.state : due.shortState
        let text = state.truncated(to: max(0, room - 2))
        guard !text.isEmpty else { return }
        let start = Point(column: rightEdge - text.columns - 2, row: row)
        guard theme.depth > .ansi16 else {
            let style = theme.depth == .none ? Style() : Style(foreground: color(of: due.tone))
            canvas.put("[\(text)]", at: start, style: style)
            return
        }
        // What is overdue is said louder than what is merely due.
        let isLoud = due.tone == .loud
        let fill =
            isLoud
            ? theme.negative.legible(on: theme.onNegative, ratio: 4.5, depth: theme.depth)
            : tint(of: due.tone)
        let ink = (isLoud ? theme.onNegative : color(of: due.tone)).legible(
            on: fill, ratio: 4.5, depth: theme.depth)
        canvas.putPill(text, at: start, fill: fill, style: Style(foreground: ink, attributes: .bold))
    }

    /// The panel with a breath of the tone's colour. Of 256 colours the nearest to that would be a grey.
    private func tint(of tone: Tone) -> Color {
        guard theme.depth == .ansi256 else {
            return theme.panel.mixed(with: color(of: tone), fraction: 0.22)
        }
        let isDark = theme.appearance == .dark
        return switch tone {
        case .good: isDark ? Color(0x005F00) : Color(0xD7FFD7)
        case .bad, .alarming, .loud: isDark ? Color(0x5F0000) : Color(0xFFD7D7)
        case .warning: isDark ? Color(0x5F5F00) : Color(0xFFFFD7)
        case .plain, .quiet, .strong, .accent: isDark ? Color(0x303030) : Color(0xE4E4E4)
        }
    }

    private func color(of tone: Tone) -> Color { theme.style(tone).foreground ?? theme.text }
}
