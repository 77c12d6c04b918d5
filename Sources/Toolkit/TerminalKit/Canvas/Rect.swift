/// A rectangle of terminal cells. One with no columns or no rows is empty and holds no point.
public struct Rect: Hashable, Sendable {
    /// The top left cell.
    public var origin: Point
    /// The width and height.
    public var size: Size

    /// A rectangle by its top left cell and its size; a negative size is taken as 0.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    }

    /// A rectangle by its left column, top row, width and height.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
    }

    /// The leftmost column.
    public var minColumn: Int { origin.column }
    /// The column just past the rightmost one.
    public var maxColumn: Int { origin.column + size.columns }
    /// The topmost row.
    public var minRow: Int { origin.row }
    /// The row just past the lowest one.
    public var maxRow: Int { origin.row + size.rows }
    /// Whether there is no cell in it.
    public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

    /// Whether the cell at `point` is inside.
    public func contains(_ point: Point) -> Bool {
        point.column >= minColumn && point.column < maxColumn && point.row >= minRow && point.row < maxRow
    }

    /// The cells that both rectangles hold; empty when they do not meet.
    public func intersection(_ other: Rect) -> Rect {
        let column = max(minColumn, other.minColumn)
        let row = max(minRow, other.minRow)
        return Rect(
            column: column, row: row,
            columns: min(maxColumn, other.maxColumn) - column,
            rows: min(maxRow, other.maxRow) - row)
    }

    /// The rectangle with `columns` cells taken off the left and off the right, and `rows` off the top and
    /// the bottom.
    ///
    /// Negative amounts make it larger. It never becomes smaller than empty.
    public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
        Rect(
            column: minColumn + columns, row: minRow + rows,
            columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
    }
}
