/// The business rules that the presenter asks. Implemented by the interactor.
package protocol CardListInteractorInput: Sendable {
    /// The cards that match `query`.
    ///
    /// - Throws: the error of fetching the cards; `unknownCard`, `ambiguousCard` or `describedCard` if the query names a card.
    func cards(matching query: CardQuery) async throws(CardsError) -> CardListing

    /// Those of these cards that are still in the list, as they are now.
    func listed(_ items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item]

    /// Passes every card that matches `query`, on any page, to `take`, in at least one listing of some hundreds of cards.
    ///
    /// Each listing includes the unreadable elements. It stops when `take` returns that it doesn't want more.
    func everyCard(
        matching query: CardQuery, _ take: @escaping PartTaking<CardListing>
    ) async throws(CardsError)
}

/// Takes a part of an answer, and returns whether another one is wanted.
package typealias PartTaking<Part> = @MainActor (Part) async throws(CardsError) -> Bool
