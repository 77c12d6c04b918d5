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
