public import Pictures
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
    public init(
        _ state: PictureState, description: String, fitting: Fitting = .fit, anchor: Anchor = .center,
        symbols: PictureSymbols? = nil, rows: Int? = nil, cellShape: Double = 0.5
    ) {
        self.state = state
        self.description = description.oneLine
        self.fitting = fitting
        self.anchor = anchor
        self.symbols = symbols
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

    /// Draws the picture, or its words if there are no colours, too few for it, or no picture.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        draw(on: &canvas, in: place, clippedTo: place, theme: theme)
    }

    /// The same in a `place` that may extend beyond `clip`.
    func draw(on canvas: inout Canvas, in place: Rect, clippedTo clip: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        guard case .shown(let picture) = state, theme.depth > .none, theme.pictures != .words,
            let fitted = fitted(picture, in: place.size, theme),
            fitted.cells.difference <= Self.mostDifference
        else { return PictureWords(state, description).draw(on: &canvas, in: place, theme: theme) }
        let size = fitted.placed.size
        func offset(_ room: Int, _ fraction: Double) -> Int { Int((Double(room) * fraction).rounded()) }
        let origin = Point(
            column: place.minColumn + offset(place.size.columns - size.columns, anchor.x),
            row: place.minRow + offset(place.size.rows - size.rows, anchor.y))
        canvas.draw(fitted.placed, as: fitted.cells, at: origin, clippedTo: place.intersection(clip))
    }

    /// The difference beyond which a picture in few colours is unrecognizable: with 16, a photograph is noise, but a flag is
    /// still a flag.
    private static let mostDifference = 0.16

    private func fitted(_ picture: Picture, in space: Size, _ theme: Theme) -> PictureCache.Fitted? {
        let size =
            fitting == .fill || crop != nil
            ? space : Self.size(of: picture, in: space, shape: theme.cellShape)
        let place = PictureCache.Place(
            picture: ObjectIdentifier(picture), description: description, size: size, fitting: fitting,
            anchor: anchor, crop: crop, symbols: symbols ?? theme.symbols, page: theme.page,
            depth: theme.depth,
            shape: theme.cellShape)
        do {
            let cache = theme.memory?.store(PictureCache.init) ?? PictureCache()
            return try cache.fitted(place) { () throws(PictureError) in
                let placed = PlacedPicture(
                    picture, description: description, size: size, fitting: fitting, anchor: anchor,
                    crop: crop)
                return PictureCache.Fitted(
                    placed: placed, cells: try PictureCells(placed, symbols: symbols, theme: theme))
            }
        } catch {
            return nil
        }
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
