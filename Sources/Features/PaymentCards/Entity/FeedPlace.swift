/// A place in a feed, as compilers write it.
public struct FeedPlace: Hashable, Sendable {
    /// The feed's name in errors: a path, `-`, or a server.
    public let source: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int

    public init(source: String, line: Int, column: Int) {
        (self.source, self.line, self.column) = (source, line, column)
    }
}
