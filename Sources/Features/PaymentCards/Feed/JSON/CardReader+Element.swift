import Foundation
package import JSONFeed
import PaymentCardsEntity

extension CardReader {
    /// An element of a list of cards.
    struct Element {
        /// Its range, with the same origin as the slices.
        let range: Range<Int>
        let content: Content
    }

    /// The kind of an element.
    enum Content {
        case card(CardSlices)
        /// Not a card, because of this field, whose path begins at the element.
        case fault(UnreadableField)
        /// Only a decoder can judge it.
        case unusual
    }
}

/// A list of actions, which most cards have in common with the card before: then it isn't read again.
struct LastActions {
    private let range: Range<Int>

    /// A list with its brackets, all of it plain texts, in a window; none without a range, or if it is short.
    init(_ range: Range<Int> = 0..<0) { self.range = range.count < 8 ? 0..<0 : range }

    /// Where the same list ends, if it is at `place` in the window that begins at `base`. Bytes are compared in order, so none beyond
    /// the padding is looked at.
    @inline(__always)
    func end(at place: UnsafePointer<UInt8>, from base: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        guard !range.isEmpty else { return nil }
        func isSame(_ offset: Int) -> Bool {
            UnsafeRawPointer(place + offset).loadUnaligned(as: UInt64.self)
                == UnsafeRawPointer(base + range.lowerBound + offset).loadUnaligned(as: UInt64.self)
        }
        var offset = 0
        while offset + 8 <= range.count {
            guard isSame(offset) else { return nil }
            offset += 8
        }
        return isSame(range.count - 8) ? place + range.count : nil
    }
}

/// The length of one of the keys of cards and dues, if it is at `key` and a quote ends it: then it needs no look at each of its signs.
/// 0 for other keys.
@inline(__always)
func lengthOfKnownKey(at key: UnsafePointer<UInt8>) -> Int {
    switch key.pointee {
    case UInt8(ascii: "i"): reads("id\"", at: key) ? 2 : 0
    case UInt8(ascii: "t"): reads("title\"", at: key) ? 5 : reads("type\"", at: key) ? 4 : 0
    case UInt8(ascii: "n"): reads("number\"", at: key) ? 6 : 0
    case UInt8(ascii: "c"):
        reads("currency\"", at: key) ? 8 : reads("card_holder_name\"", at: key) ? 16 : 0
    case UInt8(ascii: "b"): reads("bank_name\"", at: key) ? 9 : 0
    case UInt8(ascii: "d"): reads("due\"", at: key) ? 3 : reads("date\"", at: key) ? 4 : 0
    case UInt8(ascii: "a"): reads("amount\"", at: key) ? 6 : reads("actions\"", at: key) ? 7 : 0
    case UInt8(ascii: "s"): reads("state\"", at: key) ? 5 : 0
    default: 0
    }
}

/// Whether the bytes from `place` are those of `text`.
@inline(__always)
func reads(_ text: StaticString, at place: UnsafePointer<UInt8>) -> Bool {
    memcmp(place, text.utf8Start, text.utf8CodeUnitCount) == 0
}

// Values of another type than the format demands. Some are readable nevertheless: a card that has one is decoded.

extension CardReader {
    /// Passes a value of another type than the one that belongs to `place`.
    mutating func odd(_ place: CardFault.Place, isFirst: Bool) -> FeedSlice? {
        guard isFirst else { return cursor.value(depth: depth + place.depth) ? .missing : nil }
        switch place {
        case .id, .dueID, .dueState:
            if cursor.isAt("n"), place.mayBeNull { return null() }
            if cursor.isAt("-") || 0x30...0x39 ~= cursor.place.pointee, place.isID { return numericID(place) }
        case .dueAmount:
            if cursor.isAt("\"") { return textAmount() }
        default: break
        }
        return skipOdd(place) ? .missing : nil
    }

    /// A number used as an id. It is a fault unless it is an integer written only in digits.
    private mutating func numericID(_ place: CardFault.Place) -> FeedSlice? {
        let start = cursor.place
        guard cursor.number() != nil else { return nil }
        let isID = JSONNumber.isID(UnsafeBufferPointer(start: start, count: cursor.place - start))
        if isID { isOdd = true } else { findings.note(place, .number) }
        return .missing
    }

    /// Null in place of a field that may be missing. Which one of several with its key counts is left to a decoder.
    private mutating func null() -> FeedSlice? {
        isCertain = false
        return cursor.value(depth: depth + 1) ? .missing : nil
    }

    /// A text used as an amount: a short number, or something that only a decoder can judge, such as an amount with its currency.
    private mutating func textAmount() -> FeedSlice? {
        var inside = cursor
        guard plainText() != nil else { return nil }
        let isShort = inside.skip("\"") && inside.number() == true && inside.place == cursor.place - 1
        if isShort { isOdd = true } else { isCertain = false }
        return .missing
    }
}

extension ExactJSON {
    /// A decoder of what is said about cards.
    package static let cards = ExactJSON(idKeys: ["id", "card_id"])
}
