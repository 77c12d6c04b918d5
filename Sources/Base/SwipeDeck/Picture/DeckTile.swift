public import Foundation
public import ScreenView
public import TerminalKit

/// A card as long as there is nothing better to show: the words of its picture.
public struct DeckTile: Component {
    /// It tells nothing.
    public typealias Event = Never

    private let text: String

    /// A tile with the name of a picture, without its folder and kind.
    public init(_ url: URL) {
        let name = url.scheme == "data" ? "" : url.deletingPathExtension().lastPathComponent
        text = name.isEmpty || name == "/" ? url.host() ?? "" : name
    }

    /// A tile with these words.
    public init(words: String) { text = words }

    /// A card of 3:4.
    public func rows(columns: Int) -> Int { max(1, columns * 2 / 3) }

    /// The words in the middle.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let paint = paint(theme)
        canvas.fill(
            place,
            style: theme.depth > .ansi16 ? Style(foreground: theme.text, background: paint) : theme.panelStyle
        )
        let room = place.size.columns - 4
        let lines = text.wrapped(to: max(1, room), maxLines: max(1, place.size.rows - 2))
        for (index, line) in lines.enumerated() {
            canvas.put(
                line,
                at: Point(
                    column: place.minColumn + (place.size.columns - line.columns) / 2,
                    row: place.minRow + max(0, (place.size.rows - lines.count) / 2) + index),
                style: theme.style(theme.text.legible(on: paint, ratio: 4.5, depth: theme.depth), .bold),
                maxColumns: place.size.columns)
        }
    }

    /// A colour of its own, so that a card stands out from the next one.
    private func paint(_ theme: Theme) -> Color {
        let inks = [theme.accent, theme.warning, theme.positive, theme.negative]
        let sum = text.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return theme.panel.mixed(with: inks[sum % inks.count], fraction: 0.22)
    }

    /// The words.
    public var words: [String] { text.isEmpty ? [] : [text] }
}
