import Foundation
import PaymentCardsEntity

extension CardGlances {
    /// The elements of `part`, the first of which is at `firstIndex` of the feed's list.
    ///
    /// What is unusual is decoded: that it is unreadable has to be known, and its place among the cards depends on it.
    init(_ part: ListPart<CardReader.Element>, firstIndex: Int) {
        let bytes = part.window.bytes
        var slices: [CardSlices] = []
        slices.reserveCapacity(part.elements.count)
        var decoded: [Int: CardFeed.Entry] = [:]
        for (position, element) in part.elements.enumerated() {
            slices.append(element.card ?? CardSlices())
            if element.card.map({ Self.isEmpty($0.id, in: bytes) || Self.isEmpty($0.number, in: bytes) })
                ?? true
            {
                decoded[position] = CardFeed.Entry(json: bytes[element.range], index: firstIndex + position)
            }
        }
        self.init(bytes: bytes, slices: slices, decoded: decoded)
    }

    /// Whether nothing is left of a text that must not be empty.
    private static func isEmpty(_ slice: FeedSlice, in bytes: [UInt8]) -> Bool {
        guard !slice.isPlain else { return slice.length == 0 }
        return FeedText(bytes[slice.range], traits: slice.traits).text.isEmpty
    }
}

extension CardFeed.Entry {
    /// Decodes an element of a feed's list.
    fileprivate init(json: ArraySlice<UInt8>, index: Int) {
        do {
            self = .card(try ExactJSON.decode(PaymentCard.self, from: Data(json)))
        } catch let field as UnreadableField {
            self = .unreadable(UnreadableCard(index: index, field: field.inside("card[\(index)]")))
        } catch {
            // Well-formed JSON that no decoder represents.
            let field = UnreadableField(path: "card[\(index)]", expected: .object, found: .brokenText)
            self = .unreadable(UnreadableCard(index: index, field: field))
        }
    }
}
