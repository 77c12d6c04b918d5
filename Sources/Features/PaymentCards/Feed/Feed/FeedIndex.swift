import PaymentCardsEntity
import PaymentCardsPorts

// Longer than most: finding a card, a page and a statement all walk through the same parts, in the same way.
/// A feed that is read only as far as cards are requested, and whose cards are not kept.
///
/// The list is divided into parts, each as long as a window; the start of a part that was read once is remembered.
struct FeedIndex {
    /// Where a part of the list starts.
    struct Start {
        let offset: Int
        let place: FeedWalk.Place
        /// The numbers of elements and of cards before it.
        let elements: Int
        let cards: Int
    }

    /// A feed of up to this many bytes is read to its end at once, so that the number of its cards is known.
    static let smallFeed = 1 << 20

    let bytes: FeedBytes
    /// Whether the feed is read to its end at once.
    let isSmall: Bool
    private(set) var walk: FeedWalk
    private var hasEntered = false
    /// The walk in its state before the first card.
    private var start: FeedWalk?
    private(set) var starts: [Start] = []
    /// The numbers of elements and cards read so far: those of the whole list once `hasEnded`.
    private(set) var seen = (elements: 0, cards: 0)
    /// Whether the end of the list has been read.
    private(set) var hasEnded = false
    /// The numbers of cards that share an id, in the parts read first.
    private(set) var ids = CardIDTable()
    private var numberedParts = 0
    /// Whether the whole feed has been checked.
    private(set) var isWhole = false
    /// A walk that has skipped the cards without reading most of them.
    var pastCards: FeedWalk?
    /// The last result of a search by prefix.
    var found: Found?
    /// The part that was read last; a page and the next one are usually in the same part.
    private var latest: (part: Int, cards: CardGlances)?

    /// An index of `bytes`, with nothing read yet.
    init(of bytes: FeedBytes, smallFeed: Int = Self.smallFeed) {
        self.bytes = bytes
        isSmall = bytes.count <= smallFeed
        walk = FeedWalk(through: bytes, to: ["card"])
    }

    /// The elements of part `number` (from 0) of the list, those that share an id numbered; `nil` after the end of the list.
    ///
    /// Once all parts have been requested, the whole feed is known to be well formed.
    mutating func part(_ number: Int) throws(CardsError) -> CardGlances? {
        if isSmall { try finish() }
        try numberParts(number)
        guard let cards = try unnumberedPart(number) else { return nil }
        let first = starts[number].elements
        if numberedParts == number { count(cards, from: first) }
        let later = ids.laterOnes(in: first..<(first + cards.count))
        return cards.numbered(
            Dictionary(uniqueKeysWithValues: later.map { ($0.index - first, $0.occurrence) }))
    }

    private mutating func unnumberedPart(_ number: Int) throws(CardsError) -> CardGlances? {
        while starts.count <= number, !hasEnded { try advance() }
        guard number < starts.count else {
            try finish()
            return nil
        }
        if let latest, latest.part == number { return latest.cards }
        let start = starts[number]
        let part = try bytes.cards(from: start.offset, in: start.place)
        let cards = CardGlances(part, firstIndex: start.elements)
        latest = (number, cards)
        return cards
    }

    /// Numbers the cards that share an id in the first `count` parts.
    mutating func numberParts(_ count: Int) throws(CardsError) {
        while numberedParts < count, let cards = try unnumberedPart(numberedParts) {
            self.count(cards, from: starts[numberedParts].elements)
        }
    }

    /// Counts the ids of the next part, whose first element is at `first` in the list.
    private mutating func count(_ cards: CardGlances, from first: Int) {
        for (position, hash) in CardIDTable.hashes(of: cards).enumerated() {
            if let hash { ids.add(hash, at: first + position) }
        }
        numberedParts += 1
    }

    /// A walk that has reached the first card.
    mutating func beginning() throws(CardsError) -> FeedWalk {
        if !hasEntered { try enter() }
        return start ?? walk
    }

    /// Reads the rest of the feed.
    mutating func finish() throws(CardsError) {
        while !hasEnded { try advance() }
        while try walk.nextList() != nil {}
        guard !isWhole else { return }
        try walk.envelope.check(source: bytes.source)
        isWhole = true
    }

    /// Reads one more part of the list.
    mutating func advance() throws(CardsError) {
        guard hasEntered else { return try enter() }
        guard !Task.isCancelled else { throw .cancelled }
        guard case .list = walk.place else {
            hasEnded = true
            return
        }
        let start = Start(
            offset: walk.offset, place: walk.place, elements: seen.elements, cards: seen.cards)
        guard let part = try walk.cards() else { return }
        let cards = CardGlances(part, firstIndex: start.elements)
        latest = (starts.count, cards)
        starts.append(start)
        seen.elements += cards.count
        seen.cards += cards.count { $0.isCard }
    }

    /// Advances to the first card.
    private mutating func enter() throws(CardsError) {
        hasEntered = true
        hasEnded = try walk.nextList() == nil
        start = walk
        do {
            try walk.envelope.check(source: bytes.source)
        } catch {
            // A feed that reports a refusal may still give the reason, or turn out not to be JSON.
            while try walk.nextList() != nil {}
            try walk.envelope.check(source: bytes.source)
            throw error
        }
        if walk.place.isBareList { try checkBareList() }
    }

    /// Reads a bare list as far as its first card: it is a feed only if it has one, or is empty.
    private mutating func checkBareList() throws(CardsError) {
        while seen.cards == 0, !hasEnded { try advance() }
        guard seen.cards == 0, let first = try unnumberedPart(0)?.first,
            let fault = CardFeed.fault(ofBareList: [first.entry])
        else { return }
        // The error that it is not JSON takes precedence, wherever the fault is.
        while try walk.nextList() != nil {}
        throw .notAFeed(source: bytes.source, field: fault)
    }
}
