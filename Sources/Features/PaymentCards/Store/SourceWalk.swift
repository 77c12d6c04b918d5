import PaymentCardsEntity
import PaymentCardsPorts

/// Divides into pages, one after another, a source's cards without the removed ones, followed by the added ones.
///
/// Pages are full, and divided like the source's own: only cards count, and an unreadable element is on the same page as the
/// card before it. The cards before a page must be read to know where it begins, so pages come in order.
///
/// The walk ends where the source says that it ends, or sends nothing new: a source that ignores the page number would
/// otherwise be asked forever.
struct SourceWalk {
    let size: Int
    let changes: ListChanges
    /// The number of pages returned so far.
    private(set) var number = 0

    /// Elements that were read but are on no page yet.
    private var pending: [CardFeed.Entry] = []
    private var pendingCount = 0
    private var cutCount = 0
    private var sourceNumber = 0
    private var isAtEnd = false
    private var sharedIDs: Set<String> = []
    private var total: Int?
    /// How many of the removed cards the source has; `nil` until needed.
    private var removedCount: Int?
    private var foundCount = 0
    /// Hashes of the elements read, because the source may be long.
    private var seen: Set<Int> = []

    /// A walk at the beginning, with pages of `size` cards (from 1).
    init(size: Int, changes: ListChanges) {
        self.size = size
        self.changes = changes
    }

    /// The next page; after the end, an empty page that is last.
    mutating func next(of source: any CardsSource) async throws(CardsError) -> CardPage {
        // One card more than the page holds shows that another page follows.
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

    /// The number of cards on all pages: the source's total, minus those removed from it.
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
    /// How many of the removed cards `source` has; others belong to other sources. It stops at the last one.
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
    /// Passes every element to `look`, from the first on, until `look` returns `false`, or the source ends or sends nothing
    /// new.
    ///
    /// - Returns: the ids known to be shared by several cards.
    @discardableResult
    func forEachGlance(_ look: (CardGlance) -> Bool) async throws(CardsError) -> Set<String> {
        var (sharedIDs, seen): (Set<String>, Set<Int>) = ([], [])
        var number = 0
        while let part = try await glances(number) {
            guard !Task.isCancelled else { throw .cancelled }
            number += 1
            sharedIDs.formUnion(part.sharedIDs)
            if part.isPage {
                // A source that has only pages and ignores their number would otherwise be asked forever.
                let isNew = part.reduce(false) { seen.insert($1.entry.hashValue).inserted || $0 }
                guard isNew else { break }
            }
            guard part.allSatisfy(look), !(part.isPage && part.isLast) else { break }
        }
        return sharedIDs
    }
}

extension [CardFeed.Entry] {
    /// The elements before the card at `index`, where cards are counted from 0.
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
