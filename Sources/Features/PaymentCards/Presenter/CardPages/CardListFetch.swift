import PaymentCardsEntity
import PaymentCardsPorts
import ScreenPresenter

/// What a list has carried out. A newer one overtakes any older one.
enum CardListEffect: Equatable {
    /// The cards of the query, the first time.
    case load
    /// The cards of the query around where the person is.
    case reload
    /// The same, because time has passed.
    case periodicReload
    /// The page after the last one at hand.
    case nextPage
    /// The page before the first one at hand.
    case previousPage
    /// The page at an end of the list, instead of all that are at hand.
    case jump(CardListCursor.End)
    /// Every card, as data.
    case read

    /// Whether it brings the cards around where the person is.
    var isReload: Bool { self == .reload || self == .periodicReload }
}

/// A question to the interactor that brings cards, and how the cards at hand change by the answer.
struct CardListFetch {
    let effect: CardListEffect
    let query: CardQuery
    /// The cards on the screen: their places, whatever is at hand.
    let window: Range<Int>
    /// The cards at hand.
    let loaded: LoadedCards?

    /// Asks `interactor`.
    ///
    /// - Returns: the cards of a page, or of some that follow one another.
    func answer(
        from interactor: any CardListInteractorInput
    ) async -> Result<LoadedCards, CardsError> {
        await Result { () async throws(CardsError) in try await cards(from: interactor) }
    }

    private func cards(from interactor: any CardListInteractorInput) async throws(CardsError) -> LoadedCards {
        switch effect {
        case .load, .read: try await page(of: query, interactor)
        case .reload, .periodicReload: try await around(interactor)
        case .nextPage: try await page((loaded?.listing.page ?? 0) + 1, interactor)
        case .previousPage: try await page(loaded?.previousPage ?? 1, interactor)
        case .jump(.first): try await page(1, interactor)
        case .jump(.last): try await last(interactor)
        }
    }

    /// As many pages as it takes to have the place where the person is.
    private func around(_ interactor: any CardListInteractorInput) async throws(CardsError) -> LoadedCards {
        var found = try await page(1, interactor)
        // The first page is asked for even where the person is elsewhere: what is gathered page by page begins anew with it.
        if case .page(_, let size) = query.page, size > 0, window.lowerBound / size > 0,
            found.listing.hasNextPage
        {
            found = try await page(window.lowerBound / size + 1, interactor)
            if found.listing.items.isEmpty { found = try await last(interactor) }
        }
        while found.listing.hasNextPage, found.places.upperBound < window.upperBound {
            found.append(try await page(found.listing.page + 1, interactor).listing)
        }
        return found
    }

    private func last(_ interactor: any CardListInteractorInput) async throws(CardsError) -> LoadedCards {
        let listing = try await interactor.lastPage(of: query.with(page: 1))
        return LoadedCards(listing, of: query.with(page: listing.page))
    }

    private func page(
        _ number: Int, _ interactor: any CardListInteractorInput
    ) async throws(CardsError) -> LoadedCards {
        try await page(of: query.with(page: number), interactor)
    }

    private func page(
        of query: CardQuery, _ interactor: any CardListInteractorInput
    ) async throws(CardsError) -> LoadedCards {
        LoadedCards(try await interactor.cards(matching: query), of: query)
    }

    /// The cards at hand once `answer` has come. They may have changed since the question.
    func joined(_ answer: LoadedCards, with loaded: LoadedCards?) -> LoadedCards {
        guard var all = loaded else { return answer }
        switch effect {
        case .load, .reload, .periodicReload, .jump, .read: return answer
        case .nextPage: all.append(answer.listing)
        case .previousPage: all.prepend(answer.listing)
        }
        return all
    }
}

extension CardQuery {
    /// The same query for another page, where it asks for one.
    func with(page number: Int) -> CardQuery {
        guard case .page(_, let size) = page else { return self }
        var query = self
        query.page = .page(number, size: size)
        return query
    }
}

extension CardsError {
    /// Whether the list is not the one any more that its first cards are of.
    var isShift: Bool { if case .uselessAnswer(_, .shifting) = self { true } else { false } }
}
