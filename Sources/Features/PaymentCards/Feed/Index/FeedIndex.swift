import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

/// A feed that is read only as far as cards are requested, and whose cards are not kept.
///
/// The list is divided into parts, each no longer than a window; the start of a part that was read once is remembered.
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
    /// The numbers of cards that share an id, in the parts read so far.
    private var ids = CardIDTable()
    /// Whether the whole feed has been checked.
    private(set) var isWhole = false
    /// A walk that has skipped the cards without reading most of them.
    var pastCards: FeedWalk?
    /// Where the statements are; `nil` before the first one is requested.
    var statements: StatementPlaces?
    /// Where unreadable cards are.
    private var faults = FaultPlaces()
    /// Parts that other cores read.
    var ahead = PartsAhead()
    /// The part that was read last; a page and the next one are usually in the same part.
    private var latest: CardGlances?

    /// An index of `bytes`, with nothing read yet.
    init(of bytes: FeedBytes, smallFeed: Int = Self.smallFeed) {
        self.bytes = bytes
        isSmall = bytes.count <= smallFeed
        walk = FeedWalk(through: bytes, to: ["card"])
    }

    /// The part after part `number`, or the first one with any of the cards at `places`, as `CardsSource` defines it.
    ///
    /// When all cards are read, the whole feed is known to be well formed once the last part was returned.
    mutating func batch(after number: Int?, for places: Range<Int>?) throws(CardsError) -> CardGlances {
        if isSmall { try finish() }
        let part = if let number { number + 1 } else { try part(withCard: places?.lowerBound ?? 0) }
        while starts.count <= part, !hasEnded { try advance() }
        if hasEnded, part + 1 >= starts.count, places == nil { try finish() }
        guard part < starts.count else {
            return CardGlances([], number: part, start: seen.cards, rest: .none, total: seen.cards)
        }
        let first = starts[part].elements
        var batch = try cards(ofPart: part)
        let later = ids.laterOnes(in: first..<(first + batch.count))
        batch = batch.numbered(
            Dictionary(uniqueKeysWithValues: later.map { ($0.index - first, $0.occurrence) }),
            // For all cards it is enough that the later ones are known as such.
            sharing: places == nil ? [] : Set(batch.compactMap(\.feedID).filter(ids.isShared)))
        if hasEnded {
            batch.total = seen.cards
            batch.rest = part + 1 == starts.count ? .none : .unknown
        }
        return batch
    }

    /// The part that begins at or before the card at `place`; the number of parts if there is no such card.
    private mutating func part(withCard place: Int) throws(CardsError) -> Int {
        guard place > 0 else { return 0 }
        while seen.cards <= place, !hasEnded { try advance() }
        return place < seen.cards ? starts.lastIndex { $0.cards <= place } ?? 0 : starts.count
    }

    private mutating func cards(ofPart number: Int) throws(CardsError) -> CardGlances {
        if let latest, latest.number == number { return latest }
        let start = starts[number]
        if let read = try readPart(at: start.offset, in: start.place) {
            return try cards(of: read.part, read, number: number, from: start)
        }
        return try cards(
            of: try bytes.cards(from: start.offset, in: start.place), number: number, from: start)
    }

    private mutating func cards(
        of part: ListPart<CardReader.Element>, _ read: ReadPart? = nil, number: Int, from start: Start
    ) throws(CardsError) -> CardGlances {
        var faults = faults
        let cards: CardGlances
        if let read, !read.cards.hasFaults {
            cards = read.cards.placed(number: number, start: start.cards)
        } else {
            cards = try CardGlances(
                part, number: number, start: start.cards, firstIndex: start.elements
            ) { index, field, range throws(CardsError) in
                try faults.card(at: index, field, range: range, in: part.window, of: bytes)
            }
        }
        (latest, self.faults) = (cards, faults)
        return cards
    }

    /// Has other cores read parts after part `number`, if that was the last one used.
    ///
    /// - Returns: the reading of the next part, to be ended in `ahead`; `nil` if there is none.
    mutating func readAhead(after number: Int) -> PartsAhead.Reading? {
        guard latest?.number == number else { return nil }
        if number + 1 < starts.count {
            let start = starts[number + 1]
            return ahead.read(from: start.offset, in: start.place, of: bytes)
        }
        guard !hasEnded, case .list = walk.place else { return nil }
        return ahead.read(from: walk.offset, in: walk.place, of: bytes)
    }

    /// The part at `offset`, if another core has just read it.
    private mutating func readPart(at offset: Int, in place: FeedWalk.Place) throws(CardsError) -> ReadPart? {
        guard let part = ahead.part(at: offset, in: place) else { return nil }
        try bytes.check()
        return part
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
        let read = try readPart(at: walk.offset, in: walk.place)
        guard let part = try walk.cards(read?.part) else { return }
        let cards = try cards(of: part, read, number: starts.count, from: start)
        starts.append(start)
        for (position, hash) in (read?.hashes ?? CardIDTable.hashes(of: cards)).enumerated() {
            if let hash { ids.add(hash, at: start.elements + position) }
        }
        seen.elements += cards.count
        seen.cards += cards.cardCount
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
        guard seen.cards == 0, !starts.isEmpty, let first = try cards(ofPart: 0).first,
            let fault = CardFeed.fault(ofBareList: [first.entry])
        else { return }
        // The error that it is not JSON takes precedence, wherever the fault is.
        while try walk.nextList() != nil {}
        throw .notAFeed(source: bytes.source, field: fault)
    }
}
