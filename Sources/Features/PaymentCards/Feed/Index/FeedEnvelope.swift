import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

/// A feed without the elements of its lists: small enough to be judged by the decoder for whole feeds.
struct FeedEnvelope {
    private var root: ArraySlice<UInt8>?
    private var members: [ArraySlice<UInt8>] = []

    /// The envelope of an object, initially without members.
    init() {}

    /// The envelope of a document whose root, `root`, is not an object.
    init(root: ArraySlice<UInt8>) { self.root = Self.emptied(root) }

    /// Adds a member with its key as it is `written` in the feed.
    ///
    /// Optional members of a feed are left out. Only a decoder can tell whether a key with an escape is valid Unicode.
    mutating func add(key: String, written: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
        let isNeeded = ["card", "stat", "message", "statement"].contains(key)
        guard isNeeded || written.contains(UInt8(ascii: "\\")) else { return }
        members.append(
            written + [UInt8(ascii: ":")] + (isNeeded ? Self.emptied(value) : Array("0".utf8)[...]))
    }

    /// Checks what can be judged only for the feed as a whole.
    ///
    /// - Throws: `notAFeed` or `refused`.
    func check(source: String) throws(CardsError) {
        _ = try feed(source: source)
    }

    /// The feed without the elements of its lists.
    func feed(source: String) throws(CardsError) -> CardFeed {
        guard !isPlain else { return CardFeed(entries: []) }
        var object = Array("{".utf8)
        for member in members {
            if object.count > 1 { object.append(UInt8(ascii: ",")) }
            object += member
        }
        object.append(UInt8(ascii: "}"))
        return try CardFeedDecoder(source: source).feed(of: Data(root ?? object[...]))
    }

    /// Whether it is what nearly all feeds have, so that no decoder has to judge it, of which the first use costs a tenth of a program's
    /// start: a list of cards, perhaps one of statements, and no refusal.
    private var isPlain: Bool {
        guard root == nil, members.contains(where: Self.cards.elementsEqual) else { return false }
        let counts = Self.plain.map { plain in members.count(where: plain.elementsEqual) }
        return counts.allSatisfy { $0 <= 1 } && counts.reduce(0, +) == members.count
    }

    private static let cards = Array(#""card":[]"#.utf8)
    private static let plain = [cards, Array(#""stat":"ok""#.utf8), Array(#""statement":[]"#.utf8)]

    private static func emptied(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        switch value.first {
        case UInt8(ascii: "["): Array("[]".utf8)[...]
        case UInt8(ascii: "{"): Array("{}".utf8)[...]
        default: value
        }
    }
}
