public import Pixels
import Records
public import TerminalKit

/// A line on a sheet of its own, drawn up to a share of its length: in braille dots, or in half blocks if there are few colours,
/// since fonts there lack braille. An output that draws shapes shows the line itself, growing.
public struct LineDrawing: Component {
    private let path: VectorPath
    private let extent: VectorPoint
    private let description: String
    private let share: Double
    private let ink, paper: Color
    private let growth: Duration?

    /// A line in a box from zero to `extent`, in units of the path; anything outside is cut off.
    ///
    /// - Parameters:
    ///   - description: what it shows, in words; untrusted text is allowed.
    ///   - share: how much of its length is drawn, from 0 to 1.
    ///   - growth: how long the line takes to grow in an output that draws shapes; `nil` to use cells there, too, as on a live
    ///     screen.
    public init(
        _ path: VectorPath, extent: VectorPoint, description: String, share: Double = 1, ink: Color,
        paper: Color, growth: Duration? = nil
    ) {
        (self.path, self.description, self.ink, self.paper) = (path, description.oneLine, ink, paper)
        (self.extent, self.growth) = (pointwiseMax(extent, VectorPoint(repeating: 1e-3)), growth)
        self.share = share > 0 ? min(share, 1) : 0
    }

    /// The height that its proportions require.
    public func rows(columns: Int) -> Int {
        Int(min(max((Double(columns) * 0.5 * extent.y / extent.x).rounded(.up), 1), 1_000))
    }

    /// If nothing is drawn, no higher than its words.
    public func rows(columns: Int, theme: Theme) -> Int {
        theme.pictures == .words ? 1 : rows(columns: columns)
    }

    /// Draws the sheet and the drawn share of the line, or else the words.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard theme.pictures != .words else {
            canvas.put(
                description.truncated(to: place.size.columns), at: place.origin, style: theme.style(.quiet))
            return
        }
        let sheet = self.cells(place.size, theme)
        guard growth != nil, theme.pictures == .pixels, theme.depth > .none else {
            return canvas.blit(sheet, at: place.origin, clippedTo: place)
        }
        canvas.fill(place, style: Style(foreground: ink, background: paper))
        let placed = PlacedPicture(Picture(drawing), description: description, size: place.size)
        canvas.draw(placed, as: PictureCells(sheet), at: place.origin, clippedTo: place)
    }

    /// What the drawing shows.
    public var words: [String] { [description] }

    private var drawing: VectorPicture {
        var drawing = VectorPicture(width: extent.x, height: extent.y)
        var stroke = Stroke(.color(ink.pixel), width: extent.max() / 60, join: .round, cap: .round)
        stroke.growth = growth ?? .zero
        drawing.add(path, stroke: stroke)
        return drawing
    }

    private func cells(_ size: Size, _ theme: Theme) -> Canvas {
        let isBraille = theme.depth > .ansi16
        let place = LineDots.Place(
            path: path, extent: extent, size: size, shape: theme.cellShape, isBraille: isBraille)
        let known = theme.memory?.store(LineDots.Memory.init)
        let dots = known?.values.value(place) { LineDots(place) } ?? LineDots(place)
        let style = theme.depth > .none ? Style(foreground: ink, background: paper) : Style()
        var canvas = Canvas(size: size, style: style)
        for (index, text) in dots.characters(share) {
            canvas.put(text, at: Point(column: index % size.columns, row: index / size.columns), style: style)
        }
        return canvas
    }
}

/// The dots of a line in cells, in the order in which it is drawn.
struct LineDots: Sendable {
    struct Place: Hashable {
        let path: VectorPath
        let extent: VectorPoint
        let size: Size
        let shape: Double
        let isBraille: Bool
    }

    /// The dots of the drawings on the last screen or two.
    final class Memory: Sendable {
        let values = RecentValues<Place, LineDots>(capacity: 48)
    }

    private struct Dot {
        /// The number of the line's points before it.
        let before: Int
        let cell: Int
        let bit: UInt8
    }

    private let dots: [Dot]
    private let points: Int
    private let isBraille: Bool

    init(_ place: Place) {
        let grid = place.isBraille ? (x: 2, y: 4) : (x: 1, y: 2)
        let (columns, rows) = (place.size.columns * grid.x, place.size.rows * grid.y)
        // The size of a dot in cell heights, the unit of the scaled line.
        let dot = VectorPoint(place.shape / Double(grid.x), 1 / Double(grid.y))
        let room = VectorPoint(Double(columns), Double(rows)) * dot
        let scale = (room / place.extent).min()
        let origin = (room - place.extent * scale) / 2
        let line = place.path.points(every: dot.min() / 2 / max(scale, 1e-9))
        var drawn = [UInt8](repeating: 0, count: max(0, place.size.columns * place.size.rows))
        var dots: [Dot] = []
        // From about thirty cells on, a line one dot thick is too faint.
        let pen = place.isBraille && columns >= 64 ? [(0, 0), (1, 0), (0, 1), (1, 1)] : [(0, 0)]
        for (number, point) in line.enumerated() {
            let at = ((point * scale + origin) / dot).rounded(.down)
            for (right, down) in pen {
                // Points far outside don't fit an `Int`.
                guard let x = Int(exactly: at.x + Double(right)), let y = Int(exactly: at.y + Double(down)),
                    0..<columns ~= x, 0..<rows ~= y
                else { continue }
                let cell = y / grid.y * place.size.columns + x / grid.x
                let bit = UInt8(1) << UInt8(y % grid.y * grid.x + x % grid.x)
                guard drawn[cell] & bit == 0 else { continue }
                drawn[cell] |= bit
                dots.append(Dot(before: number, cell: cell, bit: bit))
            }
        }
        (self.dots, points, isBraille) = (dots, line.count, place.isBraille)
    }

    /// The cells that contain part of the first `share` of the line, with their characters.
    func characters(_ share: Double) -> [(cell: Int, text: String)] {
        let end = share < 1 ? Int((Double(max(0, points - 1)) * share).rounded(.up)) : points
        var cells: [Int: UInt8] = [:]
        for dot in dots {
            guard dot.before < end else { break }
            cells[dot.cell, default: 0] |= dot.bit
        }
        return cells.map { ($0, isBraille ? Self.braille($1) : Self.halves[Int($1)]) }
    }

    /// Source of the bits: Unicode, "Braille Patterns".
    private static func braille(_ dots: UInt8) -> String {
        let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
        let code = bits.indices.reduce(UInt32(0x2800)) { $0 | (dots >> UInt8($1) & 1 == 1 ? bits[$1] : 0) }
        return Unicode.Scalar(code).map { String($0) } ?? " "
    }

    private static let halves = [" ", "▀", "▄", "█"]
}
