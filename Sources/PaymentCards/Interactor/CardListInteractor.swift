public import PaymentCardsContract
import PaymentCardsEntity

/// The business rules of the list: paging, naming, search, filters and order. It keeps nothing between calls.
public struct CardListInteractor: CardListInteractorInput {
    private let service: any CardsSource

    /// Rules over the cards of `service`.
    public init(service: any CardsSource) {
        self.service = service
    }

    /// The cards that `query` asks for.
    ///
    /// A plain page asks the service for that page alone; everything else has to look at every card.
    public func cards(matching query: CardQuery) async throws(CardsError) -> CardListing {
        if let name = query.name {
            let catalog = try await CardCatalog.all(of: service)
            let card = try CardNaming(catalog: catalog).card(named: name)
            return CardListing(
                items: [catalog.item(for: card)], unreadable: catalog.unreadable, total: 1, kept: catalog.kept
            )
        }
        if case .page(let number, let size) = query.page, !query.isSelective {
            return try await page(number, size: size)
        }
        let catalog = try await CardCatalog.all(of: service)
        let search = CardSearch(query.search)
        let found = catalog.cards.filter { card in
            search.finds(card) && query.filters.allSatisfy { $0.accepts(card) }
        }
        return listing(of: query.sort.sorted(found), in: catalog, page: query.page)
    }

    private func page(_ number: Int, size: Int) async throws(CardsError) -> CardListing {
        let page = try await service.page(number, size: size)
        var catalog = CardCatalog()
        catalog.add(page)
        return CardListing(
            items: catalog.cards.map(catalog.item), unreadable: catalog.unreadable, page: number,
            pageCount: page.total.map { pageCount(of: $0, size: size) }, total: page.total,
            hasNextPage: !page.isLast, kept: page.kept)
    }

    private func listing(
        of cards: [PaymentCard], in catalog: CardCatalog, page: CardPageSelection
    ) -> CardListing {
        switch page {
        case .all:
            return CardListing(
                items: cards.map(catalog.item), unreadable: catalog.unreadable, total: cards.count,
                kept: catalog.kept)
        case .page(let number, let size):
            let rest = cards.dropFirst(start(ofPage: number, size: size) ?? cards.count)
            let shown = rest.prefix(max(size, 0))
            return CardListing(
                items: shown.map(catalog.item), unreadable: catalog.unreadable, page: number,
                pageCount: pageCount(of: cards.count, size: size), total: cards.count,
                hasNextPage: rest.count > shown.count, kept: catalog.kept)
        }
    }

    /// How many cards come before a page; `nil` for a page that no list has.
    private func start(ofPage number: Int, size: Int) -> Int? {
        guard number >= 1, size >= 1 else { return nil }
        let (start, overflow) = (number - 1).multipliedReportingOverflow(by: size)
        return overflow ? nil : start
    }

    private func pageCount(of total: Int, size: Int) -> Int {
        guard total > 0, size > 0 else { return 1 }
        return total / size + (total % size == 0 ? 0 : 1)
    }
}
