// What the layers of the list screen say to each other; what a live one adds is in `CardListControlsOutput`.

/// What the presenter tells the view. Implemented by the view, which the presenter holds weakly.
@MainActor
public protocol CardListViewInput: AnyObject {
    /// Draw this from now on.
    func render(_ state: CardListViewState)
}

/// What the view tells the presenter. Implemented by the presenter, which the view owns.
@MainActor
public protocol CardListViewOutput: AnyObject {
    /// The screen appeared.
    func didLoad() async
    /// The person asked to try again after an error.
    func didRequestRetry() async
    /// The person asked for another page, counted from 1.
    func didRequestPage(_ number: Int) async
    /// The person reads the list from its first card to its last as data. Windows of it come one after another, each with records.
    func didRequestRecords() async
    /// The person reads no further.
    func didStopReading()
    /// The person has read the alert.
    func didDismissAlert()
    /// A finger went down on a card and began to move.
    func didBeginPan(card: CardRowID)
    /// The finger is now at `distance` from where it began: a fraction of the card's width, negative to the left.
    func didPan(card: CardRowID, by distance: Double)
    /// The finger was lifted at `velocity` widths a second, negative to the left.
    func didEndPan(card: CardRowID, velocity: Double)
    /// The system took the finger away; the swipe never happened.
    func didCancelPan(card: CardRowID)
    /// The list was scrolled.
    func didScroll()
    /// A card was tapped.
    func didSelect(card: CardRowID)
    /// The action with this code was chosen on a card.
    func didSelect(action code: String, of card: CardRowID)
    /// The person wants to take a card away.
    func didRequestRemoval(of card: CardRowID)
}

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

/// Where the presenter sends the person. Implemented by the router.
@MainActor
public protocol CardListRouterInput: AnyObject {
    /// Go to `route`; what happens there is reported to `output`.
    func navigate(to route: CardListRoute, reportingTo output: any CardScreenModuleOutput)
}

/// The places that the list leads to. Amounts and digits are hidden there where they are `isPrivate`.
public enum CardListRoute: Equatable, Sendable {
    /// All about one card.
    case details(CardListing.Item, isPrivate: Bool)
    /// Paying what is due on a card.
    case payment(CardListing.Item, isPrivate: Bool)
    /// The last statement of a card.
    case statement(CardListing.Item, isPrivate: Bool)
    /// Adding a card.
    case cardForm
    /// Taking a card away.
    case removal(CardListing.Item, isPrivate: Bool)
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

/// What a hand can do to the list on the screen. Implemented by the view; rows count from 0, as they are drawn.
@MainActor
public protocol CardListGestures: AnyObject {
    /// Bring the screen up.
    func appear() async
    /// Read the list from its first card to its last as data. `look` is called when a window of it is on the screen, and says
    /// whether to go on to the next one.
    func read(_ look: @escaping @MainActor () -> Bool) async
    /// Drag the card in `row` by a fraction of its width, negative to the left, and let go.
    func swipe(row: Int, by distance: Double)
    /// Tap the card in `row`.
    func tap(row: Int)
    /// Choose the action with this code on the card in `row`.
    func choose(action code: String, row: Int)
}
