/// A position in a grid of terminal cells, counted from 0 at the top left.
public struct Point: Hashable, Sendable {
    /// The distance from the left edge in cells; negative values are outside.
    public var column: Int
    /// The distance from the top edge in cells; negative values are outside.
    public var row: Int

    /// A position from its column and row.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The top left.
    public static let zero = Point(column: 0, row: 0)
}

/// A width and a height in terminal cells.
public struct Size: Hashable, Sendable {
    /// The width in cells.
    public var columns: Int
    /// The height in cells.
    public var rows: Int

    /// A size in cells.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A rectangle of terminal cells. Without columns or rows it is empty and contains no point.
public struct Rect: Hashable, Sendable {
    /// The top left cell.
    public var origin: Point
    /// The width and height.
    public var size: Size

    /// A rectangle from its top left cell and its size; a negative size is taken as 0.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    }

    /// A rectangle from its left column, top row, width and height.
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
    /// Whether it contains no cell.
    public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

    /// Whether the cell at `point` is inside.
    public func contains(_ point: Point) -> Bool {
        point.column >= minColumn && point.column < maxColumn && point.row >= minRow && point.row < maxRow
    }

    /// The cells in both rectangles; empty if they don't overlap.
    public func intersection(_ other: Rect) -> Rect {
        let column = max(minColumn, other.minColumn)
        let row = max(minRow, other.minRow)
        return Rect(
            column: column, row: row,
            columns: min(maxColumn, other.maxColumn) - column,
            rows: min(maxRow, other.maxRow) - row)
    }

    /// The rectangle without `columns` cells on the left and on the right, and without `rows` at the top and at the bottom.
    ///
    /// Negative amounts enlarge it. It shrinks no further than to an empty rectangle.
    public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
        Rect(
            column: minColumn + columns, row: minRow + rows,
            columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
    }
}
