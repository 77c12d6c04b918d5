package import JSONFeed

/// A part of a list of cards, decoded only as far as somebody looks.
///
/// To decode a card takes many times as long as to find where its fields stand, and a search looks at a few of them. What
/// the fields say is the same either way, masked and safe to show. Cards that share a feed id are numbered.
public struct CardGlances: Sendable {
    /// The feed ids of which this part is known to have a card that is not the only one.
    public var sharedIDs: Set<String> {
        if case .some(_, _, _, let sharedIDs) = unusual { sharedIDs } else { [] }
    }
    /// Whether it is a page of a source that has only pages. Such a source may repeat itself, and does not number cards from page
    /// to page.
    public let isPage: Bool
    /// Whether the list is all there is of the feed.
    let isBareList: Bool
    /// Whether no part follows, as far as that is known.
    public let isLast: Bool
    /// How old the part is; `nil` when it is as the source has it now.
    public let kept: KeptCards?
    let bytes: [UInt8]
    let slices: [CardSlices]
    private let unusual: Unusual

    /// What few parts have besides their ids that are shared. It is indirect, so that a glance is small.
    private indirect enum Unusual {
        case nothing
        /// By position: elements that somebody had to decode, what can't be read, and which card of its id a card is that is not
        /// the first.
        case some(
            decoded: [Int: CardFeed.Entry], faults: Faults, occurrences: [Int: Int], sharedIDs: Set<String>)
    }

    /// Elements that can't be read, which is known without decoding them. A feed may have millions of them, and names a thousand: a
    /// path is made of an index when it is asked for.
    package struct Faults: Sendable {
        /// By position, each with a path inside its element.
        private var fields: [Int: UnreadableField] = [:]
        private let firstIndex: Int

        /// Faults in a part whose first element is at `firstIndex` of the feed's list.
        package init(firstIndex: Int) {
            self.firstIndex = firstIndex
        }

        /// Notes that the element at `position` can't be read because of `field`.
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

    /// Elements whose fields stand at `slices` of `bytes`, but for those that are `decoded` already and `faults`.
    package init(
        bytes: [UInt8], slices: [CardSlices], decoded: [Int: CardFeed.Entry],
        faults: Faults = Faults(firstIndex: 0), isBareList: Bool = false
    ) {
        self.init(
            bytes: bytes, slices: slices, decoded: decoded, faults: faults, occurrences: [:], sharedIDs: [],
            isBareList: isBareList)
    }

    /// The elements of a page of a source that has only pages.
    public init(_ page: CardPage) {
        self.init(
            bytes: [], slices: Array(repeating: CardSlices(), count: page.entries.count),
            decoded: Dictionary(uniqueKeysWithValues: page.entries.enumerated().map { ($0, $1) }),
            faults: Faults(firstIndex: 0), occurrences: [:], sharedIDs: page.sharedIDs, isPage: true,
            isLast: page.isLast, kept: page.kept)
    }

    /// Elements that have been decoded.
    public init(_ entries: [CardFeed.Entry]) {
        self = CardGlances(bytes: [], slices: [], decoded: [:]).replacing([:], adding: entries)
    }

    private init(
        bytes: [UInt8], slices: [CardSlices], decoded: [Int: CardFeed.Entry], faults: Faults,
        occurrences: [Int: Int], sharedIDs: Set<String>, isBareList: Bool = false, isPage: Bool = false,
        isLast: Bool = false, kept: KeptCards? = nil
    ) {
        self.isBareList = isBareList
        self.bytes = bytes
        self.slices = slices
        self.isPage = isPage
        self.isLast = isLast
        self.kept = kept
        unusual =
            decoded.isEmpty && faults.isEmpty && occurrences.isEmpty && sharedIDs.isEmpty
            ? .nothing
            : .some(decoded: decoded, faults: faults, occurrences: occurrences, sharedIDs: sharedIDs)
    }

    /// The same cards, of which those at these positions are not the first of their id.
    package func numbered(_ occurrences: [Int: Int]) -> CardGlances {
        guard !occurrences.isEmpty else { return self }
        let decoded = decoded.merging(
            occurrences.compactMap { position, occurrence in
                self.decoded[position].map { (position, $0.numbered(occurrence)) }
            }, uniquingKeysWith: { $1 })
        let ids = occurrences.keys.compactMap { self[$0].feedID }
        return CardGlances(
            bytes: bytes, slices: slices, decoded: decoded, faults: faults, occurrences: occurrences,
            sharedIDs: sharedIDs.union(ids), isBareList: isBareList, isPage: isPage, isLast: isLast,
            kept: kept)
    }

    /// The same part with other elements at these positions, `nil` for none, and with `added` ones after all others.
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
        return CardGlances(
            bytes: bytes, slices: slices, decoded: decoded, faults: Faults(firstIndex: 0),
            occurrences: occurrences, sharedIDs: sharedIDs, isBareList: isBareList, isPage: isPage,
            isLast: isLast, kept: kept)
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

    /// What `look` makes of the id at `position` where its bytes are all that it says; otherwise `nil`.
    package func plainID(at position: Int, _ look: (UnsafeRawBufferPointer) -> UInt64) -> UInt64? {
        let slice = slices[position].id
        guard slice.isPlain, !slice.isMissing, !isKnown(at: position) else { return nil }
        return bytes.withUnsafeBytes { look(UnsafeRawBufferPointer(rebasing: $0[slice.range])) }
    }

    /// Whether what is at `position` is known without a look at its slices.
    func isKnown(at position: Int) -> Bool {
        guard case .some(let decoded, let faults, _, _) = unusual else { return false }
        return decoded.index(forKey: position) != nil || faults.has(position)
    }

    /// Whether a card is at `position`.
    func isCard(at position: Int) -> Bool {
        guard case .some(let decoded, let faults, _, _) = unusual else { return true }
        if faults.has(position) { return false }
        if case .unreadable = decoded[position] { return false }
        return true
    }

    /// What is known to be at `position`.
    func entry(at position: Int) -> CardFeed.Entry? {
        guard case .some(let decoded, let faults, _, _) = unusual else { return nil }
        return decoded[position] ?? faults.entry(at: position)
    }

    /// The card that somebody had to decode at `position`.
    func knownCard(at position: Int) -> PaymentCard? {
        if case .some(let decoded, _, _, _) = unusual { decoded[position]?.card } else { nil }
    }

    /// Which card of its id the card at `position` is, from 1, unless it is known otherwise.
    func occurrence(at position: Int) -> Int {
        if case .some(_, _, let occurrences, _) = unusual { occurrences[position] ?? 1 } else { 1 }
    }
}

extension CardGlances: RandomAccessCollection {
    /// The position of the first element.
    public var startIndex: Int { 0 }
    /// The position after the last element.
    public var endIndex: Int { slices.count }

    /// A look at an element.
    public subscript(position: Int) -> CardGlance {
        CardGlance(part: self, position: position)
    }
}

extension CardFeed.Entry {
    /// The card; `nil` for what could not be read.
    var card: PaymentCard? {
        guard case .card(let card) = self else { return nil }
        return card
    }

    fileprivate func numbered(_ occurrence: Int) -> CardFeed.Entry {
        card.map { .card($0.numbered(occurrence)) } ?? self
    }

    /// The same element of a list that is all there is of the feed.
    package var inBareList: CardFeed.Entry {
        switch self {
        case .card(let card): .card(card.inBareList)
        case .unreadable: self
        }
    }
}
