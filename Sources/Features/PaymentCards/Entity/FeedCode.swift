/// A word from the feed with a fixed list of meanings, such as a bank or an action.
///
/// Feeds grow faster than programs: a word that is not on the list is kept as `unknown` with its text, never refused.
public protocol FeedCode: Hashable, Sendable {
    /// Every value with a meaning of its own, in the order people should see them.
    static var known: [Self] { get }
    /// A value that this version does not know, as the feed wrote it.
    static func unknown(_ text: String) -> Self
    /// The word as the feed writes it.
    var code: String { get }
}

extension FeedCode {
    /// The value that `code` stands for; `unknown` with the same text when it stands for none.
    public init(code: String) {
        self = Self.known.first { $0.code == code } ?? .unknown(code)
    }
}
