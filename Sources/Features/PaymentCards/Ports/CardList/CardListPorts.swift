public import PaymentCardsScreens
import ScreenContract

/// The business rules of the list, implemented by the interactor.
public protocol CardListInteractorInput: Sendable {
    /// The cards that match `query`.
    ///
    /// - Throws: the error of fetching the cards; `unknownCard` or `ambiguousCard` if the query names a card.
    func cards(matching query: CardQuery) async throws(CardsError) -> CardListing

    /// The last page of the cards that match `query`, with its page size; the first one if there are no cards. This may
    /// require looking at every card.
    func lastPage(of query: CardQuery) async throws(CardsError) -> CardListing

    /// Passes every card that matches `query`, on any page, to `take`, in at least one listing of some hundreds of cards.
    ///
    /// The whole source is checked before the first listing, so each listing includes the unreadable elements. It stops when
    /// `take` returns that it doesn't want more.
    func everyCard(
        matching query: CardQuery, _ take: @MainActor (CardListing) -> Bool
    ) async throws(CardsError)
}

/// The events that the module reports to its owner.
@MainActor
public protocol CardListModuleOutput: AnyObject {
    /// An error occurred; `alert` words it.
    func cardList(didFailWith error: CardsError, alert: AlertState)
    /// These elements of the feed were skipped, as described.
    func cardList(didSkip unreadable: [String])
    /// These cards deviate from the format, as described, but are shown anyway.
    func cardList(didAccept oddities: [String])
    /// A screen opened from the list has a remark that is not an error.
    func cardList(didRemark remarks: [String])
    /// The cards are not current. The list shows that itself.
    func cardList(didShow kept: KeptState)
    /// A screen opened from the list shows data that is not current. That screen shows it itself.
    func cardList(didOpen kept: KeptState)
    /// The person has turned mouse support on or off.
    func cardList(didSetMouse isOn: Bool)
    /// The person wants to quit.
    func cardListDidFinish()
}

extension CardListModuleOutput {
    /// Does nothing: the cards are visible on the screen.
    public func cardList(didAccept oddities: [String]) {}
    /// Does nothing: the screen shows it itself.
    public func cardList(didRemark remarks: [String]) {}
    /// Does nothing: the screen shows it.
    public func cardList(didShow kept: KeptState) {}
    /// Does nothing: the screen shows it.
    public func cardList(didOpen kept: KeptState) {}
    /// Does nothing: a printed list has no mouse.
    public func cardList(didSetMouse isOn: Bool) {}
    /// Does nothing: a printed list ends once it is printed.
    public func cardListDidFinish() {}
}
