package import Pixels
package import TerminalKit

/// The corners of panels in an output that shows pictures, as round as those of a real card.
package enum PanelCorners {
    /// Their radius, in pixels of a cell 16 high: a card's is 3.18 mm (ISO/IEC 7810).
    package static let radius = 13.0

    /// The size of a cell in a drawing, in such pixels.
    package static func cell(_ theme: Theme) -> VectorPoint { VectorPoint(16 * theme.cellShape, 16) }

    /// The smallest panel with four corners of two cells each; larger panels have the same corners.
    fileprivate static let size = Size(columns: 4, rows: 2)

    private struct Key: Hashable {
        let color: Color
        let shape: Double
    }

    fileprivate struct Drawn: Sendable {
        let picture: PlacedPicture
        let cells: PictureCells
    }

    private static let recent = RecentValues<Key, Drawn>(capacity: 16)

    fileprivate static func drawn(_ color: Color, _ theme: Theme) -> Drawn {
        recent.value(Key(color: color, shape: theme.cellShape)) {
            let extent = VectorPoint(Double(size.columns), Double(size.rows)) * cell(theme)
            var drawing = VectorPicture(width: extent.x, height: extent.y)
            drawing.add(.rounded(.zero, extent, radius: radius), fill: .color(color.pixel))
            return Drawn(
                picture: PlacedPicture(Picture(drawing), description: "", size: size, isCorner: true),
                cells: PictureCells(Canvas(size: size, style: Style(background: color))))
        }
    }
}

extension Canvas {
    /// Rounds the corners of a panel of this `color` on a `page`: like those of a card if pictures are shown, and otherwise by a
    /// quarter of a cell.
    package mutating func roundPanel(_ panel: Rect, color: Color, page: Color, theme: Theme) {
        let size = PanelCorners.size
        if theme.pictures == .pixels, theme.depth >= .ansi256, panel.size.columns >= size.columns,
            panel.size.rows >= size.rows
        {
            let drawn = PanelCorners.drawn(color, theme)
            for (column, isRight) in [(panel.minColumn, false), (panel.maxColumn - size.columns, true)] {
                for (row, isLow) in [(panel.minRow, false), (panel.maxRow - size.rows, true)] {
                    let corner = Rect(
                        column: column + (isRight ? size.columns / 2 : 0), row: row + (isLow ? 1 : 0),
                        columns: size.columns / 2, rows: 1)
                    fill(corner, style: Style(foreground: theme.text, background: page))
                    draw(
                        drawn.picture, as: drawn.cells, at: Point(column: column, row: row), clippedTo: corner
                    )
                }
            }
        }
        roundCorners(of: panel, top: page, bottom: page, hasOwn: true)
    }
}
