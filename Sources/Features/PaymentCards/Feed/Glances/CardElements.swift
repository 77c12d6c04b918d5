import PaymentCardsEntity

/// The elements of a batch. It is a class because every glance refers to it, and copies of a reference are cheap.
final class CardElements: Sendable {
    let bytes: [UInt8]
    let slices: [CardSlices]
    /// Whether the list is the whole feed.
    let isBareList: Bool
    let unusual: Unusual

    /// Properties that few batches have.
    enum Unusual {
        case nothing
        /// By position: elements that had to be decoded, unreadable elements, and the numbers of cards that are not the first
        /// with their id. And ids that are known to be shared.
        case some(
            decoded: [Int: CardFeed.Entry], faults: CardGlances.Faults, occurrences: [Int: Int],
            sharedIDs: Set<String>)

        init(
            decoded: [Int: CardFeed.Entry], faults: CardGlances.Faults = CardGlances.Faults(firstIndex: 0),
            occurrences: [Int: Int] = [:], sharedIDs: Set<String> = []
        ) {
            self =
                decoded.isEmpty && faults.isEmpty && occurrences.isEmpty && sharedIDs.isEmpty
                ? .nothing
                : .some(decoded: decoded, faults: faults, occurrences: occurrences, sharedIDs: sharedIDs)
        }
    }

    init(bytes: [UInt8], slices: [CardSlices], isBareList: Bool, unusual: Unusual) {
        (self.bytes, self.slices, self.isBareList, self.unusual) = (bytes, slices, isBareList, unusual)
    }

    var decoded: [Int: CardFeed.Entry] {
        if case .some(let decoded, _, _, _) = unusual { decoded } else { [:] }
    }

    var faults: CardGlances.Faults {
        if case .some(_, let faults, _, _) = unusual { faults } else { .init(firstIndex: 0) }
    }

    var occurrences: [Int: Int] {
        if case .some(_, _, let occurrences, _) = unusual { occurrences } else { [:] }
    }

    /// Whether the element at `position` is known without its slices.
    func isKnown(at position: Int) -> Bool {
        guard case .some(let decoded, let faults, _, _) = unusual else { return false }
        return decoded.index(forKey: position) != nil || faults.has(position)
    }

    /// Whether the element at `position` is a card.
    func isCard(at position: Int) -> Bool {
        guard case .some(let decoded, let faults, _, _) = unusual else { return true }
        if faults.has(position) { return false }
        if case .unreadable = decoded[position] { return false }
        return true
    }

    /// The element known to be at `position`.
    func entry(at position: Int) -> CardFeed.Entry? {
        guard case .some(let decoded, let faults, _, _) = unusual else { return nil }
        return decoded[position] ?? faults.entry(at: position)
    }

    /// The card at `position`, if it had to be decoded.
    func knownCard(at position: Int) -> PaymentCard? {
        if case .some(let decoded, _, _, _) = unusual { decoded[position]?.card } else { nil }
    }

    /// The number of the card at `position` among those with its id, from 1, as far as it is known.
    func occurrence(at position: Int) -> Int {
        if case .some(_, _, let occurrences, _) = unusual { occurrences[position] ?? 1 } else { 1 }
    }
}
