import Pixels
import TerminalKit

/// Where the picture is.
extension PictureViewer {
    struct Layout {
        /// The cells that the picture takes; `nil` if there is none.
        let area: Rect?
        /// The visible part of the picture.
        let crop: Crop
        /// The cells that the whole picture would take.
        let whole: (columns: Double, rows: Double)
    }

    func layout(in size: Size) -> Layout {
        guard case .shown(let picture) = state, size.columns > 0, size.rows > 0 else {
            return Layout(area: nil, crop: .whole, whole: (1, 1))
        }
        let extent = picture.extent
        let factor = min(
            Double(size.columns) * cellShape / extent.width, Double(size.rows) / extent.height)
        let whole = (
            columns: max(1, extent.width * factor / cellShape) * zoom,
            rows: max(1, extent.height * factor) * zoom
        )
        let (left, columns) = Self.part(of: whole.columns, in: size.columns, middle: middle.x)
        let (top, rows) = Self.part(of: whole.rows, in: size.rows, middle: middle.y)
        return Layout(
            area: Rect(
                column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
                rows: rows),
            crop: Crop(
                x: left / whole.columns, y: top / whole.rows,
                width: min(1, Double(columns) / whole.columns), height: min(1, Double(rows) / whole.rows)),
            whole: whole)
    }

    /// How much of a length is hidden before the visible part, and how many cells are visible.
    private static func part(of whole: Double, in room: Int, middle: Double) -> (before: Double, cells: Int) {
        let cells = min(room, Int((whole - 0.01).rounded(.up)))
        guard whole > Double(room) else { return (0, max(1, cells)) }
        let before = (middle * whole - Double(room) / 2).rounded()
        return (min(max(0, before), whole - Double(room)), room)
    }

    mutating func move(columns: Int, rows: Int, _ size: Size) {
        let whole = layout(in: size).whole
        middle.x -= Double(columns) / whole.columns
        middle.y -= Double(rows) / whole.rows
        keepEdges(size)
    }

    /// Zooms so that what is at `point` stays there.
    mutating func zoom(to zoom: Double, around point: Point?, _ size: Size) {
        let before = layout(in: size).whole
        // A difference of one or two percent isn't worth another step.
        let zoom = zoom < 1.02 ? 1 : min(zoom, mostZoom)
        let (dx, dy) =
            point.map {
                (
                    Double($0.column) + 0.5 - Double(size.columns) / 2,
                    Double($0.row) + 0.5 - Double(size.rows) / 2
                )
            }
            ?? (0, 0)
        let place = (x: middle.x + dx / before.columns, y: middle.y + dy / before.rows)
        self.zoom = zoom
        let after = layout(in: size).whole
        middle = (place.x - dx / after.columns, place.y - dy / after.rows)
        keepEdges(size)
    }

    private mutating func keepEdges(_ size: Size) {
        let whole = layout(in: size).whole
        func kept(_ middle: Double, _ whole: Double, _ room: Int) -> Double {
            guard whole > Double(room) else { return 0.5 }
            let half = Double(room) / 2 / whole
            return min(max(middle, half), 1 - half)
        }
        middle = (kept(middle.x, whole.columns, size.columns), kept(middle.y, whole.rows, size.rows))
    }
}
