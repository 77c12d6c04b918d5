package import TerminalKit

extension TextTable.Span {
    /// Words on a filled ground, for what mustn't be overlooked, with its ends at both sides.
    package static func filled(_ words: String, theme: Theme) -> [TextTable.Span] {
        guard theme.depth > .none else { return [TextTable.Span("[\(words)]", Style(attributes: .bold))] }
        let fill = theme.negative.legible(on: theme.onNegative, ratio: 4.5, depth: theme.depth)
        let cap = PillEnd.style(fill)
        return [
            TextTable.Span(PillEnd.left, cap),
            TextTable.Span(words, Style(foreground: theme.onNegative, background: fill, attributes: .bold)),
            TextTable.Span(PillEnd.right, cap),
        ]
    }
}
