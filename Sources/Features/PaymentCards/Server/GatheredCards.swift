import JSONFeed
import PaymentCardsEntity
import PaymentCardsFeed
import Values

/// A server's cards, from the pages fetched so far, in order from the first.
///
/// The server's pages differ from the pages requested here. All callers share the same requests, and therefore the same cached
/// answers, and a card that shares its id with one of an earlier page has the same number for all of them.
struct GatheredCards {
    /// The maximum number of elements on all pages together, readable or not.
    static let countLimit = 100_000
    /// The maximum size of all pages together: 64 MiB.
    static let sizeLimit = 64 << 20
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
    private var cards: [PaymentCard] = []
    private var unreadable: [UnreadableCard] = []
    /// The previous page.
    private var last = FeedPage()
    /// The cards of all pages before the previous one, as they were sent.
    private var known: Set<PaymentCard> = []
    /// How many cards of the list so far have each id at the server.
    private var counts: [String: Int] = [:]
    /// The number of elements on the pages.
    private(set) var count = 0
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

    /// Adds the next page. Its relative dates refer to `day`, `kept` is its age if it is cached, and its cards get their names
    /// from `ids`.
    ///
    /// A page without anything new is the last one, whatever the server says: it may keep sending the same page.
    mutating func add(
        _ page: FeedPage, saidOn day: CalendarDate?, kept age: KeptCards?, naming ids: inout ServerIDs
    ) {
        kept = .older(kept, age)
        size += page.size
        known.formUnion(last.cards)
        // A page may hold the same card twice; a card that was on an earlier page, too, is the server's mistake.
        let new = known.isEmpty ? page.cards : page.cards.filter { !known.contains($0) }
        let isOther = !last.cards.isEmpty || page.unreadable != last.unreadable
        let hasNews = page.cards.isEmpty ? page.count > 0 && isOther : !new.isEmpty
        if hasNews {
            if let oddity = oddity(of: page, repeated: page.cards.count - new.count) {
                oddities.append(oddity)
            }
            cards.reserveCapacity(cards.count + new.count)
            for card in new { add(card, saidOn: day, &ids) }
            for card in page.unreadable { unreadable.add(card.moved(by: count)) }
            count += page.count
            last = page
        }
        promised = page.envelope.total ?? promised
        isComplete = !hasNews || !page.isFollowed(number: nextPage, total: count)
        nextPage += 1
        if isComplete { (last, known) = (FeedPage(), []) }
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
    var wallet: Wallet { Wallet(cards, unreadable: unreadable, kept: kept, isWhole: nextPage <= 2) }

    /// A sign that cards came or went since the previous page was sent. A server that ignores the page number and always sends
    /// the same page gives no such sign.
    private func oddity(of page: FeedPage, repeated: Int) -> Oddity? {
        guard nextPage > 1 else { return nil }
        let total = page.envelope.total
        let isOther = total != nil && promised != nil && total != promised
        return repeated > 0 || isOther ? Oddity(page: nextPage, total: total, repeated: repeated) : nil
    }

    private mutating func add(_ card: PaymentCard, saidOn day: CalendarDate?, _ ids: inout ServerIDs) {
        let id = card.id.feedID
        counts[id, default: 0] += 1
        let name = ids.named(CardID(feedID: id, occurrence: counts[id] ?? 1))
        let due = day.flatMap { card.due?.said(on: $0) } ?? card.due
        cards.append((name == card.id ? card : card.with(id: name)).with(due: due?.withoutTotal))
    }
}

extension FeedPage {
    /// Whether there may be another page after this one.
    ///
    /// A server may send fewer cards than requested, and give any numbers about its pages. One sign of another page is enough
    /// to request it: an unnecessary request costs less than a missing card.
    fileprivate func isFollowed(number: Int, total: Int) -> Bool {
        let size = min(GatheredCards.pageSize, envelope.perPage.flatMap { $0 > 0 ? $0 : nil } ?? .max)
        return count >= size || envelope.pages ?? 0 > number || envelope.total ?? 0 > total
    }
}

extension UnreadableCard {
    /// The same element so many places later in the list.
    fileprivate func moved(by count: Int) -> UnreadableCard {
        let (start, index) = ("card[\(self.index)]", self.index + count)
        let path =
            field.path.hasPrefix(start) ? "card[\(index)]" + field.path.dropFirst(start.count) : field.path
        return UnreadableCard(
            index: index, field: UnreadableField(path: path, expected: field.expected, found: field.found),
            place: place, title: title, count: self.count)
    }
}
