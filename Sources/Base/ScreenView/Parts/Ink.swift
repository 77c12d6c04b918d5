public import ScreenContract
public import TerminalKit

/// A short text with tones, such as a table cell, independent of the colours.
public struct Ink {
    private let pieces: (Theme) -> [TextTable.Span]

    /// A text composed of `pieces`.
    package init(_ pieces: @escaping (Theme) -> [TextTable.Span]) { self.pieces = pieces }

    /// `text` in a tone; empty if it is `nil`.
    public init(_ text: String?, _ tone: Tone = .plain) {
        self.init { theme in text.map { [TextTable.Span($0, theme.style(tone))] } ?? [] }
    }

    /// An empty text.
    public static var none: Ink { Ink(nil) }

    /// Free columns.
    public static func gap(_ columns: Int) -> Ink {
        Ink { _ in [TextTable.Span(gap: max(0, columns))] }
    }

    /// Texts one after the other.
    public static func joined(_ texts: [Ink]) -> Ink { Ink { theme in texts.flatMap { $0.spans(theme) } } }

    /// A status, with room on both sides for the ends of a filled one.
    public static func state(_ text: String?, _ tone: Tone) -> Ink {
        guard let text, !text.isEmpty else { return .none }
        return tone == .loud ? Ink { TextTable.Span.filled(text, theme: $0) } : Ink(" \(text)", tone)
    }

    /// Its spans in the colours of `theme`.
    package func spans(_ theme: Theme) -> [TextTable.Span] { pieces(theme) }
}

extension Theme {
    /// The style of text in `tone`; for a loud one, as much as a style alone can do.
    public func style(_ tone: Tone) -> Style {
        switch tone {
        case .plain: style(text)
        case .quiet: style(secondary)
        case .strong: style(text, .bold)
        case .accent: style(accent)
        case .good: style(positive)
        case .warning: style(warning)
        case .bad: style(negativeText)
        case .alarming, .loud: style(negativeText, .bold)
        }
    }
}
