import PaymentCardsEntity
import PaymentCardsPorts
import Values

@testable import PaymentCardsInteractor

/// Answers queries from all cards in memory, which is slow and leaves little to get wrong.
struct SlowInteractor {
    let catalog: SlowCatalog
    let today: CalendarDate?

    /// Answers about the cards of `feed` on `today`.
    init(_ feed: CardFeed, on today: CalendarDate?) {
        self.today = today
        catalog = SlowCatalog(feed)
    }

    /// Whether there are cards, and none can be read.
    var isUnreadable: Bool {
        catalog.cards.isEmpty && !catalog.unreadable.isEmpty
    }

    func cards(matching query: CardQuery) throws(CardsError) -> CardListing {
        if let name = query.name {
            let card = try SlowNaming(catalog: catalog).card(named: name)
            return CardListing(items: [catalog.item(for: card)], unreadable: catalog.unreadable, total: 1)
        }
        if isUnreadable { throw .noneReadable(catalog.unreadable) }
        let search = SlowSearch(query.search, isFuzzy: query.isFuzzy)
        func found(at rank: Int) -> [PaymentCard] {
            query.sort.sorted(
                catalog.cards.filter { card in
                    search.rank(of: card) == rank
                        && query.filters.allSatisfy { $0.accepts(card, on: today) }
                }, on: today)
        }
        let found = (0...2).flatMap(found)
        guard case .page(let number, let size) = query.page else {
            return CardListing(
                items: found.map(catalog.item), unreadable: catalog.unreadable, total: found.count)
        }
        let rest = found.dropFirst((number - 1) * size)
        return CardListing(
            items: rest.prefix(size).map(catalog.item), unreadable: catalog.unreadable, page: number,
            pageCount: max(1, (found.count + size - 1) / size), total: found.count,
            hasNextPage: rest.count > size)
    }
}
