import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens

/// The cards at hand: all that a query finds, or those of the page of it that is printed.
///
/// A place is counted from 0 among all cards of the list.
struct LoadedCards: Equatable {
    /// The answer.
    private(set) var listing: CardListing
    /// What it answers. The person may have asked for something else since.
    let query: CardQuery
    /// The place of the first card at hand.
    let start: Int
    /// Where each card stands among those at hand. A finger that moves asks many times a second, and a list can be long.
    private let positions: [CardRowID: Int]

    /// The answer to `query`.
    init(_ listing: CardListing, of query: CardQuery) {
        (self.listing, self.query) = (listing, query)
        start = Self.start(of: listing, query)
        positions = Dictionary(
            listing.items.enumerated().map { (CardRowID($1.id), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether they are what `query` asks for.
    func answers(_ query: CardQuery) -> Bool {
        self.query.search == query.search && self.query.filters == query.filters
            && self.query.sort == query.sort
    }

    /// The places of the cards at hand.
    var places: Range<Int> { start..<start + listing.items.count }

    /// How many cards the list has, as far as that is known; at least those at hand.
    var count: Int { max(places.upperBound, listing.total ?? 0) }

    /// The card at a place of the list, which must be at hand.
    func item(at place: Int) -> CardListing.Item { listing.items[place - start] }

    /// The card that the view calls `row`; `nil` when it is gone by now.
    func item(_ row: CardRowID) -> CardListing.Item? { positions[row].map { listing.items[$0] } }

    /// Where the card stands among all cards of the list, from 0.
    func place(of id: CardID) -> Int? { positions[CardRowID(id)].map { $0 + start } }

    /// Which card of the list it is, for its details; `nil` if that isn't known, or it stands alone.
    func number(of id: CardID) -> CardPlace? {
        count > 1 ? place(of: id).map { CardPlace(number: $0 + 1, count: listing.total) } : nil
    }

    /// Puts `item` in the place of the card with the same identity.
    mutating func replace(_ item: CardListing.Item) {
        guard let position = positions[CardRowID(item.id)] else { return }
        listing = listing.replacing(position, with: item)
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
    /// The same listing with another card at a position.
    fileprivate func replacing(_ position: Int, with item: Item) -> CardListing {
        var items = items
        items[position] = item
        return CardListing(
            items: items, unreadable: unreadable, page: page, pageCount: pageCount, total: total,
            hasNextPage: hasNextPage, kept: kept, hasOnlyWholeWords: hasOnlyWholeWords)
    }
}
