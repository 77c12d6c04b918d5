public import PaymentCardsContract
import PaymentCardsEntity

/// The business rules of the list: paging, naming, search, filters and order. It keeps nothing between calls.
public struct CardListInteractor: CardListInteractorInput {
    let service: any CardsSource

    /// Rules over the cards of `service`.
    public init(service: any CardsSource) {
        self.service = service
    }

    /// The cards that `query` asks for.
    ///
    /// A plain page asks the service for that page alone; everything else has to look at every card.
    public func cards(matching query: CardQuery) async throws(CardsError) -> CardListing {
        if let name = query.name {
            let found = try await CardNaming(name: name).card(in: service)
            return CardListing(
                items: [found.item], unreadable: found.unreadable, total: 1, kept: found.kept)
        }
        if case .page(let number, let size) = query.page, !query.isSelective {
            return try await page(number, size: size)
        }
        var survey = CardSurvey(of: service)
        var selection = CardSelection(query)
        try await survey.look {
            selection.add($0, at: $1)
        } pause: { () async throws(CardsError) in
            if let limit = query.limit, selection.count > limit { throw .tooManyCards(limit: limit) }
            return true
        }
        return listing(
            of: try await survey.items(for: selection.cards), in: survey, count: selection.count,
            page: query.page)
    }

    /// The last page of what `query` asks for. All cards are counted to find it.
    public func lastPage(of query: CardQuery) async throws(CardsError) -> CardListing {
        guard case .page(_, let size) = query.page, query.name == nil else {
            return try await cards(matching: query)
        }
        var query = query
        let sort = query.sort
        (query.sort, query.page) = ([], .page(1, size: 0))
        var survey = CardSurvey(of: service)
        var selection = CardSelection(query)
        try await survey.look { selection.add($0, at: $1) }
        (query.sort, query.page) = (sort, .page(pageCount(of: selection.count, size: size), size: size))
        return try await cards(matching: query)
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
        of items: [CardListing.Item], in survey: CardSurvey, count: Int, page: CardPageSelection
    ) -> CardListing {
        switch page {
        case .all:
            return CardListing(
                items: items, unreadable: survey.unreadable, total: count, kept: survey.kept)
        case .page(let number, let size):
            let pages = pageCount(of: count, size: size)
            return CardListing(
                items: items, unreadable: survey.unreadable, page: number, pageCount: pages, total: count,
                hasNextPage: !items.isEmpty && number < pages, kept: survey.kept)
        }
    }

    private func pageCount(of total: Int, size: Int) -> Int {
        guard total > 0, size > 0 else { return 1 }
        return total / size + (total % size == 0 ? 0 : 1)
    }
}
