/// The business rules that the presenter asks. Implemented by the interactor.
public protocol CardListInteractorInput: Sendable {
    /// The cards that `query` asks for.
    ///
    /// - Throws: why the cards can't be had; where the query names a card, `unknownCard` or `ambiguousCard`.
    func cards(matching query: CardQuery) async throws(CardsError) -> CardListing

    /// The last page of what `query` asks for, in pages of its size; the first one where there are no cards. To find it may
    /// take a look at every card.
    func lastPage(of query: CardQuery) async throws(CardsError) -> CardListing

    /// Every card that `query` asks for, whatever its page, in listings of some hundreds that come one after another, at least one.
    ///
    /// All of the source has been checked before the first one comes, so that each says what could not be read. It ends when
    /// `take` says that it does not go on.
    func everyCard(
        matching query: CardQuery, _ take: @MainActor (CardListing) -> Bool
    ) async throws(CardsError)
}
