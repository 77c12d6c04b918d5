package import TerminalKit

/// Components one below the other, without those that don't fit. A pointer is for the one that it is on, and anything else for
/// the one with the focus; Tab and the arrows move the focus, unless that one takes them.
package struct Column<Event>: Component {
    private var parts: [any Component<Event>]
    private let focus: Int?
    private let focusMoved: (Int) -> Event

    /// A column of `parts`, from the top, of which the one at `focus` has the focus. `focusMoved` makes an event of going on by so
    /// many parts, back if negative.
    package init(_ parts: [any Component<Event>], focus: Int?, focusMoved: @escaping (Int) -> Event) {
        self.parts = parts
        self.focus = focus
        self.focusMoved = focusMoved
    }

    package func rows(columns: Int) -> Int { parts.reduce(0) { $0 + $1.rows(columns: columns) } }

    package func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        for (part, place) in zip(parts, places(in: place)) where !place.isEmpty {
            part.draw(on: &canvas, in: place, theme: theme)
        }
    }

    package mutating func handle(_ input: InputEvent, in size: Size) -> [Event]? {
        let places = places(in: Rect(origin: .zero, size: size))
        guard case .pointer(let pointer) = input else { return handleTyped(input, places) }
        guard let index = places.firstIndex(where: { $0.contains(pointer.position) }),
            let input = input.inside(places[index])
        else { return nil }
        return parts[index].handle(input, in: places[index].size)
    }

    package mutating func advance(to time: Duration) -> Duration? {
        parts.indices.compactMap { parts[$0].advance(to: time) }.min()
    }

    package var words: [String] { parts.flatMap(\.words) }

    private mutating func handleTyped(_ input: InputEvent, _ places: [Rect]) -> [Event]? {
        if let focus, let events = parts[focus].handle(input, in: places[focus].size) { return events }
        guard case .key(let key) = input else { return nil }
        switch key.key {
        case .tab, .down: return [focusMoved(1)]
        case .backTab, .up: return [focusMoved(-1)]
        case .character, .enter, .escape, .backspace, .delete, .insert, .left, .right, .home, .end, .pageUp,
            .pageDown, .function:
            return nil
        }
    }

    /// Where the parts are; those that don't fit are empty.
    private func places(in place: Rect) -> [Rect] {
        var row = place.minRow
        return parts.map { part in
            let rows = part.rows(columns: place.size.columns)
            defer { row += rows }
            return Rect(
                column: place.minColumn, row: row, columns: place.size.columns,
                rows: row + rows <= place.maxRow ? rows : 0)
        }
    }
}
