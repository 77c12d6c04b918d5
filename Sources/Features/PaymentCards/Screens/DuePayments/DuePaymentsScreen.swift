public import ScreenContract

/// What can happen on the screen on which everything due is paid.
public enum DuePaymentsEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person agreed to all payments that are shown.
    case agreed
}
