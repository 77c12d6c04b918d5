import Foundation
package import JSONFeed
import PaymentCardsEntity
import PaymentCardsGlances

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
