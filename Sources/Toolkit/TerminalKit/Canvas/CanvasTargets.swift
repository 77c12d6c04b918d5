/// What a click on a part of a picture means.
public enum CanvasTarget: Equatable, Sendable {
    /// The same as this key, which is named there.
    case key(KeyEvent)
    /// The thing with this index among those that the view draws there.
    case item(Int)
    /// These events, which whoever drew it knows, one after the other.
    case events([any Equatable & Sendable])
    /// A scrollbar: what is shown follows the pointer along it.
    case scrollbar

    /// Whether both mean the same.
    public static func == (one: CanvasTarget, other: CanvasTarget) -> Bool {
        switch (one, other) {
        case (.key(let one), .key(let other)): one == other
        case (.item(let one), .item(let other)): one == other
        case (.events(let one), .events(let other)):
            one.elementsEqual(other) { one, other in one.isEqual(to: other) }
        case (.scrollbar, .scrollbar): true
        case (.key, _), (.item, _), (.events, _), (.scrollbar, _): false
        }
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool { self == other as? Self }
}

/// The parts of a picture that can be clicked. A part that was marked or covered later lies over those before.
struct CanvasTargets: Sendable {
    private var areas: [(area: Rect, target: CanvasTarget?)] = []

    /// What lies on top at `point`, and where.
    func place(at point: Point) -> (area: Rect, target: CanvasTarget)? {
        areas.last { $0.area.contains(point) }.flatMap { area, target in target.map { (area, $0) } }
    }

    /// The areas of events that are seen, from the top. Single cells, such as those of a text, are no things to choose.
    var things: [Rect] {
        var seen: [Rect] = []
        for (area, target) in areas {
            guard case .events? = target, area.size.columns > 1, !seen.contains(area),
                place(at: area.origin)?.area == area
            else { continue }
            seen.append(area)
        }
        return seen.sorted { ($0.minRow, $0.minColumn) < ($1.minRow, $1.minColumn) }
    }

    mutating func mark(_ area: Rect, as target: CanvasTarget) {
        if !area.isEmpty { areas.append((area, target)) }
    }

    /// Something is drawn over `area`.
    mutating func cover(_ area: Rect) {
        guard areas.contains(where: { !$0.area.intersection(area).isEmpty }) else { return }
        areas.append((area, nil))
    }

    /// Adds those of a picture that is drawn at `origin`, as far as they are in `clip`.
    mutating func add(_ other: CanvasTargets, at origin: Point, clippedTo clip: Rect) {
        for (area, target) in other.areas {
            let moved = Rect(
                column: area.minColumn + origin.column, row: area.minRow + origin.row,
                columns: area.size.columns, rows: area.size.rows)
            let visible = moved.intersection(clip)
            if !visible.isEmpty { areas.append((visible, target)) }
        }
    }
}

extension Canvas {
    /// A click on `area` means `target` from now on, wherever the canvas is copied to.
    public mutating func mark(_ area: Rect, as target: CanvasTarget) {
        targets.mark(area.intersection(bounds), as: target)
    }

    /// What a click at `point` means; `nil` for nothing in particular.
    public func target(at point: Point) -> CanvasTarget? { targets.place(at: point)?.target }

    /// The areas in which a click means events, as far as they are seen, in reading order.
    package var things: [Rect] { targets.things }

    /// The whole area in which a click means the same as at `point`, as far as it was marked at once; `nil` for nothing in
    /// particular.
    package func targetArea(at point: Point) -> Rect? { targets.place(at: point)?.area }
}
