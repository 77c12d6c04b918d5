/// Where a sprite is: a picture that lies over a canvas, moved by parts of a cell and turned.
public struct SpritePlace: Hashable, Sendable {
    /// The left edge in columns, before it is turned.
    public var column: Double
    /// The upper edge in rows, before it is turned.
    public var row: Double
    /// How far it is turned clockwise about the middle of its foot, in degrees.
    public var angle: Double
    /// How round its corners are, in columns.
    public var cornerRadius: Double
    /// How much of it the colour of the page covers, from 0 to 1.
    public var veil: Double
    /// Where it is seen. It may be larger than the canvas.
    public var clip: Rect

    public init(
        column: Double, row: Double, angle: Double = 0, cornerRadius: Double = 0, veil: Double = 0, clip: Rect
    ) {
        (self.column, self.row, self.angle, self.cornerRadius) = (column, row, angle, cornerRadius)
        (self.veil, self.clip) = (veil, clip)
    }

    fileprivate func moved(by origin: Point, clippedTo clip: Rect?) -> SpritePlace {
        var place = self
        place.column += Double(origin.column)
        place.row += Double(origin.row)
        place.clip.origin = self.clip.origin.moved(by: origin)
        if let clip { place.clip = place.clip.intersection(clip) }
        return place
    }
}

/// A picture that lies over a canvas, with the cells that stand for it.
struct Sprite: Sendable {
    let picture: Canvas
    private(set) var place: SpritePlace
    /// The canvas on which it was laid, before and after. What differs is only looked for by an output that shows sprites, since most
    /// frames go to a terminal, which doesn't.
    private let before, after: [Cell]
    private let columns: Int
    /// Where the upper left of that canvas is now, and what is left of it; `nil` for all.
    private var origin = Point.zero
    private var visible: Rect?

    fileprivate init(_ picture: Canvas, _ place: SpritePlace, before: Canvas, after: Canvas) {
        (self.picture, self.place) = (picture, place)
        (self.before, self.after, columns) = (before.cells, after.cells, after.size.columns)
    }

    /// The sprite on another canvas; of what it changed, only that inside `clip`.
    func moved(by distance: Point, clippedTo clip: Rect?) -> Sprite {
        var moved = self
        moved.place = place.moved(by: distance, clippedTo: clip)
        moved.origin = origin.moved(by: distance)
        moved.visible = visible.map { Rect(origin: $0.origin.moved(by: distance), size: $0.size) }
        if let clip { moved.visible = moved.visible?.intersection(clip) ?? clip }
        return moved
    }

    /// The cells that it changed, as they were before and after.
    fileprivate var changes: [(point: Point, before: Cell, after: Cell)] {
        after.indices.compactMap { index in
            guard before[index] != after[index] else { return nil }
            let point = Point(column: index % columns, row: index / columns).moved(by: origin)
            return visible?.contains(point) ?? true ? (point, before[index], after[index]) : nil
        }
    }
}

extension Point {
    fileprivate func moved(by distance: Point) -> Point {
        Point(column: column + distance.column, row: row + distance.row)
    }
}

extension Canvas {
    /// Lays `picture` over the canvas. An output that draws shapes shows it moved and turned as it is, with round corners; `draw`
    /// draws the cells that stand for it elsewhere, with the steps that cells have.
    ///
    /// Once something else is drawn over any of them, all outputs show the cells.
    public mutating func lay(
        _ picture: Canvas, at place: SpritePlace, cells draw: (inout Canvas) -> Void
    ) {
        let before = self
        draw(&self)
        sprites.append(Sprite(picture, place, before: before, after: self))
    }

    /// The canvas without the cells of the sprites that nothing was drawn over since, and those sprites, the lowest first.
    var withoutSprites: (ground: Canvas, sprites: [Sprite]) {
        var ground = self
        ground.sprites = []
        var free: [Sprite] = []
        for sprite in sprites.reversed() {
            let changes = sprite.changes
            guard !changes.isEmpty, changes.allSatisfy({ ground[$0.point] == $0.after }) else { continue }
            for change in changes { ground.replace(ground.index(change.point), with: change.before) }
            free.append(sprite)
        }
        return (ground, free.reversed())
    }
}
