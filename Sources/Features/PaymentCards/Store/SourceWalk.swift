import PaymentCardsEntity
import PaymentCardsPorts

/// Cuts a source's cards without those that were removed, and after them those that were added, into pages, one after
/// another.
///
/// Pages are full, and cut as the source's own are: only cards count, and what could not be read comes with the page of the
/// card before it. The cards before a page have to be read to know where it begins, so pages come in order.
///
/// It ends where the source says that it does, or brings nothing new: a source that ignores the page number would
/// otherwise be asked for ever.
struct SourceWalk {
    let size: Int
    let changes: ListChanges
    /// How many pages were cut.
    private(set) var number = 0

    /// What was read and is on no page yet.
    private var pending: [CardFeed.Entry] = []
    private var pendingCount = 0
    private var cutCount = 0
    private var sourceNumber = 0
    private var isAtEnd = false
    private var sharedIDs: Set<String> = []
    private var total: Int?
    /// How many of the removed cards the source has; `nil` until somebody needs to know.
    private var removedCount: Int?
    private var foundCount = 0
    /// What was read, as hashes, because the source may be long.
    private var seen: Set<Int> = []

    /// A walk before the first page, with pages of `size` cards (from 1).
    init(size: Int, changes: ListChanges) {
        self.size = size
        self.changes = changes
    }

    /// The next page; past the end an empty one that is last.
    mutating func next(of source: any CardsSource) async throws(CardsError) -> CardPage {
        // One card more than the page holds tells whether another page follows.
        while !isAtEnd, pendingCount <= size { try await read(source) }
        number += 1
        let isLast = pendingCount <= size
        let entries = isLast ? pending[...] : pending.prefix(beforeCard: size)
        pending.removeFirst(entries.count)
        let count = min(pendingCount, size)
        pendingCount -= count
        cutCount += count
        return CardPage(
            entries: Array(entries), isLast: isLast, total: try await total(of: source), sharedIDs: sharedIDs)
    }

    private mutating func read(_ source: any CardsSource) async throws(CardsError) {
        let page = try await source.page(sourceNumber + 1, size: size)
        sourceNumber += 1
        sharedIDs.formUnion(page.sharedIDs)
        total = page.total
        let isNew = page.entries.reduce(false) { seen.insert($1.hashValue).inserted || $0 }
        for entry in isNew ? page.entries : [] {
            guard case .card(let card) = entry else {
                pending.append(entry)
                continue
            }
            if changes.keep(card) {
                pending.append(entry)
                pendingCount += 1
            } else {
                foundCount += 1
            }
        }
        guard page.isLast || !isNew else { return }
        isAtEnd = true
        pending += changes.addedEntries
        pendingCount += changes.added.count
    }

    /// How many cards all pages have: what the source says, less what was removed of it.
    private mutating func total(of source: any CardsSource) async throws(CardsError) -> Int? {
        if isAtEnd { return cutCount + pendingCount }
        guard let total else { return nil }
        if removedCount == nil {
            removedCount =
                foundCount == changes.removed.count
                ? foundCount : try await changes.removedCount(in: source)
        }
        return removedCount.map { max(total - $0 + changes.added.count, cutCount + pendingCount) }
    }
}

extension ListChanges {
    /// How many of the removed cards `source` has; others are another source's. It looks no further than to the last one.
    fileprivate func removedCount(in source: any CardsSource) async throws(CardsError) -> Int {
        let ids = Set(removed.map(\.id.feedID))
        var count = 0
        try await source.forEachGlance { glance in
            if let feedID = glance.feedID, ids.contains(feedID), case .card(let card) = glance.entry,
                !keep(card)
            {
                count += 1
            }
            return count < removed.count
        }
        return count
    }
}

extension CardsSource {
    /// Looks at every element from the first on, until `look` has seen enough and says false, or the source ends or brings
    /// nothing new.
    ///
    /// - Returns: the ids that several of the cards are known to share.
    @discardableResult
    func forEachGlance(_ look: (CardGlance) -> Bool) async throws(CardsError) -> Set<String> {
        var (sharedIDs, seen): (Set<String>, Set<Int>) = ([], [])
        var number = 0
        while let part = try await glances(number) {
            guard !Task.isCancelled else { throw .cancelled }
            number += 1
            sharedIDs.formUnion(part.sharedIDs)
            if part.isPage {
                // A source that has only pages and ignores their number would otherwise be asked for ever.
                let isNew = part.reduce(false) { seen.insert($1.entry.hashValue).inserted || $0 }
                guard isNew else { break }
            }
            guard part.allSatisfy(look), !(part.isPage && part.isLast) else { break }
        }
        return sharedIDs
    }
}

extension [CardFeed.Entry] {
    /// The elements before the card at `index`, counted in cards from 0.
    fileprivate func prefix(beforeCard index: Int) -> ArraySlice<CardFeed.Entry> {
        var count = 0
        for (place, entry) in enumerated() {
            guard case .card = entry else { continue }
            if count == index { return self[..<place] }
            count += 1
        }
        return self[...]
    }
}
