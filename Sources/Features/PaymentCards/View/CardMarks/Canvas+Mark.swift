import ScreenView
import TerminalKit

extension Canvas {
    /// A tick on a card's upper edge, with its word where nothing else stands there.
    mutating func putMark(_ word: String, metrics: CardMetrics, theme: Theme) {
        let isCompact = metrics.form == .compact
        let style =
            theme.depth == .none
            ? Style(attributes: [.bold, .reverse])
            : Style(foreground: theme.page, background: theme.match, attributes: .bold)
        put(
            isCompact ? "✓" : " ✓ \(word) ", at: Point(column: isCompact ? 0 : metrics.padding - 1, row: 0),
            style: style)
    }
}
