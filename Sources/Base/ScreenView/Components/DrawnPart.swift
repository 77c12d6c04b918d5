package import ScreenContract
package import TerminalKit

/// A part as a component, such as the content of a card, without input.
package struct DrawnPart: Component {
    private let read: () -> [String]
    private let layout: (_ columns: Int, Theme) -> PartLayout

    /// `part` as a component.
    package init(_ part: Part<some ViewEvent>) { (read, layout) = ({ part.words }, part.layout) }

    /// The words that are read aloud.
    package var words: [String] { read() }

    package func rows(columns: Int) -> Int { rows(columns: columns, theme: .standard(depth: .none)) }

    package func rows(columns: Int, theme: Theme) -> Int { layout(columns, theme).rows }

    package func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let shown = layout(place.size.columns, theme).canvas(rows: 0..<place.size.rows)
        canvas.blit(shown, at: place.origin, clippedTo: place)
    }
}
