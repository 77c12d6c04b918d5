/// What the presenter tells the view. Implemented by the view, which the presenter holds weakly.
@MainActor
public protocol CardStatementViewInput: AnyObject {
    /// Draw this from now on.
    func render(_ state: CardStatementViewState)
}

/// What the view tells the presenter. Implemented by the presenter, which the view owns.
@MainActor
public protocol CardStatementViewOutput: AnyObject {
    /// The screen appeared.
    func didLoad() async
    /// The person asked for the newest statement.
    func didRequestRefresh() async
    /// This many rows do not fit on a live screen; 0 when all do.
    func didChangeOverflow(rows: Int)
    /// These transactions have come into sight, counted from 0.
    func didShow(lines: Range<Int>)
    /// The person scrolled by this many rows, negative for back.
    func didScroll(by rows: Int)
    /// The person asked to hide or show amounts and digits.
    func didTogglePrivacy()
    /// The terminal lost or gained the person's attention.
    func didChangeAttention(hasFocus: Bool)
    /// The person is done here.
    func didClose()
}
