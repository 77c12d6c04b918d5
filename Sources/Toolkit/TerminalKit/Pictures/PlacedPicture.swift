public import Pictures

/// A picture in a space of cells, of which a canvas shows parts.
///
/// It is known by its identity: a terminal that has got it isn't sent it again. Keep it as long as it may be drawn.
public final class PlacedPicture: Sendable {
    /// What is shown.
    public let picture: Picture
    /// What is to be seen, for people who can't see it.
    public let description: String
    /// The space, at least a cell.
    public let size: Size
    /// Whether all of the picture is seen, or all of the space is covered.
    public let fitting: Fitting
    /// Which part stays if something is cut off, and where the picture is if there is room.
    public let anchor: Anchor

    /// A picture in a space of `size`, which is made at least a cell.
    public init(
        _ picture: Picture, description: String, size: Size, fitting: Fitting = .fit,
        anchor: Anchor = .center
    ) {
        self.picture = picture
        self.description = description
        self.size = Size(columns: max(1, size.columns), rows: max(1, size.rows))
        self.fitting = fitting
        self.anchor = anchor
    }
}

extension PlacedPicture: Hashable {
    /// Whether both are the same object.
    public static func == (left: PlacedPicture, right: PlacedPicture) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A cell of a picture.
public struct PicturePart: Hashable, Sendable {
    /// The ``PlacedPicture``, which the canvas keeps.
    let picture: ObjectIdentifier
    /// The column in the picture's space.
    let column: UInt16
    /// The row in the picture's space.
    let row: UInt16
}

/// The pictures that cells are parts of.
struct CanvasPictures: Sendable {
    private(set) var placed: [ObjectIdentifier: PlacedPicture] = [:]

    var isEmpty: Bool { placed.isEmpty }

    subscript(part: PicturePart) -> PlacedPicture? { placed[part.picture] }

    mutating func add(_ picture: PlacedPicture) { placed[ObjectIdentifier(picture)] = picture }

    mutating func add(_ other: CanvasPictures) {
        guard !other.isEmpty else { return }
        placed.merge(other.placed) { own, _ in own }
    }
}

extension Canvas {
    /// Draws a picture: `cells` are what is seen where the terminal shows no pictures.
    ///
    /// A cell that something is drawn over later shows nothing of the picture any more; one that is copied takes its part along.
    ///
    /// - Parameter clip: The part of this canvas that may change; `nil` for all of it.
    public mutating func draw(
        _ picture: PlacedPicture, as cells: PictureCells, at origin: Point, clippedTo clip: Rect? = nil
    ) {
        let place = Rect(origin: origin, size: picture.size)
        let visible = place.intersection(clip ?? bounds).intersection(bounds)
        guard !visible.isEmpty else { return }
        pictures.add(picture)
        for row in visible.minRow..<visible.maxRow {
            for column in visible.minColumn..<visible.maxColumn {
                let point = Point(column: column, row: row)
                let (x, y) = (column - origin.column, row - origin.row)
                self[point] = cells[x, y] ?? Cell(style: Style(background: self[point].backgroundForText))
                guard let x = UInt16(exactly: x), let y = UInt16(exactly: y) else { continue }
                setPart(PicturePart(picture: ObjectIdentifier(picture), column: x, row: y), at: point)
            }
        }
        targets.cover(visible)
    }

    /// The picture that the cell at `point` shows a part of, and which cell of its space that is.
    public func picture(at point: Point) -> (picture: PlacedPicture, cell: Point)? {
        guard let part = self[point].picture, let picture = pictures[part] else { return nil }
        return (picture, Point(column: Int(part.column), row: Int(part.row)))
    }

    /// The pictures of which a part is seen, each once, from the top.
    public var shownPictures: [PlacedPicture] {
        guard !pictures.isEmpty else { return [] }
        var seen: Set<ObjectIdentifier> = []
        return cells.compactMap { cell in
            guard let part = cell.picture, seen.insert(part.picture).inserted else { return nil }
            return pictures[part]
        }
    }
}
