/// A place on a grid of terminal cells, counted from 0 at the top left.
public struct Point: Hashable, Sendable {
    /// How many cells from the left edge; negative is outside.
    public var column: Int
    /// How many cells from the top edge; negative is outside.
    public var row: Int

    /// A place by its column and row.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The top left.
    public static let zero = Point(column: 0, row: 0)
}
