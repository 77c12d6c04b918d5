import Foundation
import PaymentCardsEntity
import PaymentCardsPorts

/// A feed without the elements of its lists: small, and judged by the decoder of whole feeds.
struct FeedEnvelope {
    private var root: ArraySlice<UInt8>?
    private var members: [ArraySlice<UInt8>] = []

    /// The envelope of an object, as far as members are added.
    init() {}

    /// The envelope of a document that is `root` and no object.
    init(root: ArraySlice<UInt8>) {
        self.root = Self.emptied(root)
    }

    /// Adds a member, whose key stands in the feed as it is `written`.
    ///
    /// A member that a feed need not have is left out. Only a decoder knows whether a key with an escape is Unicode.
    mutating func add(key: String, written: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
        let isNeeded = ["card", "stat", "message", "statement"].contains(key)
        guard isNeeded || written.contains(UInt8(ascii: "\\")) else { return }
        members.append(
            written + [UInt8(ascii: ":")] + (isNeeded ? Self.emptied(value) : Array("0".utf8)[...]))
    }

    /// Checks the feed for what only the whole of it shows.
    ///
    /// - Throws: `notAFeed`, or `refused`.
    func check(source: String) throws(CardsError) {
        _ = try feed(source: source)
    }

    /// The feed as it is without the elements of its lists.
    func feed(source: String) throws(CardsError) -> CardFeed {
        let object = Array("{".utf8) + members.joined(separator: ",".utf8) + Array("}".utf8)
        return try CardFeedDecoder(source: source).feed(of: Data(root ?? object[...]))
    }

    private static func emptied(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        switch value.first {
        case UInt8(ascii: "["): Array("[]".utf8)[...]
        case UInt8(ascii: "{"): Array("{}".utf8)[...]
        default: value
        }
    }
}
