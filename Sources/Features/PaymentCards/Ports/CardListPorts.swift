/// The business rules that the presenter asks. Implemented by the interactor.
package protocol CardListInteractorInput: Sendable {
    /// The cards that match `query`.
    ///
    /// - Throws: the error of fetching the cards; `unknownCard`, `ambiguousCard` or `describedCard` if the query names a card.
    func cards(matching query: CardQuery) async throws(CardsError) -> CardListing

    /// The last page of the cards that match `query`, with its page size; the first one if there are no cards. This may
    /// require looking at every card.
    func lastPage(of query: CardQuery) async throws(CardsError) -> CardListing

    /// Those of these cards that are still in the list, as they are now; `nil` if that would need a look at all cards.
    func listed(_ items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item]?

    /// Passes every card that matches `query`, on any page, to `take`, in at least one listing of some hundreds of cards.
    ///
    /// The whole source is checked before the first listing, so each listing includes the unreadable elements. It stops when
    /// `take` returns that it doesn't want more. While it sees a listing, the next is read.
    func everyCard(
        matching query: CardQuery, _ take: @escaping PartTaking<CardListing>
    ) async throws(CardsError)
}

/// Takes a part of an answer, and returns whether another one is wanted.
package typealias PartTaking<Part> = @MainActor (Part) async throws(CardsError) -> Bool
