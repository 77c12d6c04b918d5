public import Foundation
public import ScreenView
public import TerminalKit

/// A placeholder for a card's face: the words of its picture.
public struct DeckTile: Component {
    private let text: String

    /// A tile with the name of a picture, without its folder and extension.
    public init(_ url: URL) {
        let name = url.scheme == "data" ? "" : url.deletingPathExtension().lastPathComponent
        text = name.isEmpty || name == "/" ? url.host() ?? "" : name
    }

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

    /// A hue that sets the card off from the next one: one of 24 around the wheel, far from that of a similar text.
    private func paint(_ theme: Theme) -> Color {
        let sum = text.unicodeScalars.reduce(UInt32(0)) { $0 &* 31 &+ $1.value }
        let hue = Double(sum &* 7 % 24) / 4
        func channel(_ shift: Double) -> UInt32 {
            let place = abs((hue + shift).truncatingRemainder(dividingBy: 6) - 3)
            return UInt32(255 * min(1, max(0, place - 1)))
        }
        return theme.panel.mixed(
            with: Color(channel(0) << 16 | channel(4) << 8 | channel(2)), fraction: 0.25)
    }

    /// The words.
    public var words: [String] { text.isEmpty ? [] : [text] }
}
