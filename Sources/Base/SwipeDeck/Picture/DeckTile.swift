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

    /// The words in the middle, and a frame.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        canvas.fill(place, style: theme.panelStyle)
        let room = place.size.columns - 4
        let lines = text.wrapped(to: max(1, room), maxLines: max(1, place.size.rows - 2))
        for (index, line) in lines.enumerated() {
            canvas.put(
                line,
                at: Point(
                    column: place.minColumn + (place.size.columns - line.columns) / 2,
                    row: place.minRow + max(0, (place.size.rows - lines.count) / 2) + index),
                style: theme.style(theme.text, .bold), maxColumns: place.size.columns)
        }
    }

    /// The words.
    public var words: [String] { text.isEmpty ? [] : [text] }
}
