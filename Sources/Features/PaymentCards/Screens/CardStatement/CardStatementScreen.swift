public import ScreenContract

/// What can happen on the statement screen.
public enum CardStatementEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person asked for the newest statement.
    case refreshRequested
    /// These transactions have come into sight, counted from 0; `nil` for all of them.
    case linesShown(Range<Int>?)
}
