import Foundation
import JSONFeed
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

/// Whether the bytes from `place` are those of `text`.
@inline(__always)
func reads(_ text: StaticString, at place: UnsafePointer<UInt8>) -> Bool {
    memcmp(place, text.utf8Start, text.utf8CodeUnitCount) == 0
}
