package import ScreenContract
package import TerminalKit

/// Draws a message in a box: an empty list, an alert, or what a screen has to say.
package struct MessageBox {
    private let title: String?
    private let lines: [String]
    private let advice: String
    /// Whether the message tells of a failure.
    private let isAlert: Bool
    private let theme: Theme

    /// A box for a quiet message.
    package init(_ notice: NoticeState, theme: Theme) {
        title = notice.headline
        lines = []
        advice = notice.advice
        isAlert = false
        self.theme = theme
    }

    /// A box for a failure.
    package init(_ alert: AlertState, theme: Theme) {
        title = alert.title
        lines = [alert.message] + alert.details
        advice = alert.advice
        isAlert = true
        self.theme = theme
    }

    /// The box, at most `columns` wide.
    package func canvas(columns: Int) -> Canvas {
        let columns = min(columns, 64)
        let room = max(1, columns - 4)
        let text: [(String, Style)] =
            (title.map { wrap($0, room, theme.style(isAlert ? theme.negativeText : theme.text, .bold)) } ?? [])
            + lines.flatMap { wrap($0, room, theme.style(theme.text, [])) }
            + wrap(advice, room, theme.style(theme.secondary, []))
        var canvas = Canvas(
            size: Size(columns: columns, rows: text.count + 2),
            style: theme.panelStyle)
        canvas.drawBorder(
            of: canvas.bounds, style: theme.style(isAlert ? theme.negative : theme.secondary, []))
        for (index, (line, style)) in text.enumerated() {
            canvas.put(line, at: Point(column: 2, row: index + 1), style: style)
        }
        return canvas
    }

    private func wrap(_ text: String, _ room: Int, _ style: Style) -> [(String, Style)] {
        text.wrapped(to: room, maxLines: 12).map { ($0, style) }
    }
}
