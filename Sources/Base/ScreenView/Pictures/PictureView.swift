public import Pixels
import Records
public import TerminalKit

/// A picture with its words: shown if there are colours, and as words otherwise.
public struct PictureView: Component {
    private let state: PictureState
    private let description: String
    private let fitting: Fitting
    private let anchor: Anchor
    private let symbols: PictureSymbols?
    private let height: Int?
    private let cellShape: Double
    private let shadedRows: Int
    /// The visible part, which fills the place; `nil` for the whole picture.
    var crop: Crop?

    /// A picture, or its state while there is none, with its words, which may be untrusted text.
    ///
    /// - Parameters:
    ///   - state: the picture; reuse it instead of making a new one for each frame.
    ///   - description: what it shows, for people who can't see it.
    ///   - fitting: whether the whole picture is shown, or the whole place is covered.
    ///   - anchor: the part that remains if the picture is cut off, and its position if there is room.
    ///   - symbols: the characters to draw with if the terminal shows no pictures; `nil` for the theme's, braille for lines.
    ///   - rows: its height; `nil` for that of its proportions.
    ///   - cellShape: the width of a cell divided by its height; see `Theme.cellShape`.
    ///   - shadedRows: so many rows at its foot are dark enough for white text, at a contrast of at least 4.5 to 1.
    public init(
        _ state: PictureState, description: String, fitting: Fitting = .fit, anchor: Anchor = .center,
        symbols: PictureSymbols? = nil, rows: Int? = nil, cellShape: Double = 0.5,
        shadedRows: Int = 0
    ) {
        self.state = state
        self.description = description.oneLine
        self.fitting = fitting
        self.anchor = anchor
        self.symbols = symbols
        self.shadedRows = max(0, shadedRows)
        height = rows.map { max(1, $0) }
        self.cellShape = cellShape > 0 ? cellShape : 0.5
    }

    /// The given height, or that of its proportions; two rows to three columns while those are unknown.
    public func rows(columns: Int) -> Int {
        if let height { return height }
        guard case .shown(let picture) = state else { return max(1, columns / 3) }
        let extent = picture.extent
        let rows = Double(columns) * cellShape * extent.height / extent.width
        return Int(min(max(rows.rounded(.up), 1), 10_000))
    }

    /// If no picture can be shown, no higher than its words.
    public func rows(columns: Int, theme: Theme) -> Int {
        let rows = rows(columns: columns)
        guard theme.depth == .none || theme.pictures == .words else { return rows }
        return min(rows, PictureWords(state, description).rows(columns: columns))
    }

    /// Draws the picture, or its words if there are no colours, or no picture.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        draw(on: &canvas, in: place, clippedTo: place, theme: theme)
    }

    /// The same in a `place` that may extend beyond `clip`.
    func draw(on canvas: inout Canvas, in place: Rect, clippedTo clip: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        guard case .shown(let picture) = state, theme.showsPictures,
            let fitted = fitted(picture, in: place.size, theme)
        else { return PictureWords(state, description).draw(on: &canvas, in: place, theme: theme) }
        let size = fitted.placed.size
        func offset(_ room: Int, _ fraction: Double) -> Int { Int((Double(room) * fraction).rounded()) }
        let origin = Point(
            column: place.minColumn + offset(place.size.columns - size.columns, anchor.x),
            row: place.minRow + offset(place.size.rows - size.rows, anchor.y))
        canvas.draw(fitted.placed, as: fitted.cells, at: origin, clippedTo: place.intersection(clip))
    }

    private func fitted(_ picture: Picture, in space: Size, _ theme: Theme) -> PictureCache.Fitted? {
        let size =
            fitting == .fill || crop != nil
            ? space : Self.size(of: picture, in: space, shape: theme.cellShape)
        let place = PictureCache.Place(
            picture: ObjectIdentifier(picture), description: description, size: size, fitting: fitting,
            anchor: anchor, crop: crop, shadedRows: shadedRows, symbols: symbols ?? theme.symbols,
            page: theme.page, depth: theme.depth, shape: theme.cellShape)
        do {
            let cache = theme.memory?.store(PictureCache.init) ?? PictureCache()
            return try cache.fitted(place) { () throws(PictureError) in
                let placed = PlacedPicture(
                    shadedRows > 0 ? shaded(picture, in: size, shape: theme.cellShape) : picture,
                    description: description, size: size, fitting: fitting, anchor: anchor, crop: crop)
                return PictureCache.Fitted(
                    picture: picture, placed: placed,
                    cells: try PictureCells(placed, symbols: symbols, theme: theme))
            }
        } catch {
            return nil
        }
    }

    /// How dark the shade is from its first full row to its last: on white, white text has 6 to 1 there.
    private static let shade = (first: 0.62, last: 0.8)

    private func shaded(_ picture: Picture, in size: Size, shape: Double) -> Picture {
        let (width, height) = picture.extent
        let factors = (Double(size.columns) * shape / width, Double(size.rows) / height)
        let factor = fitting == .fill ? max(factors.0, factors.1) : min(factors.0, factors.1)
        // Where a row of the place begins, as a share of the picture's height.
        func share(_ row: Double) -> Double {
            ((height - Double(size.rows) / factor) * anchor.y + row / factor) / height
        }
        func stop(_ row: Double, _ opacity: Double) -> GradientStop {
            GradientStop(share(row), SIMD4(0, 0, 0, UInt8(255 * opacity)))
        }
        let (first, last) = (Double(size.rows - shadedRows), Double(size.rows))
        return picture.behind([
            stop(first - 2, 0), stop(first - 0.4, Self.shade.first), stop(last, Self.shade.last),
        ])
    }

    /// The whole cells that `picture` takes in `space`, for cells of this shape.
    package static func size(of picture: Picture, in space: Size, shape: Double) -> Size {
        let (width, height) = picture.extent
        let factor = min(Double(space.columns) * shape / width, Double(space.rows) / height)
        func cells(_ length: Double, _ room: Int) -> Int {
            min(max(1, Int((length - 0.01).rounded(.up))), room)
        }
        return Size(
            columns: cells(width * factor / shape, space.columns), rows: cells(height * factor, space.rows))
    }

    /// What the picture shows, and why it can't be shown.
    public var words: [String] { PictureWords(state, description).lines }
}

extension PictureView {
    /// The colours of `picture` without its shapes, which cover their place: the room beside it goes on in them.
    public static func backdrop(of picture: Picture, shadedRows: Int = 0, theme: Theme) -> PictureView {
        let known = theme.memory?.store(Backdrops.init) ?? Backdrops()
        let state = known.values.value(picture) {
            do {
                // A little darker, so that the picture stands out.
                let veil = GradientStop(0, SIMD4(0, 0, 0, 80))
                return .shown(try picture.blurred(to: PixelSize(width: 48, height: 32)).behind([veil]))
            } catch {
                return .missing(reason: "")  // Nothing is beside it then.
            }
        }
        return PictureView(state, description: "", fitting: .fill, rows: 1, shadedRows: shadedRows)
    }
}

/// Those of some screens.
private final class Backdrops: Sendable {
    let values = RecentValues<Picture, PictureState>(capacity: 24)
}
