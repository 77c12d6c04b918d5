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
        place.clip.origin = Point(
            column: self.clip.minColumn + origin.column, row: self.clip.minRow + origin.row)
        if let clip { place.clip = place.clip.intersection(clip) }
        return place
    }
}

/// A picture that lies over a canvas, with the cells that stand for it.
struct Sprite: Sendable {
    let picture: Canvas
    private(set) var place: SpritePlace
    /// What it changed on the canvas.
    fileprivate private(set) var changes: [Change]

    fileprivate struct Change {
        var point: Point
        let before, after: Cell
    }

    /// The sprite on another canvas; of what it changed, only that inside `clip`.
    func moved(by origin: Point, clippedTo clip: Rect?) -> Sprite {
        var moved = self
        moved.place = place.moved(by: origin, clippedTo: clip)
        moved.changes = changes.compactMap { change in
            var change = change
            change.point.column += origin.column
            change.point.row += origin.row
            return clip?.contains(change.point) ?? true ? change : nil
        }
        return moved
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
        let changes = cells.indices.compactMap { index -> Sprite.Change? in
            guard before.cells[index] != cells[index] else { return nil }
            let point = Point(column: index % size.columns, row: index / size.columns)
            return Sprite.Change(point: point, before: before.cells[index], after: cells[index])
        }
        if !changes.isEmpty { sprites.append(Sprite(picture: picture, place: place, changes: changes)) }
    }

    /// The canvas without the cells of the sprites that nothing was drawn over since, and those sprites, the lowest first.
    var withoutSprites: (ground: Canvas, sprites: [Sprite]) {
        var ground = self
        ground.sprites = []
        var free: [Sprite] = []
        for sprite in sprites.reversed() {
            guard sprite.changes.allSatisfy({ ground.cells[index($0.point)] == $0.after }) else { continue }
            for change in sprite.changes { ground.replace(index(change.point), with: change.before) }
            free.append(sprite)
        }
        return (ground, free.reversed())
    }
}
