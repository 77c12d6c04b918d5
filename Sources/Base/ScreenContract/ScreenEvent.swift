/// What happens on every screen, whatever it shows.
public enum ScreenEvent: Equatable, Sendable {
    /// The screen is shown for the first time.
    case appeared
    /// It is now this long after the program began.
    case timeAdvanced(to: Duration)
    /// The terminal lost or gained the person's attention.
    case attentionChanged(hasFocus: Bool)
    /// The person wants amounts and digits hidden, or shown again.
    case privacyToggled
    /// The person leaves the screen.
    case closed
}
