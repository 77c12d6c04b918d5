package import JSONFeed
package import PaymentCardsEntity

/// A batch of a list of cards, decoded only where necessary.
///
/// Decoding a card takes many times as long as finding its fields, and a search needs only a few of them. The values are the
/// same either way, masked and safe to show. Cards that share a feed id are numbered.
package struct CardGlances: Sendable {
    /// Whether more cards follow a batch.
    package enum Rest: Sendable {
        /// None: this is the last batch.
        case none
        case some
        /// Only the next batch will tell.
        case unknown
    }

    /// The batch's number in the list, from 0.
    package private(set) var number: Int
    /// The number of cards in the list before this batch.
    package var start: Int
    /// Whether more cards follow.
    package var rest: Rest
    /// The number of cards in the list, if the source knows.
    package var total: Int?
    /// The feed ids that are known to be shared by several cards.
    package var sharedIDs: Set<String> {
        if case .some(_, _, _, let sharedIDs) = elements.unusual { sharedIDs } else { [] }
    }
    /// Whether a server sent the list page by page, so that its parts may be of different moments and something be missing.
    package var isPaged = false
    /// How old the batch is; `nil` if it is current.
    package let kept: KeptCards?
    let elements: CardElements

    /// Elements known to be unreadable without being decoded. A feed may have millions of them, but only a thousand are
    /// reported: a path with an index is built only on demand.
    package struct Faults: Sendable {
        /// By position, each with a path that begins at its element.
        private var fields: [Int: UnreadableField] = [:]
        private let firstIndex: Int

        /// Faults in a part whose first element is at `firstIndex` in the feed's list.
        package init(firstIndex: Int) { self.firstIndex = firstIndex }

        /// Records that the element at `position` is unreadable because of `field`.
        package mutating func add(_ field: UnreadableField, at position: Int) {
            fields[position] = field
        }

        var isEmpty: Bool { fields.isEmpty }

        func has(_ position: Int) -> Bool { fields.index(forKey: position) != nil }

        func entry(at position: Int) -> CardFeed.Entry? {
            fields[position].map { field in
                let index = firstIndex + position
                return .unreadable(UnreadableCard(index: index, field: field.inside("card[\(index)]")))
            }
        }
    }

    /// Elements whose fields are at `slices` of `bytes`, except for those already `decoded` and the `faults`.
    package init(
        bytes: [UInt8], slices: [CardSlices], decoded: [Int: CardFeed.Entry],
        faults: Faults = Faults(firstIndex: 0), isBareList: Bool = false, number: Int = 0, start: Int = 0
    ) {
        self.init(
            CardElements(
                bytes: bytes, slices: slices, isBareList: isBareList,
                unusual: CardElements.Unusual(decoded: decoded, faults: faults)),
            number: number, start: start, rest: .unknown)
    }

    /// A whole list. A card with the identity of one before it gets the next number among those with its feed id.
    package init(_ entries: [CardFeed.Entry]) {
        var taken: Set<CardID> = []
        var highest: [String: Int] = [:]
        let entries = entries.map { entry in
            guard case .card(var card) = entry else { return entry }
            let last = highest[card.id.feedID] ?? 0
            if !taken.insert(card.id).inserted {
                card = card.numbered(last + 1)
                taken.insert(card.id)
            }
            highest[card.id.feedID] = Swift.max(last, card.id.occurrence)
            return .card(card)
        }
        self.init(entries, rest: .none, total: entries.count { $0.card != nil })
    }

    /// Batch `number` of a list, whose cards are numbered already.
    ///
    /// - Parameter sharedIDs: the ids that cards of this and other batches share. Those that later cards of this one share are
    ///   recognized by their numbers.
    package init(
        _ entries: [CardFeed.Entry], number: Int = 0, start: Int = 0, rest: Rest, total: Int?,
        sharedIDs: Set<String> = [], kept: KeptCards? = nil
    ) {
        let later = entries.compactMap(\.card?.id).filter { $0.occurrence > 1 }.map(\.feedID)
        self.init(
            CardElements(
                bytes: [], slices: Array(repeating: CardSlices(), count: entries.count), isBareList: false,
                unusual: CardElements.Unusual(
                    decoded: Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0, $1) }),
                    sharedIDs: sharedIDs.union(later))),
            number: number, start: start, rest: rest, total: total, kept: kept)
    }

    private init(
        _ elements: CardElements, number: Int, start: Int, rest: Rest, total: Int? = nil,
        kept: KeptCards? = nil
    ) {
        (self.elements, self.number, self.start) = (elements, number, start)
        (self.rest, self.total, self.kept) = (rest, total, kept)
    }

    /// The same batch with other elements.
    private func with(_ unusual: CardElements.Unusual) -> CardGlances {
        var other = CardGlances(
            CardElements(
                bytes: elements.bytes, slices: elements.slices, isBareList: elements.isBareList,
                unusual: unusual),
            number: number, start: start, rest: rest, total: total, kept: kept)
        other.isPaged = isPaged
        return other
    }

    /// The same cards, with these numbers at these positions for cards that are not the first with their id.
    ///
    /// - Parameter sharedIDs: ids known to be shared with cards of other batches.
    package func numbered(_ occurrences: [Int: Int], sharing sharedIDs: Set<String> = []) -> CardGlances {
        guard !occurrences.isEmpty || !sharedIDs.isEmpty else { return self }
        let decoded = elements.decoded.merging(
            occurrences.compactMap { position, occurrence in
                elements.decoded[position].map { (position, $0.numbered(occurrence)) }
            }, uniquingKeysWith: { $1 })
        let ids = occurrences.keys.compactMap { self[$0].feedID }
        return with(
            CardElements.Unusual(
                decoded: decoded, faults: elements.faults, occurrences: occurrences,
                sharedIDs: self.sharedIDs.union(ids).union(sharedIDs)))
    }

    /// The same elements as batch `number` of a list, after `start` cards.
    package func placed(number: Int, start: Int) -> CardGlances {
        var other = self
        (other.number, other.start) = (number, start)
        return other
    }

    /// Whether elements are known to be unreadable by their positions in the list, as these are if they are its first batch.
    package var hasFaults: Bool { !elements.faults.isEmpty }

    /// The result of `look` for the id at `position`, if its bytes need no decoding; otherwise `nil`.
    package func plainID(at position: Int, _ look: (UnsafeRawBufferPointer) -> UInt64) -> UInt64? {
        let slice = elements.slices[position].id
        guard slice.isPlain, !slice.isMissing, !elements.isKnown(at: position) else { return nil }
        return elements.bytes.withUnsafeBytes { look(UnsafeRawBufferPointer(rebasing: $0[slice.range])) }
    }
}

extension CardGlances: RandomAccessCollection {
    /// The position of the first element.
    package var startIndex: Int { 0 }
    /// The position after the last element.
    package var endIndex: Int { elements.slices.count }

    /// Passes all elements, in half the time that it takes by their positions.
    package struct Iterator: IteratorProtocol {
        private let elements: CardElements
        private var position = 0

        fileprivate init(_ elements: CardElements) { self.elements = elements }

        /// The next element; `nil` after the last one.
        package mutating func next() -> CardGlance? {
            guard position < elements.slices.count else { return nil }
            defer { position += 1 }
            return CardGlance(elements: elements, position: position)
        }
    }

    /// An iterator over the elements.
    package func makeIterator() -> Iterator { Iterator(elements) }

    /// The number of cards among the elements.
    package var cardCount: Int {
        if case .nothing = elements.unusual { count } else { indices.count(where: elements.isCard) }
    }

    /// A lazily decoded element.
    package subscript(position: Int) -> CardGlance {
        CardGlance(elements: elements, position: position)
    }
}
