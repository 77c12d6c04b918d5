import Pictures
import ScreenView
import TerminalKit

extension PictureSupply {
    /// Pictures of one colour in the proportions that their addresses say; others are on their way.
    static let tested: PictureSupply = {
        let sizes = ["wide": (60, 20), "high": (20, 60), "square": (40, 40), "cover": (30, 20)]
        let pictures = sizes.mapValues { width, height in
            Picture(Raster(size: PixelSize(width: width, height: height), filledWith: [200, 0, 0, 255]))
        }
        return PictureSupply { address in pictures[address].map(PictureState.shown) ?? .loading }
    }()
}

/// The sizes at which the screens have to be usable, and the smallest.
let sizes = [(40, 24), (24, 40), (80, 24), (120, 40), (200, 60), (24, 80), (20, 8)]
    .map { Size(columns: $0.0, rows: $0.1) }

extension Canvas {
    /// The places in which pictures are seen that show something; what is behind a cover has no words.
    var pictureRects: [Rect] {
        var rects: [ObjectIdentifier: (low: Point, high: Point)] = [:]
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let point = Point(column: column, row: row)
                guard let picture = picture(at: point)?.picture, !picture.description.isEmpty else {
                    continue
                }
                var rect = rects[ObjectIdentifier(picture)] ?? (point, point)
                rect.low = Point(column: min(rect.low.column, column), row: min(rect.low.row, row))
                rect.high = Point(column: max(rect.high.column, column), row: max(rect.high.row, row))
                rects[ObjectIdentifier(picture)] = rect
            }
        }
        return rects.values.map { low, high in
            Rect(
                column: low.column, row: low.row, columns: high.column - low.column + 1,
                rows: high.row - low.row + 1)
        }
    }
}
