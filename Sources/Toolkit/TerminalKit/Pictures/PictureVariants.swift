import Pixels

/// Some of the corners of a rectangle.
package struct Corners: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    package let rawValue: UInt8

    /// A set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper left one.
    package static let topLeft = Corners(rawValue: 1 << 0)
    /// The upper right one.
    package static let topRight = Corners(rawValue: 1 << 1)
    /// The lower left one.
    package static let bottomLeft = Corners(rawValue: 1 << 2)
    /// The lower right one.
    package static let bottomRight = Corners(rawValue: 1 << 3)

    /// The upper two.
    package static let top: Corners = [.topLeft, .topRight]
    /// The lower two.
    package static let bottom: Corners = [.bottomLeft, .bottomRight]
    /// All four.
    package static let all: Corners = [.top, .bottom]

    /// Each of them, with the sides on which it is.
    var sides: [(corner: Corners, isRight: Bool, isLow: Bool)] {
        [
            (.topLeft, false, false), (.topRight, true, false), (.bottomLeft, false, true),
            (.bottomRight, true, true),
        ].filter { contains($0.corner) }
    }
}

/// What a picture is made into for a place on a canvas.
enum PictureVariant: Hashable, Sendable {
    /// With round corners.
    case rounded(Corners)
    /// Behind a veil of a colour, whose opacity is in 255ths.
    case veiled(Color, UInt8)
}

extension PlacedPicture {
    /// The picture with these corners as round as a card's, in terminals that show pictures.
    func rounded(_ corners: Corners) -> PlacedPicture {
        let corners = corners.union(self.corners)
        guard corners != self.corners else { return self }
        return variant(.rounded(corners)) {
            PlacedPicture(
                picture, description: description, size: size, fitting: fitting, anchor: anchor, crop: crop,
                corners: corners)
        }
    }

    /// The picture behind `color`, which covers a `fraction` of it.
    func veiled(_ color: Color, fraction: Double) -> PlacedPicture {
        let opacity = UInt8(255 * min(max(0, fraction), 1))
        return variant(.veiled(color, opacity)) {
            let pixel = SIMD4(color.red, color.green, color.blue, opacity)
            return PlacedPicture(
                picture.behind([GradientStop(0, pixel)]), description: description, size: size,
                fitting: fitting, anchor: anchor, crop: crop, corners: corners)
        }
    }
}

extension Raster {
    /// How round corners are, in rows of cells: those of a card have 3.18 mm (ISO/IEC 7810).
    private static let radius = 13.0 / 16

    /// The picture without what round `corners` cut off it.
    ///
    /// - Parameters:
    ///   - rows: how many rows of cells it covers.
    ///   - pixelShape: the width of a pixel divided by its height.
    func rounded(_ corners: Corners, rows: Int, pixelShape: Double) -> Raster {
        var picture = self
        let high = Self.radius * Double(size.height) / Double(rows)
        let wide = high / pixelShape
        let (columns, lines) = (min(Int(wide) + 1, size.width / 2), min(Int(high) + 1, size.height / 2))
        for y in 0..<lines {
            for x in 0..<columns {
                let share = Self.coverage(x, y, wide, high)
                guard share < 1 else { continue }
                for (_, isRight, isLow) in corners.sides {
                    let (x, y) = (isRight ? size.width - 1 - x : x, isLow ? size.height - 1 - y : y)
                    picture[x, y].w = UInt8(Double(self[x, y].w) * share)
                }
            }
        }
        return picture
    }

    /// How much of a pixel is inside an ellipse that touches the edges, by 16 of its points.
    private static func coverage(_ x: Int, _ y: Int, _ wide: Double, _ high: Double) -> Double {
        var count = 0
        for point in 0..<16 {
            let left = max(0, wide - Double(x) - (Double(point % 4) + 0.5) / 4) / wide
            let top = max(0, high - Double(y) - (Double(point / 4) + 0.5) / 4) / high
            if left * left + top * top <= 1 { count += 1 }
        }
        return Double(count) / 16
    }
}

extension Canvas {
    /// Makes pictures that have a corner in one of the `corners` of `rect` round there, where pictures are more than cells.
    ///
    /// What makes the cell there round, with the attribute `.round`, is drawn behind the picture then.
    package mutating func roundPictures(in rect: Rect, _ corners: Corners = .all) {
        guard !pictures.isEmpty, !rect.isEmpty else { return }
        var found: [PlacedPicture: Corners] = [:]
        for (corner, isRight, isLow) in corners.sides {
            let point = Point(
                column: isRight ? rect.maxColumn - 1 : rect.minColumn,
                row: isLow ? rect.maxRow - 1 : rect.minRow)
            guard bounds.contains(point), var part = self[point].part, let picture = pictures[part],
                !picture.isCorner, Int(part.column) == (isRight ? picture.size.columns - 1 : 0),
                Int(part.row) == (isLow ? picture.size.rows - 1 : 0)
            else { continue }
            found[picture, default: []].insert(corner)
            part.hasOwnCorner = true
            setPart(part, at: point)
        }
        for (picture, corners) in found { replace(picture, by: picture.rounded(corners), in: rect) }
    }

    /// Lays a veil of `color` over the pictures in `area`, which covers a `fraction` of them. Cells are not changed.
    package mutating func veilPictures(in area: Rect, color: Color, fraction: Double) {
        guard !pictures.isEmpty else { return }
        for picture in shownPictures {
            replace(picture, by: picture.veiled(color, fraction: fraction), in: area)
        }
    }

    private mutating func replace(_ picture: PlacedPicture, by other: PlacedPicture, in area: Rect) {
        guard other != picture else { return }
        pictures.add(other)
        let area = area.intersection(bounds)
        for row in area.minRow..<max(area.minRow, area.maxRow) {
            for column in area.minColumn..<area.maxColumn {
                let point = Point(column: column, row: row)
                guard let part = self[point].part, part.picture == ObjectIdentifier(picture) else { continue }
                setPart(part.of(other), at: point)
            }
        }
    }
}
