import JSONFeed
import PaymentCardsEntity
import Values

/// A server's cards, as far as its pages have been fetched, one after the other from the first.
///
/// The pages of the server are not those that are asked for here: all who ask share the same requests, and so what is
/// kept of them, and a card that shares its id with one of an earlier page has the same number for all.
struct GatheredCards {
    /// How many pages of a list are fetched at most. A list that goes on after 100,000 cards is nobody's.
    static let pageLimit = 1000
    /// How often a list that changes while it is read is read from its beginning.
    static let readingLimit = 3
    /// How many cards are asked of the server at a time.
    static let pageSize = 100

    /// The page of the server to fetch next, from 1.
    private(set) var nextPage = 1
    /// Whether nothing follows.
    private(set) var isComplete = false
    /// How old the cards are; `nil` when they are as the server has them now.
    private(set) var kept: KeptCards?
    private(set) var cards: [PaymentCard] = []
    /// What could not be read, each behind so many cards.
    private var faults: [(place: Int, card: UnreadableCard)] = []
    /// The elements of the page before.
    private var last: [CardFeed.Entry] = []
    /// The cards without their numbers among those that share an id, which count anew on each page.
    private var known: Set<PaymentCard> = []
    /// How many cards of the list so far have an id, at the server and here.
    private var counts: [String: Int] = [:]
    private var nameCounts: [String: Int] = [:]
    /// How many elements the pages had.
    private var elementCount = 0
    private var promised: Int?
    /// How many bytes the pages had.
    private(set) var size = 0
    /// What pages say that does not go with those before: it is another list than the one that they are of.
    private(set) var oddities: [Oddity] = []

    /// That a page promises another number of cards than the one before, or has cards that were on an earlier one.
    struct Oddity: Equatable {
        let page: Int
        let total: Int?
        let repeated: Int
    }

    /// Whether so much came that it is no person's list: 100,000 cards, or 64 MiB.
    var isBoundless: Bool { cards.count >= countLimit || size >= Self.sizeLimit }

    /// How many cards may come.
    var countLimit = 100_000
    static let sizeLimit = 64 << 20

    /// Adds the next page, whose words about time were so on `day`, `kept` if it is an old one. Its cards get their names from
    /// `ids`.
    ///
    /// A page that brings nothing new is the end, whatever the server says: it may send one page for ever.
    mutating func add(
        _ page: ServerPage, saidOn day: CalendarDate?, kept age: KeptCards?, naming ids: inout ServerIDs
    ) {
        kept = .older(kept, age)
        size += page.size
        let hasNews = hasNews(page.entries)
        if hasNews, let oddity = oddity(of: page) { oddities.append(oddity) }
        if hasNews {
            // One page may hold the same card twice; that it was on an earlier page, too, is the server's mistake.
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

    /// Ends with what is here, though the server has more.
    mutating func endInPart() {
        isComplete = true
        markPart()
    }

    /// Says that there were more cards than are here, or may have been.
    mutating func markPart() {
        kept = kept.map { KeptCards(date: $0.date, age: $0.age, isWhole: false) }
    }

    /// How many cards the pages up to `number`, of `size` each, hold together; `nil` for a page that no list has.
    static func end(ofPage number: Int, size: Int) -> Int? {
        guard number >= 1, size >= 1 else { return nil }
        let (end, overflow) = number.multipliedReportingOverflow(by: size)
        return overflow ? nil : end
    }

    /// Page `number` of what is here, in pages of `size` cards, cut as ``CardFeed/page(_:size:)`` cuts them.
    func page(_ number: Int, size: Int) -> CardPage {
        guard let end = Self.end(ofPage: number, size: size) else {
            return CardPage(entries: [], isLast: true, total: total, kept: kept)
        }
        let range = min(end - size, cards.count)..<min(end, cards.count)
        var entries: [CardFeed.Entry] = []
        var rest = faults.filter { range.contains(max(0, $0.place - 1)) || cards.isEmpty && number == 1 }[...]
        for index in range {
            while let fault = rest.first, fault.place <= index {
                entries.append(.unreadable(rest.removeFirst().card))
            }
            entries.append(.card(cards[index]))
        }
        entries += rest.map { .unreadable($0.card) }
        return CardPage(
            entries: entries, isLast: isComplete && end >= cards.count, total: total,
            sharedIDs: Set(nameCounts.lazy.filter { $0.value > 1 }.map(\.key)), kept: kept)
    }

    /// How many cards there are: counted, or while pages are missing as many as the server promises.
    private var total: Int? {
        isComplete && kept?.isWhole ?? true ? cards.count : promised.flatMap { $0 > cards.count ? $0 : nil }
    }

    /// What tells that cards came or went since the page before was sent. A server that sends the same page whatever it is
    /// asked for tells nothing.
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
            nameCounts[name.feedID, default: 0] += 1
            let due = day.flatMap { card.due?.said(on: $0) } ?? card.due
            cards.append(card.with(id: name).with(due: due?.withoutTotal))
        case .unreadable(let card):
            faults.append((cards.count, card.moved(to: index)))
        }
    }
}

extension ServerPage {
    /// Whether there may be another page behind this one.
    ///
    /// A server may send fewer cards than it is asked for, and say anything about its pages. One of the signs is enough to
    /// ask on: another request costs less than a card that nobody sees.
    fileprivate func isFollowed(number: Int, total: Int) -> Bool {
        let size = min(GatheredCards.pageSize, envelope.perPage.flatMap { $0 > 0 ? $0 : nil } ?? .max)
        return entries.count >= size || envelope.pages ?? 0 > number || envelope.total ?? 0 > total
    }
}

extension CardFeed.Entry {
    fileprivate var card: PaymentCard? { if case .card(let card) = self { card } else { nil } }
}

extension UnreadableCard {
    /// The same element at another place of the list.
    fileprivate func moved(to index: Int) -> UnreadableCard {
        let start = "card[\(self.index)]"
        let path =
            field.path.hasPrefix(start) ? "card[\(index)]" + field.path.dropFirst(start.count) : field.path
        return UnreadableCard(
            index: index, field: UnreadableField(path: path, expected: field.expected, found: field.found))
    }
}
