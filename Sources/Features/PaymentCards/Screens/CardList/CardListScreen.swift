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
