import Values

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
    ///
    /// Inlined where the type is known: otherwise, the system looks for a conformance of each, a fiftieth of the time to start.
    @inlinable public init(code: String) {
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
    @usableFromInline func isNamed(by text: String) -> Bool {
        guard !otherNames.isEmpty else { return false }
        let key = text.nameKey
        return !key.isEmpty && ([code] + otherNames).contains { $0.nameKey == key }
    }
}

extension String {
    /// The letters and digits alone, in lower case: what counts in a name.
    package var nameKey: String {
        // Almost all names are ASCII, where bytes tell it in a fraction of the time.
        guard utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(lowercased().filter { $0.isLetter || $0.isNumber })
        }
        let key = utf8.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            default: nil
            }
        }
        return String(decoding: key, as: UTF8.self)
    }
}

extension String {
    /// Whether it is a key that was likely meant to be `key`: the same but for capitals, punctuation or one slip, or a longer name
    /// that has it as a word, such as `due_date` for `date`.
    package func mayMean(_ key: String) -> Bool {
        nameKey == key.nameKey || words.contains(key) || nameKey.isOneSlip(from: key.nameKey)
    }

    /// Whether it has one typing error, but not in the first letter. Of the shortest words too many are alike.
    private func isOneSlip(from other: String) -> Bool {
        Swift.min(count, other.count) >= 3 && first == other.first
            && Similarity(to: other).errors(in: self) == 1
    }

    /// Its words, in lower case: `due_date` and `dueDate` have two.
    private var words: [String] {
        var words = [""]
        var last: Character = "_"
        for character in self {
            let begins = character.isUppercase && last.isLowercase
            if begins || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1].append(character.lowercased()) }
            last = character
        }
        return words
    }
}
