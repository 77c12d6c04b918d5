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
    /// What else people write for it; in any case, and with any spaces and punctuation between the words.
    var otherNames: [String] { get }
}

extension FeedCode {
    /// Feeds write it only as its code.
    public var otherNames: [String] { [] }

    /// The value for `code`, or for a name that people write instead; `unknown` with this text if there is none.
    public init(code: String) {
        self =
            Self.known.first { $0.code == code }
            ?? Self.known.first { $0.isNamed(by: code) } ?? .unknown(code)
    }

    /// What tells it from others, however it is written: for an unknown one, its text without capitals and punctuation.
    package var key: String {
        let key = code.nameKey
        return key.isEmpty ? code : key
    }

    /// Whether `text` is one of the names that people write for it.
    private func isNamed(by text: String) -> Bool {
        guard !otherNames.isEmpty else { return false }
        let key = text.nameKey
        return !key.isEmpty && ([code] + otherNames).contains { $0.nameKey == key }
    }
}

extension String {
    /// The letters and digits alone, in lower case: what counts in a name.
    package var nameKey: String { String(lowercased().filter { $0.isLetter || $0.isNumber }) }
}
