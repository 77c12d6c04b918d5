public import ScreenContract

/// What can happen on the screen with everything that is due.
public enum CardDuesEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person asked for the newest dues.
    case refreshRequested
}
