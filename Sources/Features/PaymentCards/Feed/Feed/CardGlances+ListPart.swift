import Foundation
import JSONFeed
import PaymentCardsEntity

extension CardGlances {
    /// The elements of `part`, which is part `number` of the feed's list. The first element is at `firstIndex` in the list, after
    /// `start` cards.
    ///
    /// Unreadable elements are identified, since the places of cards depend on them; elements too unusual to judge are
    /// decoded.
    init(_ part: ListPart<CardReader.Element>, number: Int = 0, start: Int = 0, firstIndex: Int = 0) {
        let bytes = part.window.bytes
        var slices: [CardSlices] = []
        slices.reserveCapacity(part.elements.count)
        var decoded: [Int: CardFeed.Entry] = [:]
        var faults = Faults(firstIndex: firstIndex)
        for (position, element) in part.elements.enumerated() {
            switch element.content {
            case .card(let card):
                slices.append(card)
                if Self.isEmpty(card.id, in: bytes) {
                    faults.add(UnreadableField(path: "id", expected: .text, found: .emptyText), at: position)
                } else if Self.isEmpty(card.number, in: bytes) {
                    faults.add(
                        UnreadableField(path: "number", expected: .text, found: .emptyText), at: position)
                }
            case .fault(let field):
                slices.append(CardSlices())
                faults.add(field, at: position)
            case .unusual:
                slices.append(CardSlices())
                let entry = CardFeed.Entry(json: bytes[element.range], index: firstIndex + position)
                decoded[position] = part.place.isBareList ? entry.inBareList : entry
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

extension CardFeed.Entry {
    /// Decodes an element of a feed's list.
    fileprivate init(json: ArraySlice<UInt8>, index: Int) {
        do {
            self = .card(try ExactJSON.cards.decode(PaymentCard.self, from: Data(json)))
        } catch let field as UnreadableField {
            self = .unreadable(UnreadableCard(index: index, field: field.inside("card[\(index)]")))
        } catch {
            // Well-formed JSON that no decoder can represent.
            let field = UnreadableField(path: "card[\(index)]", expected: .object, found: .brokenText)
            self = .unreadable(UnreadableCard(index: index, field: field))
        }
    }
}
