package import TerminalKit

/// A component made from a canvas, as high as that, without input.
package struct DrawnPart: Component {
    /// The words that are read aloud.
    package let words: [String]
    private let canvas: (_ columns: Int, Theme) -> Canvas

    /// A component that shows `canvas`, whose height must be the same with any theme.
    package init(words: [String] = [], canvas: @escaping (_ columns: Int, Theme) -> Canvas) {
        self.words = words
        self.canvas = canvas
    }

    package func rows(columns: Int) -> Int { canvas(columns, .standard(depth: .none)).size.rows }

    package func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        canvas.blit(self.canvas(place.size.columns, theme), at: place.origin, clippedTo: place)
    }

    /// `part` as a component.
    package init<Event>(_ part: Part<Event>) {
        self.init(words: part.words) { part.layout(columns: $0, theme: $1).canvas }
    }
}
