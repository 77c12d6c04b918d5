// Longer than most: all that draws has to keep wide characters whole, and what can be clicked in its place.
/// A picture made of terminal cells: what a view draws and an encoder turns into text.
///
/// A character wider than a cell begins in one cell and continues in the cells to its right. The canvas keeps such characters
/// whole: if a part of one is overwritten or cut off, blanks replace the rest.
public struct Canvas: Sendable {
    /// The width and height.
    public let size: Size
    /// The cells row by row.
    private(set) var cells: [Cell]
    /// What can be clicked.
    var targets = CanvasTargets()
    /// What cells show parts of.
    var pictures = CanvasPictures()
    /// What lies over cells.
    var sprites: [Sprite] = []
    /// Where the person types.
    var drawnCursor: DrawnCursor?

    /// A canvas of blanks. A negative size is taken as 0.
    public init(size: Size, style: Style = .init()) {
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
        cells = Array(repeating: Cell(style: style), count: self.size.columns * self.size.rows)
    }

    /// A canvas of the cells of a picture. Where it is clear there are blanks.
    public init(_ picture: PictureCells) {
        self.init(columns: picture.size.columns, cells: picture.cells.map { $0 ?? Cell() })
    }

    init(columns: Int, cells: [Cell], pictures: CanvasPictures = CanvasPictures()) {
        self.pictures = pictures
        size = Size(columns: columns, rows: columns > 0 ? cells.count / columns : 0)
        self.cells = cells
    }

    /// The whole canvas as a rectangle.
    public var bounds: Rect { Rect(origin: .zero, size: size) }

    /// The cell at `point`. Outside the canvas it is a plain blank, and setting it has no effect.
    ///
    /// Setting a wide character sets its continuation too. If there is no room for that, or a continuation has no character, a
    /// blank is set instead.
    public subscript(point: Point) -> Cell {
        get { bounds.contains(point) ? cells[index(point)] : Cell() }
        set {
            guard bounds.contains(point) else { return }
            let index = index(point)
            guard let text = newValue.text else {
                if cells[index].text == nil {
                    cells[index].style = newValue.style
                } else {
                    setBlank(at: point, style: newValue.style)
                }
                return
            }
            let columns = text.columns
            if columns > 0, point.column + columns <= size.columns {
                set(text.bounded, columns: columns, at: index, style: newValue.style)
            } else {
                setBlank(at: point, style: newValue.style)
            }
        }
    }

    /// The rows as text, joined by line feeds, without styles and trailing spaces.
    public var text: String {
        (0..<size.rows).map { row in
            var line = ""
            for cell in self[row: row] {
                if let character = cell.text { line.append(character) }
            }
            while line.last == " " { line.removeLast() }
            return line
        }
        .joined(separator: "\n")
    }

    /// The cells of one row.
    subscript(row row: Int) -> ArraySlice<Cell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    func index(_ point: Point) -> Int { point.row * size.columns + point.column }
}

extension Canvas: Equatable {
    /// Whether both look the same.
    public static func == (left: Canvas, right: Canvas) -> Bool {
        left.size == right.size && left.cells == right.cells
    }
}

extension Canvas {
    /// Sets a character that fits into its row, and blanks the rest of wide characters that it overwrites.
    mutating func set(_ text: Character, columns: Int, at index: Int, style: Style) {
        splitWide(before: index)
        splitWide(before: index + columns)
        cells[index] = Cell(text: text, style: style)
        for continuation in index + 1..<index + columns {
            cells[continuation] = Cell(text: nil, style: style)
        }
    }

    mutating func setBlank(at point: Point, style: Style) {
        set(" ", columns: 1, at: index(point), style: style)
    }

    /// Blanks all cells of a wide character that crosses the boundary before `index`.
    mutating func splitWide(before index: Int) {
        guard index < cells.count, cells[index].text == nil else { return }
        var first = index
        while first > 0, cells[first].text == nil { first -= 1 }
        var next = first
        repeat {
            cells[next].text = " "
            next += 1
        } while next < cells.count && cells[next].text == nil
    }

    /// Replaces a cell without considering its neighbours.
    mutating func replace(_ index: Int, with cell: Cell) { cells[index] = cell }

    /// Makes a cell show a part of a picture.
    mutating func setPart(_ part: PicturePart, at point: Point) { cells[index(point)].part = part }
}

extension Canvas {
    /// Writes `text` in one row, beginning at `point`, without the parts outside the canvas.
    ///
    /// Control characters, line feeds and characters that change the writing direction are dropped, so that foreign text can't
    /// control the terminal. So is everything else that takes no cell by itself, and the scalars of a character past the 24th.
    /// A wide character that is cut by an edge becomes a blank.
    ///
    /// - Parameters:
    ///   - style: How to draw. Without a background, each cell keeps its own; over half blocks, that is the mean of the two
    ///     halves.
    ///   - maxColumns: The maximum number of cells for the text; `nil` for no limit.
    /// - Returns: How many cells the text took, including those to the left of the canvas.
    @discardableResult
    public mutating func put(
        _ text: some StringProtocol, at point: Point, style: Style, maxColumns: Int? = nil
    ) -> Int {
        guard point.row >= 0, point.row < size.rows, point.column < size.columns else { return 0 }
        let start = max(point.column, -Self.farLeft)
        let room = min(maxColumns ?? .max, size.columns - start)
        guard room > 0 else { return 0 }
        let rowStart = point.row * size.columns
        var used = 0
        for character in text.slice.bounded(toColumns: room).text {
            let columns = character.columns
            guard columns > 0 else { continue }
            let column = start + used
            guard used + columns <= room else {
                blank(column..<start + room, inRowAt: rowStart, style: style)
                return room
            }
            used += columns
            if column >= 0 {
                let index = rowStart + column
                let style = style.over(cells[index])
                set(character.bounded, columns: columns, at: index, style: style)
            } else if column + columns > 0 {
                blank(0..<column + columns, inRowAt: rowStart, style: style)
            }
        }
        return used
    }

    /// How far to the left of the canvas a text may begin and still be drawn where it enters.
    private static let farLeft = 1 << 20

    private mutating func blank(_ columns: Range<Int>, inRowAt rowStart: Int, style: Style) {
        for column in columns.clamped(to: 0..<size.columns) {
            let index = rowStart + column
            let style = style.over(cells[index])
            set(" ", columns: 1, at: index, style: style)
        }
    }
}

extension Style {
    /// This style on top of the contents of `cell`.
    func over(_ cell: Cell) -> Style {
        guard background == nil else { return self }
        var style = self
        style.background = cell.backgroundForText
        return style
    }
}

extension Canvas {
    /// Clears the part of `rect` that is on the canvas, and gives it `style`.
    public mutating func fill(_ rect: Rect, style: Style) {
        replace(rect) { _, _ in Cell(style: style) }
        cover(rect)
    }

    /// Paints pixels half a cell high, two of them in each cell of `rect`.
    ///
    /// - Parameter color: The colour at a column and a half row, both counted from 0 at the top left of `rect`. It is not
    ///   called for pixels outside the canvas.
    public mutating func paint(_ rect: Rect, color: (_ column: Int, _ halfRow: Int) -> Color) {
        replace(rect) { column, row in
            let upper = color(column, 2 * row)
            let lower = color(column, 2 * row + 1)
            return upper == lower
                ? Cell(style: Style(background: lower))
                : Cell(text: Cell.upperHalf, style: Style(foreground: upper, background: lower))
        }
    }

    /// Copies `other`, including its blanks, so that its top left cell is at `origin`.
    ///
    /// The origin may be outside, so a picture can slide out of its frame. A wide character that gets cut becomes a blank.
    ///
    /// - Parameter clip: The part of this canvas that may change; `nil` for all of it.
    public mutating func blit(_ other: Canvas, at origin: Point, clippedTo clip: Rect? = nil) {
        let target = Rect(origin: origin, size: other.size)
        let visible = target.intersection(clip ?? bounds).intersection(bounds)
        guard !visible.isEmpty else { return }
        let piece = other.cropped(
            to: Rect(
                column: visible.minColumn - origin.column, row: visible.minRow - origin.row,
                columns: visible.size.columns, rows: visible.size.rows))
        replace(visible) { column, row in piece.cells[row * piece.size.columns + column] }
        cover(visible)
        targets.add(other.targets, at: origin, clippedTo: visible)
        if let cursor = other.drawnCursor?.moved(by: origin), visible.contains(cursor.place) {
            drawnCursor = cursor
        }
        pictures.add(other.pictures)
        let clip = visible == target ? nil : visible
        sprites += other.sprites.map { $0.moved(by: origin, clippedTo: clip) }
    }

    /// Replaces the single cells of a rectangle; `cell` is called with positions relative to the rectangle's top left.
    private mutating func replace(_ rect: Rect, by cell: (_ column: Int, _ row: Int) -> Cell) {
        let visible = rect.intersection(bounds)
        guard !visible.isEmpty else { return }
        for row in visible.minRow..<visible.maxRow {
            let rowStart = row * size.columns
            splitWide(before: rowStart + visible.minColumn)
            if visible.maxColumn < size.columns { splitWide(before: rowStart + visible.maxColumn) }
            for column in visible.minColumn..<visible.maxColumn {
                replace(rowStart + column, with: cell(column - rect.minColumn, row - rect.minRow))
            }
        }
    }
}
