/// A word in the feed with a fixed set of meanings, such as a bank or an action.
///
/// Feeds grow faster than programs: a word that is not in the set is kept as `unknown` with its text, never rejected.
public protocol FeedCode: Hashable, Sendable {
    /// Every value with its own meaning, in display order.
    static var known: [Self] { get }
    /// A value that this version doesn't know, as in the feed.
    static func unknown(_ text: String) -> Self
    /// The word in the feed.
    var code: String { get }
}

extension FeedCode {
    /// The value for `code`; `unknown` with this text if there is none.
    public init(code: String) {
        self = Self.known.first { $0.code == code } ?? .unknown(code)
    }
}
