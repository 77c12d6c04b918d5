public import PaymentCardsScreens
public import ScreenContract

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

/// What the module tells whoever opened it.
@MainActor
public protocol CardListModuleOutput: AnyObject {
    /// Something failed; `alert` words it.
    func cardList(didFailWith error: CardsError, alert: AlertState)
    /// These elements of the feed were skipped, each worded.
    func cardList(didSkip unreadable: [String])
    /// These things about cards are odd, and the cards are shown all the same.
    func cardList(didAccept oddities: [String])
    /// A screen that the list led to remarks something that is no failure.
    func cardList(didRemark remarks: [String])
    /// The cards are old. The list says so itself.
    func cardList(didShow kept: KeptState)
    /// What a screen that the list led to shows is old. That screen says so itself.
    func cardList(didOpen kept: KeptState)
    /// The person wants the mouse to be used, or left to the terminal.
    func cardList(didSetMouse isOn: Bool)
    /// The person wants to leave.
    func cardListDidFinish()
}

extension CardListModuleOutput {
    /// Nothing: the person sees the cards on the screen.
    public func cardList(didAccept oddities: [String]) {}
    /// Nothing: the screen shows it itself.
    public func cardList(didRemark remarks: [String]) {}
    /// Nothing: the person sees it on the screen.
    public func cardList(didShow kept: KeptState) {}
    /// Nothing: the person sees it on the screen.
    public func cardList(didOpen kept: KeptState) {}
    /// Nothing: a printed list has no mouse.
    public func cardList(didSetMouse isOn: Bool) {}
    /// Nothing: a printed list is left when it is printed.
    public func cardListDidFinish() {}
}
