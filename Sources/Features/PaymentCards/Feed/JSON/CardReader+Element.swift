import Foundation
import JSONFeed
import PaymentCardsEntity

extension CardReader {
    /// An element of a list of cards.
    struct Element {
        /// Where it stands, from the slices' zero.
        let range: Range<Int>
        let content: Content
    }

    /// What an element is.
    enum Content {
        case card(CardSlices)
        /// No card, because of this field, whose path begins in the element.
        case fault(UnreadableField)
        /// A decoder has to judge.
        case unusual
    }
}

/// Whether the bytes from `place` are those of `text`.
@inline(__always)
func reads(_ text: StaticString, at place: UnsafePointer<UInt8>) -> Bool {
    memcmp(place, text.utf8Start, text.utf8CodeUnitCount) == 0
}
