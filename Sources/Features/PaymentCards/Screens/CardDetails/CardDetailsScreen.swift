/// What the presenter tells the view. Implemented by the view, which the presenter holds weakly.
@MainActor
public protocol CardDetailsViewInput: AnyObject {
    /// Draw this from now on.
    func render(_ state: CardDetailsViewState)
}

/// What the view tells the presenter. Implemented by the presenter, which the view owns.
@MainActor
public protocol CardDetailsViewOutput: AnyObject {
    /// The person asked for the newest facts.
    func didRequestRefresh()
    /// The events so far have been told, or the screen has come up: what is missing is fetched now.
    func didHandleEvents() async
    /// Something that the view state says changes by itself is due.
    func didReachChange()
    /// The person wants to pay what is due.
    func didSelectPayment()
    /// The person wants to see the last statement.
    func didSelectStatement()
    /// This many rows do not fit on a live screen; 0 when all do.
    func didChangeOverflow(rows: Int)
    /// The person scrolled by this many rows, negative for back.
    func didScroll(by rows: Int)
    /// The person asked to hide or show amounts and digits.
    func didTogglePrivacy()
    /// The terminal lost or gained the person's attention.
    func didChangeAttention(hasFocus: Bool)
    /// The person is done here.
    func didClose()
}
