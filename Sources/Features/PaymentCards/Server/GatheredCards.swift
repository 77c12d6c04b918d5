import JSONFeed
import PaymentCardsEntity
import Values

/// A server's cards, from the pages fetched so far, in order from the first.
///
/// The server's pages differ from the pages requested here. All callers share the same requests, and therefore the same cached
/// answers, and a card that shares its id with one of an earlier page has the same number for all of them.
struct GatheredCards {
    /// The maximum number of pages fetched for a list. A list of more than 100,000 cards isn't plausible.
    static let pageLimit = 1000
    /// How many times a list that changes while being read is read from its beginning.
    static let readingLimit = 3
    /// The number of cards requested from the server at a time.
    static let pageSize = 100

    /// The server's page to fetch next, from 1.
    private(set) var nextPage = 1
    /// Whether all pages have been fetched.
    private(set) var isComplete = false
    /// How old the cards are; `nil` if they are current.
    private(set) var kept: KeptCards?
    /// The elements of the list so far.
    private var entries: [CardFeed.Entry] = []
    /// The elements of the previous page.
    private var last: [CardFeed.Entry] = []
    /// The cards without their numbers among those that share an id, which start again on each page.
    private var known: Set<PaymentCard> = []
    /// How many cards of the list so far have each id at the server.
    private var counts: [String: Int] = [:]
    /// The number of elements on the pages.
    private var elementCount = 0
    private var promised: Int?
    /// The total size of the pages in bytes.
    private(set) var size = 0
    /// Contradictions between pages, which show that they belong to different versions of the list.
    private(set) var oddities: [Oddity] = []

    /// A page that gives another total than the previous one, or repeats cards of an earlier one.
    struct Oddity: Equatable {
        let page: Int
        let total: Int?
        let repeated: Int
    }

    /// The number of cards so far.
    private(set) var cardCount = 0

    /// Whether it exceeds any plausible list of one person: 100,000 cards, or 64 MiB.
    var isBoundless: Bool { cardCount >= countLimit || size >= Self.sizeLimit }

    /// The maximum number of cards.
    var countLimit = 100_000
    static let sizeLimit = 64 << 20

    /// Adds the next page. Its relative dates refer to `day`, `kept` is its age if it is cached, and its cards get their names
    /// from `ids`.
    ///
    /// A page without anything new is the last one, whatever the server says: it may keep sending the same page.
    mutating func add(
        _ page: ServerPage, saidOn day: CalendarDate?, kept age: KeptCards?, naming ids: inout ServerIDs
    ) {
        kept = .older(kept, age)
        size += page.size
        let hasNews = hasNews(page.entries)
        if hasNews, let oddity = oddity(of: page) { oddities.append(oddity) }
        if hasNews {
            // A page may hold the same card twice; a card that was on an earlier page, too, is the server's mistake.
            let new = page.entries.map { entry in entry.card.map { !known.contains($0.numbered(1)) } ?? true }
            for (index, entry) in page.entries.enumerated() where new[index] {
                add(entry, at: elementCount + index, saidOn: day, &ids)
            }
            elementCount += page.entries.count
            last = page.entries
        }
        promised = page.envelope.total ?? promised
        isComplete = !hasNews || !page.isFollowed(number: nextPage, total: elementCount)
        nextPage += 1
    }

    /// Ends the list with the cards fetched so far, although the server has more.
    mutating func endInPart() {
        isComplete = true
        markPart()
    }

    /// Marks the list as possibly incomplete.
    mutating func markPart() {
        kept = kept.map { KeptCards(date: $0.date, age: $0.age, isWhole: false) }
    }

    /// The cards fetched so far. Of a list in pages it is never certain that it was read as it was at one moment.
    var wallet: Wallet {
        var unreadable: [UnreadableCard] = []
        for entry in entries { if case .unreadable(let card) = entry { unreadable.add(card) } }
        return Wallet(
            entries.compactMap(\.card), unreadable: unreadable, kept: kept, isWhole: nextPage <= 2)
    }

    /// A sign that cards came or went since the previous page was sent. A server that ignores the page number and always sends
    /// the same page gives no such sign.
    private func oddity(of page: ServerPage) -> Oddity? {
        guard nextPage > 1 else { return nil }
        let repeated = page.entries.count { $0.card.map { known.contains($0.numbered(1)) } ?? false }
        let total = page.envelope.total
        let isOther = total != nil && promised != nil && total != promised
        return repeated > 0 || isOther ? Oddity(page: nextPage, total: total, repeated: repeated) : nil
    }

    private func hasNews(_ entries: [CardFeed.Entry]) -> Bool {
        let cards = entries.lazy.compactMap(\.card)
        guard !cards.isEmpty else { return !entries.isEmpty && entries != last }
        return cards.contains { !known.contains($0.numbered(1)) }
    }

    private mutating func add(
        _ entry: CardFeed.Entry, at index: Int, saidOn day: CalendarDate?, _ ids: inout ServerIDs
    ) {
        switch entry {
        case .card(let card):
            known.insert(card.numbered(1))
            counts[card.id.feedID, default: 0] += 1
            let name = ids.named(CardID(feedID: card.id.feedID, occurrence: counts[card.id.feedID] ?? 1))
            let due = day.flatMap { card.due?.said(on: $0) } ?? card.due
            cardCount += 1
            entries.append(.card(card.with(id: name).with(due: due?.withoutTotal)))
        case .unreadable(let card):
            entries.append(.unreadable(card.moved(to: index)))
        }
    }
}

extension ServerPage {
    /// Whether there may be another page after this one.
    ///
    /// A server may send fewer cards than requested, and give any numbers about its pages. One sign of another page is enough
    /// to request it: an unnecessary request costs less than a missing card.
    fileprivate func isFollowed(number: Int, total: Int) -> Bool {
        let size = min(GatheredCards.pageSize, envelope.perPage.flatMap { $0 > 0 ? $0 : nil } ?? .max)
        return entries.count >= size || envelope.pages ?? 0 > number || envelope.total ?? 0 > total
    }
}

extension UnreadableCard {
    /// The same element at another position in the list.
    fileprivate func moved(to index: Int) -> UnreadableCard {
        let start = "card[\(self.index)]"
        let path =
            field.path.hasPrefix(start) ? "card[\(index)]" + field.path.dropFirst(start.count) : field.path
        return UnreadableCard(
            index: index, field: UnreadableField(path: path, expected: field.expected, found: field.found),
            place: place, title: title)
    }
}
