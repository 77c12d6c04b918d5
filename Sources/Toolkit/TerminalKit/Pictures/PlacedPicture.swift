public import Pixels
import Synchronization

/// A picture in a space of cells. A canvas may show only parts of it.
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
    /// The part of the picture that fills the space; `nil` for all of it, with its proportions kept.
    public let crop: Crop?
    /// Whether it only makes the corner of a panel round, in terminals that show pictures: an output that draws shapes doesn't need
    /// it.
    public let isCorner: Bool
    /// Which corners are round in terminals that show pictures. An output that draws shapes cuts them off itself.
    let corners: Corners
    /// What was made of it, which is known by its identity, too.
    private let variants = Mutex<[PictureVariant: PlacedPicture]>([:])

    /// A picture in a space of `size`, which is made at least a cell.
    public convenience init(
        _ picture: Picture, description: String, size: Size, fitting: Fitting = .fit,
        anchor: Anchor = .center, crop: Crop? = nil, isCorner: Bool = false
    ) {
        self.init(
            picture, description: description, size: size, fitting: fitting, anchor: anchor, crop: crop,
            isCorner: isCorner, corners: [])
    }

    init(
        _ picture: Picture, description: String, size: Size, fitting: Fitting, anchor: Anchor, crop: Crop?,
        isCorner: Bool = false, corners: Corners
    ) {
        (self.isCorner, self.corners) = (isCorner, corners)
        self.crop = crop
        self.picture = picture
        self.description = description
        self.size = Size(columns: max(1, size.columns), rows: max(1, size.rows))
        self.fitting = fitting
        self.anchor = anchor
    }
}

extension PlacedPicture {
    /// What is seen, in exactly `space` pixels of this shape.
    func raster(in space: PixelSize, pixelShape: Double) throws(PictureError) -> Raster {
        let raster =
            if let crop {
                try picture.fitted(crop, to: space)
            } else {
                try picture.fitted(into: space, fitting, anchor: anchor, pixelShape: pixelShape)
            }
        guard !corners.isEmpty else { return raster }
        return raster.rounded(corners, rows: size.rows, pixelShape: pixelShape)
    }

    /// What it was made into, or what `make` makes of it.
    func variant(_ variant: PictureVariant, make: () -> PlacedPicture) -> PlacedPicture {
        if let known = variants.withLock({ $0[variant] }) { return known }
        let new = make()
        return variants.withLock { variants in
            let kept = variants[variant] ?? new
            variants[variant] = kept
            return kept
        }
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
    private(set) var picture: ObjectIdentifier
    /// The column in the picture's space.
    let column: UInt16
    /// The row in the picture's space.
    let row: UInt16
    /// What is seen behind a picture that is clear there.
    var ground: Color?
    /// Whether the cell's text is drawn over it.
    var isBehindText = false
    /// Whether that text is a round corner, which the picture has itself where it is more than cells.
    var hasOwnCorner = false

    /// The same part of what was made of the picture.
    func of(_ picture: PlacedPicture) -> PicturePart {
        var part = self
        part.picture = ObjectIdentifier(picture)
        return part
    }
}

/// Whether a picture or the characters in its cells are on top.
public enum PictureLayer: Hashable, Sendable {
    /// The characters: what can't show both shows them alone.
    case behindText
    /// The picture: the characters are for what shows no pictures.
    case inFront
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
                let ground = self[point].backgroundForText
                self[point] = cells[x, y]?.over(ground) ?? Cell(style: Style(background: ground))
                guard let x = UInt16(exactly: x), let y = UInt16(exactly: y) else { continue }
                let id = ObjectIdentifier(picture)
                setPart(PicturePart(picture: id, column: x, row: y, ground: ground), at: point)
            }
        }
        targets.cover(visible)
    }

    /// The picture that the cell at `point` shows a part of, and which cell of its space that is.
    public func picture(at point: Point) -> (picture: PlacedPicture, cell: Point)? {
        place(of: self[point].picture)
    }

    /// That, or what is behind the text at `point`.
    func pictureOrBackdrop(at point: Point) -> (picture: PlacedPicture, cell: Point)? {
        place(of: self[point].part)
    }

    private func place(of part: PicturePart?) -> (picture: PlacedPicture, cell: Point)? {
        guard let part, let picture = pictures[part] else { return nil }
        return (picture, Point(column: Int(part.column), row: Int(part.row)))
    }

    /// Draws over `area` without taking pictures away: their cells stay parts of them, before or behind what is written there.
    /// Blanks let them through.
    public mutating func keepPictures(
        in area: Rect, _ layer: PictureLayer, _ draw: (inout Canvas) -> Void
    ) {
        let area = area.intersection(bounds)
        guard !area.isEmpty, !pictures.isEmpty else { return draw(&self) }
        let points = (area.minRow..<area.maxRow).flatMap { row in
            (area.minColumn..<area.maxColumn).map { Point(column: $0, row: row) }
        }
        let parts = points.map { self[$0].part }
        draw(&self)
        for (point, part) in zip(points, parts) {
            guard var part else { continue }
            part.isBehindText = layer == .behindText && (part.isBehindText || !self[point].isBlank)
            if part.hasOwnCorner, !self[point].isBlank {
                part.hasOwnCorner = self[point].style.attributes.contains(.round)
                if part.hasOwnCorner { part.ground = self[point].style.background }
            }
            setPart(part, at: point)
        }
    }

    /// The pictures that are at least partly visible, each once, from the top.
    public var shownPictures: [PlacedPicture] {
        guard !pictures.isEmpty else { return [] }
        var seen: Set<ObjectIdentifier> = []
        return cells.compactMap { cell in
            guard let part = cell.picture, seen.insert(part.picture).inserted else { return nil }
            return pictures[part]
        }
    }
}

extension Cell {
    /// The cell on a ground, where it has none of its own.
    fileprivate func over(_ ground: Color?) -> Cell {
        guard style.background == nil else { return self }
        var cell = self
        cell.style.background = ground
        return cell
    }
}
