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
