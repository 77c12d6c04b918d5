package import JSONFeed
public import PaymentCardsEntity

/// A batch of a list of cards, decoded only where necessary.
///
/// Decoding a card takes many times as long as finding its fields, and a search needs only a few of them. The values are the
/// same either way, masked and safe to show. Cards that share a feed id are numbered.
public struct CardGlances: Sendable {
    /// Whether more cards follow a batch.
    public enum Rest: Sendable {
        /// None: this is the last batch.
        case none
        case some
        /// Only the next batch will tell.
        case unknown
    }

    /// The batch's number in the list, from 0.
    public let number: Int
    /// The number of cards in the list before this batch.
    public package(set) var start: Int
    /// Whether more cards follow.
    public package(set) var rest: Rest
    /// The number of cards in the list, if the source knows.
    public package(set) var total: Int?
    /// The feed ids that are known to be shared by several cards.
    public var sharedIDs: Set<String> {
        if case .some(_, _, _, let sharedIDs) = unusual { sharedIDs } else { [] }
    }
    /// Whether the list is the whole feed.
    let isBareList: Bool
    /// Whether a server sent the list page by page, so that its parts may be of different moments and something be missing.
    public package(set) var isPaged = false
    /// How old the batch is; `nil` if it is current.
    public let kept: KeptCards?
    let bytes: [UInt8]
    let slices: [CardSlices]
    private let unusual: Unusual

    /// Properties besides shared ids that few parts have. It is indirect to keep a part small.
    private indirect enum Unusual {
        case nothing
        /// By position: elements that had to be decoded, unreadable elements, and the numbers of cards that are not the first
        /// with their id.
        case some(
            decoded: [Int: CardFeed.Entry], faults: Faults, occurrences: [Int: Int], sharedIDs: Set<String>)

        init(
            decoded: [Int: CardFeed.Entry], faults: Faults = Faults(firstIndex: 0),
            occurrences: [Int: Int] = [:], sharedIDs: Set<String> = []
        ) {
            self =
                decoded.isEmpty && faults.isEmpty && occurrences.isEmpty && sharedIDs.isEmpty
                ? .nothing
                : .some(decoded: decoded, faults: faults, occurrences: occurrences, sharedIDs: sharedIDs)
        }
    }

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
            bytes: bytes, slices: slices, unusual: Unusual(decoded: decoded, faults: faults),
            isBareList: isBareList, number: number, start: start, rest: .unknown)
    }

    /// A whole list. A card with the identity of one before it gets the next number among those with its feed id.
    public init(_ entries: [CardFeed.Entry]) {
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
    public init(
        _ entries: [CardFeed.Entry], number: Int = 0, start: Int = 0, rest: Rest, total: Int?,
        sharedIDs: Set<String> = [], kept: KeptCards? = nil
    ) {
        let later = entries.compactMap(\.card?.id).filter { $0.occurrence > 1 }.map(\.feedID)
        self.init(
            bytes: [], slices: Array(repeating: CardSlices(), count: entries.count),
            unusual: Unusual(
                decoded: Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0, $1) }),
                sharedIDs: sharedIDs.union(later)),
            number: number, start: start, rest: rest, total: total, kept: kept)
    }

    private init(
        bytes: [UInt8], slices: [CardSlices], unusual: Unusual, isBareList: Bool = false, number: Int,
        start: Int, rest: Rest, total: Int? = nil, kept: KeptCards? = nil
    ) {
        (self.bytes, self.slices, self.unusual, self.isBareList) = (bytes, slices, unusual, isBareList)
        (self.number, self.start, self.rest, self.total, self.kept) = (number, start, rest, total, kept)
    }

    /// The same batch with other elements.
    private func with(_ unusual: Unusual, slices: [CardSlices]? = nil) -> CardGlances {
        var other = CardGlances(
            bytes: bytes, slices: slices ?? self.slices, unusual: unusual, isBareList: isBareList,
            number: number, start: start, rest: rest, total: total, kept: kept)
        other.isPaged = isPaged
        return other
    }

    /// The same cards, with these numbers at these positions for cards that are not the first with their id.
    ///
    /// - Parameter sharedIDs: ids known to be shared with cards of other batches.
    package func numbered(_ occurrences: [Int: Int], sharing sharedIDs: Set<String> = []) -> CardGlances {
        guard !occurrences.isEmpty || !sharedIDs.isEmpty else { return self }
        let decoded = decoded.merging(
            occurrences.compactMap { position, occurrence in
                self.decoded[position].map { (position, $0.numbered(occurrence)) }
            }, uniquingKeysWith: { $1 })
        let ids = occurrences.keys.compactMap { self[$0].feedID }
        return with(
            Unusual(
                decoded: decoded, faults: faults, occurrences: occurrences,
                sharedIDs: self.sharedIDs.union(ids).union(sharedIDs)))
    }

    /// The same batch with other elements at these positions, or none for `nil`, and with `added` ones at the end.
    public func replacing(_ elements: [Int: CardFeed.Entry?], adding added: [CardFeed.Entry] = [])
        -> CardGlances
    {
        guard !elements.isEmpty || !added.isEmpty else { return self }
        var slices: [CardSlices] = []
        slices.reserveCapacity(count + added.count)
        var decoded: [Int: CardFeed.Entry] = [:]
        var occurrences: [Int: Int] = [:]
        for position in indices {
            let replacement = elements[position]
            if let replacement, replacement == nil { continue }
            decoded[slices.count] = replacement?.flatMap(\.self) ?? entry(at: position)
            occurrences[slices.count] = self.occurrences[position]
            slices.append(self.slices[position])
        }
        for entry in added {
            decoded[slices.count] = entry
            slices.append(CardSlices())
        }
        return with(
            Unusual(decoded: decoded, occurrences: occurrences, sharedIDs: sharedIDs), slices: slices)
    }

    private var decoded: [Int: CardFeed.Entry] {
        if case .some(let decoded, _, _, _) = unusual { decoded } else { [:] }
    }

    private var faults: Faults {
        if case .some(_, let faults, _, _) = unusual { faults } else { Faults(firstIndex: 0) }
    }

    private var occurrences: [Int: Int] {
        if case .some(_, _, let occurrences, _) = unusual { occurrences } else { [:] }
    }

    /// The result of `look` for the id at `position`, if its bytes need no decoding; otherwise `nil`.
    package func plainID(at position: Int, _ look: (UnsafeRawBufferPointer) -> UInt64) -> UInt64? {
        let slice = slices[position].id
        guard slice.isPlain, !slice.isMissing, !isKnown(at: position) else { return nil }
        return bytes.withUnsafeBytes { look(UnsafeRawBufferPointer(rebasing: $0[slice.range])) }
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

extension CardGlances: RandomAccessCollection {
    /// The position of the first element.
    public var startIndex: Int { 0 }
    /// The position after the last element.
    public var endIndex: Int { slices.count }

    /// A lazily decoded element.
    public subscript(position: Int) -> CardGlance {
        CardGlance(part: self, position: position)
    }
}
