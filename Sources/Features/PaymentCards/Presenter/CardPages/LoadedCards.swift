import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens

/// The cards at hand: those of pages that follow one another.
///
/// A printed list has one page. A live list keeps the pages around the person and lets go of those far away, so that a list
/// of a million cards costs what one of a thousand does. A place is counted from 0 among all cards of the list.
struct LoadedCards: Equatable {
    /// What the pages say together. Its page is the last one of them.
    private(set) var listing: CardListing {
        didSet { positions = Self.positions(in: listing) }
    }
    /// What they answer. The person may have asked for something else since.
    let query: CardQuery
    /// The place of the first card at hand.
    private(set) var start: Int
    /// How many of the cards each page has brought.
    private var counts: [Int]

    /// Where each card stands among those at hand. A finger that moves asks many times a second, and a list can be long.
    private var positions: [CardRowID: Int]

    /// So many cards are kept even where they are far from the person.
    static let capacity = 1000

    /// The cards of one page of `query`.
    init(_ listing: CardListing, of query: CardQuery) {
        (self.listing, self.query) = (listing, query)
        start = Self.start(of: listing, query)
        counts = [listing.items.count]
        positions = Self.positions(in: listing)
    }

    private static func positions(in listing: CardListing) -> [CardRowID: Int] {
        Dictionary(
            listing.items.enumerated().map { (CardRowID($1.id), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether they are what `query` asks for, on whatever page.
    func answers(_ query: CardQuery) -> Bool {
        self.query.search == query.search && self.query.filters == query.filters
            && self.query.sort == query.sort
    }

    /// Whether they are all cards that there are.
    var isWholeFeed: Bool {
        query.search.isEmpty && query.filters.isEmpty && start == 0 && !listing.hasNextPage
    }

    /// The places of the cards at hand.
    var places: Range<Int> { start..<start + listing.items.count }

    /// How many cards the list has, as far as that is known; at least those at hand.
    var count: Int {
        max(places.upperBound, listing.total ?? (listing.hasNextPage ? .max : 0))
    }

    /// The card at a place of the list, which must be at hand.
    func item(at place: Int) -> CardListing.Item {
        listing.items[place - start]
    }

    /// The card that the view calls `row`; `nil` when it is gone by now.
    func item(_ row: CardRowID) -> CardListing.Item? {
        positions[row].map { listing.items[$0] }
    }

    /// Where the card stands among all cards of the list, from 0.
    func place(of id: CardID) -> Int? {
        positions[CardRowID(id)].map { $0 + start }
    }

    /// Which card of the list it is, for its details; `nil` if that isn't known, or it stands alone.
    func number(of id: CardID) -> CardPlace? {
        count > 1 ? place(of: id).map { CardPlace(number: $0 + 1, count: listing.total) } : nil
    }

    /// The page before those at hand; `nil` where there is none.
    var previousPage: Int? {
        let first = listing.page - counts.count + 1
        return first > 1 ? first - 1 : nil
    }

    /// Adds the page that follows, each card once.
    mutating func append(_ next: CardListing) {
        let new = unknown(next.items)
        counts.append(new.count)
        // A page that brings nothing new is the end, whatever the service says.
        listing = listing.with(
            items: listing.items + new, page: next.page, hasNextPage: next.hasNextPage && !new.isEmpty,
            saying: next)
    }

    /// Adds the page that comes before, each card once.
    mutating func prepend(_ previous: CardListing) {
        let new = unknown(previous.items)
        counts.insert(new.count, at: 0)
        start = previousPage == nil ? 0 : max(0, start - new.count)
        listing = listing.with(
            items: new + listing.items, page: listing.page, hasNextPage: listing.hasNextPage, saying: previous
        )
    }

    /// Lets go of whole pages at either end, unless a card at one of `places` is on them.
    mutating func trim(to places: Range<Int>) {
        var kept = listing.items[...]
        var page = listing.page
        while counts.count > 1, kept.count - counts[0] >= Self.capacity,
            start + counts[0] <= places.lowerBound
        {
            start += counts[0]
            kept = kept.dropFirst(counts.removeFirst())
        }
        while let last = counts.last, counts.count > 1, kept.count - last >= Self.capacity,
            start + kept.count - last >= places.upperBound
        {
            kept = kept.dropLast(counts.removeLast())
            page -= 1
        }
        guard kept.count < listing.items.count || page < listing.page else { return }
        listing = listing.with(
            items: Array(kept), page: page, hasNextPage: listing.hasNextPage || page < listing.page)
    }

    /// Puts `item` in the place of the card with the same identity.
    mutating func replace(_ item: CardListing.Item) {
        listing = listing.with(
            items: listing.items.map { $0.id == item.id ? item : $0 }, page: listing.page,
            hasNextPage: listing.hasNextPage)
    }

    private func unknown(_ items: [CardListing.Item]) -> [CardListing.Item] {
        let known = Set(listing.items.map(\.id))
        return items.filter { !known.contains($0.id) }
    }

    /// How many cards stand on the pages before that of `listing`.
    private static func start(of listing: CardListing, _ query: CardQuery) -> Int {
        guard case .page(let number, let size) = query.page, number > 1 else { return 0 }
        let (start, overflow) = (number - 1).multipliedReportingOverflow(by: size)
        // A service may answer whatever page it is asked for.
        return overflow || start > .max - listing.items.count ? 0 : start
    }
}

extension CardListing {
    /// The same listing with other cards and, where there is one, what another page says of the list.
    fileprivate func with(
        items: [Item], page: Int, hasNextPage: Bool, saying other: CardListing? = nil
    ) -> CardListing {
        var unreadable = unreadable
        if let more = other?.unreadable, !more.isEmpty {
            let known = Set(unreadable)
            for card in more where !known.contains(card) { unreadable.add(card) }
        }
        return CardListing(
            items: items, unreadable: unreadable, page: page,
            pageCount: other.map { $0.pageCount } ?? pageCount, total: other.map { $0.total } ?? total,
            hasNextPage: hasNextPage, kept: other?.kept ?? kept, hasOnlyWholeWords: hasOnlyWholeWords)
    }
}
