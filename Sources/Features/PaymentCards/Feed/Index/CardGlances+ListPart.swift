import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

extension CardGlances {
    /// The elements of `part`, which is part `number` of the feed's list. The first element is at `firstIndex` in the list, after
    /// `start` cards.
    ///
    /// Unreadable elements are identified, since the places of cards depend on them; elements too unusual to judge are
    /// decoded.
    ///
    /// - Parameter tell: tells of an unreadable element what people should know; `nil` for one that is only counted.
    init(
        _ part: ListPart<CardReader.Element>, number: Int = 0, start: Int = 0, firstIndex: Int = 0,
        tell: (Int, UnreadableField, Range<Int>) throws(CardsError) -> UnreadableCard? = { _, _, _ in nil }
    ) throws(CardsError) {
        let bytes = part.window.bytes
        var slices: [CardSlices] = []
        slices.reserveCapacity(part.elements.count)
        var decoded: [Int: CardFeed.Entry] = [:]
        var faults = Faults(firstIndex: firstIndex)
        func add(_ field: UnreadableField, at position: Int) throws(CardsError) {
            let range = part.elements[position].range
            if let card = try tell(firstIndex + position, field, range) {
                decoded[position] = .unreadable(card)
            } else {
                faults.add(field, at: position)
            }
        }
        for (position, element) in part.elements.enumerated() {
            switch element.content {
            case .card(let card):
                slices.append(card)
                if Self.isEmpty(card.id, in: bytes) {
                    try add(UnreadableField(path: "id", expected: .text, found: .emptyText), at: position)
                } else if Self.isEmpty(card.number, in: bytes) {
                    try add(
                        UnreadableField(path: "number", expected: .text, found: .emptyText), at: position)
                }
            case .fault(let field):
                slices.append(CardSlices())
                try add(field, at: position)
            case .unusual:
                slices.append(CardSlices())
                do throws(UnreadableField) {
                    let card = try PaymentCard(json: bytes[element.range])
                    decoded[position] = .card(part.place.isBareList ? card.inBareList : card)
                } catch {
                    try add(error, at: position)
                }
            }
        }
        self.init(
            bytes: bytes, slices: slices, decoded: decoded, faults: faults,
            isBareList: part.place.isBareList, number: number, start: start)
    }

    /// Whether a text that must not be empty is empty after cleaning.
    private static func isEmpty(_ slice: FeedSlice, in bytes: [UInt8]) -> Bool {
        !slice.isPlain && FeedText(bytes[slice.range], traits: slice.traits).text.isEmpty
    }
}

extension PaymentCard {
    /// Decodes an element of a feed's list; the path of a fault begins at the element.
    init(json: ArraySlice<UInt8>) throws(UnreadableField) {
        do {
            self = try ExactJSON.cards.decode(PaymentCard.self, from: Data(json))
        } catch let field as UnreadableField {
            throw field
        } catch {
            // Well-formed JSON that no decoder can represent.
            throw UnreadableField(path: "", expected: .object, found: .brokenText)
        }
    }
}
