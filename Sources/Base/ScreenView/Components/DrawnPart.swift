package import TerminalKit

/// A component of what is drawn anyway: as high as that is, and without input.
package struct DrawnPart: Component {
    /// What is read of it.
    package let words: [String]
    private let canvas: (_ columns: Int, Theme) -> Canvas

    /// A component that looks as `canvas` does, which is the same height with any theme.
    package init(words: [String] = [], canvas: @escaping (_ columns: Int, Theme) -> Canvas) {
        self.words = words
        self.canvas = canvas
    }

    package func rows(columns: Int) -> Int { canvas(columns, .standard(depth: .none)).size.rows }

    package func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        canvas.blit(self.canvas(place.size.columns, theme), at: place.origin, clippedTo: place)
    }

    /// `part` where a component is to be.
    package init<Event>(_ part: Part<Event>) {
        self.init(words: part.words) { part.layout(columns: $0, theme: $1).canvas }
    }
}
