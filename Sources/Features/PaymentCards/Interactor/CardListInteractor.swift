import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of the list: paging, naming, search, filters and order. It is stateless.
package struct CardListInteractor: CardListInteractorInput {
    private let service: any CardsSource
    /// Tells the current day for the person.
    private let days: DayClock

    package init(service: any CardsSource, days: DayClock = DayClock()) {
        (self.service, self.days) = (service, days)
    }

    /// The cards that match `query`.
    package func cards(matching query: CardQuery) async throws(CardsError) -> CardListing {
        let wallet = try await service.wallet()
        if let name = query.name {
            let item = try await CardNaming(name: name).card(in: wallet, of: service)
            return CardListing(items: [item], unreadable: wallet.unreadable, total: 1, kept: wallet.kept)
        }
        return try wallet.listing(query, on: days.today)
    }

    /// Those of these cards that are still in the list.
    package func listed(_ items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item] {
        let wallet = try await service.wallet()
        return wallet.items(at: items.compactMap { wallet.place(of: $0.id) })
    }

    /// Passes every card that matches `query` to `take`.
    package func everyCard(
        matching query: CardQuery, _ take: @escaping PartTaking<CardListing>
    ) async throws(CardsError) {
        var query = query
        // Data is searched for whole words.
        (query.isFuzzy, query.page) = (false, .all)
        let wallet = try await service.wallet()
        try wallet.checkThatSomethingIsReadable()
        let selection = try CardSelection(query, of: wallet, on: days.today)
        let names = CardNames(of: wallet.cards)
        try await Portions.pass(selection.places) { places, number, isLast throws(CardsError) in
            try await take(
                CardListing(
                    items: wallet.items(at: places, names), unreadable: wallet.unreadable, page: number,
                    pageCount: nil, total: selection.places.count, hasNextPage: !isLast, kept: wallet.kept))
        }
    }
}

extension Wallet {
    /// The cards that match `query` on `today`.
    ///
    /// - Throws: `noneReadable`, `tooManyCards`, `unknownWord`.
    func listing(_ query: CardQuery, on today: CalendarDate?) throws(CardsError) -> CardListing {
        try checkThatSomethingIsReadable()
        let selection = try CardSelection(query, of: self, on: today)
        if let limit = query.limit, selection.places.count > limit { throw .tooManyCards(limit: limit) }
        return listing(of: selection, on: query.page)
    }

    /// The cards of `selection` on a page.
    fileprivate func listing(of selection: CardSelection, on page: CardPageSelection) -> CardListing {
        let (items, count) = (items(at: selection.places(on: page)), selection.places.count)
        guard case .page(let number, let size) = page else {
            return CardListing(
                items: items, unreadable: unreadable, total: count, kept: kept,
                hasOnlyWholeWords: selection.hasOnlyWholeWords)
        }
        let pages = CardListing.pageCount(of: count, size: size)
        return CardListing(
            items: items, unreadable: unreadable, page: number, pageCount: pages, total: count,
            hasNextPage: !items.isEmpty && number < pages, kept: kept,
            hasOnlyWholeWords: selection.hasOnlyWholeWords)
    }
}

extension CardListing {
    /// How many pages so many cards have; at least one.
    fileprivate static func pageCount(of total: Int, size: Int) -> Int {
        guard total > 0, size > 0 else { return 1 }
        return total / size + (total % size == 0 ? 0 : 1)
    }
}
