/// A picture made of terminal cells: what a view draws and an encoder turns into text.
///
/// A character wider than a cell begins in one cell and continues in the cells to its right. The canvas keeps such characters
/// whole: if a part of one is overwritten or cut off, blanks replace the rest.
public struct Canvas: Equatable, Sendable {
    /// The width and height.
    public let size: Size
    /// The cells row by row.
    private(set) var cells: [Cell]

    /// A canvas of blanks. A negative size is taken as 0.
    public init(size: Size, style: Style = .init()) {
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
        cells = Array(repeating: Cell(style: style), count: self.size.columns * self.size.rows)
    }

    init(columns: Int, cells: [Cell]) {
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
}
