/// The place of a picture where the person types, and what is there beneath the cursor drawn on it.
struct DrawnCursor: Sendable {
    var place: Point
    let covered: Cell

    /// The same in a picture whose origin is at `origin`.
    func moved(by origin: Point) -> DrawnCursor {
        var moved = self
        moved.place = Point(column: place.column + origin.column, row: place.row + origin.row)
        return moved
    }
}

extension Canvas {
    /// The cell at which the person types, which is where a terminal puts its own cursor; `nil` if they type nowhere.
    public var cursor: Point? { drawnCursor?.place }

    /// Draws a cursor in `style` over the character at `point`: the person types there, wherever the canvas is copied to. Covering
    /// that cell, or dimming it, takes the cursor away. Does nothing outside the canvas.
    public mutating func putCursor(at point: Point, style: Style) {
        guard bounds.contains(point) else { return }
        let covered = self[point]
        drawnCursor = DrawnCursor(place: point, covered: covered)
        if covered.text == " " {
            put("█", at: point, style: style)
        } else {
            var cell = covered
            cell.style = style.over(covered)
            cell.style.attributes.formUnion(covered.style.attributes.union(.reverse))
            self[point] = cell
        }
    }

    /// Forgets what can be clicked in `area`, and that someone types there, since something is drawn over it.
    mutating func cover(_ area: Rect) {
        targets.cover(area)
        loseCursor(in: area)
    }

    /// Nobody types in `area` any more.
    package mutating func loseCursor(in area: Rect) {
        if let cursor, area.contains(cursor) { drawnCursor = nil }
    }

    /// The same picture without the drawn cursor, for a terminal that shows its own there.
    var withoutDrawnCursor: Canvas {
        guard let drawnCursor else { return self }
        var canvas = self
        canvas[drawnCursor.place] = drawnCursor.covered
        return canvas
    }
}
