public import ScreenContract

/// What can happen on the statement screen.
public enum CardStatementEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person asked for the newest statement.
    case refreshRequested
    /// The person wants the card's last four digits on the clipboard.
    case copyRequested
    /// The person wants to undo what was done last.
    case undoRequested
    /// The person begins to search the transactions.
    case searchBegan
    /// The person edited the words of the search.
    case searchEdited(TextEdit)
    /// The person is done typing, and keeps the search or gives it up.
    case searchEnded(keeping: Bool)
    /// These transactions have come into sight, counted from 0; `nil` for all of them.
    case linesShown(Range<Int>?)
}

/// What is on the statement screen, ready to draw.
public typealias CardStatementViewState = Page<StatementSheet, CardStatementRecord, CardStatementEvent>
