public import ScreenContract

/// What can happen on the payment screen.
public enum CardPaymentEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person is at this choice.
    case selected(PaymentOption)
    /// The person went so many choices on, back if negative.
    case selectionMoved(by: Int)
    /// The person typed this of another amount, which chooses it.
    case typed(String)
    /// The person took back the last character of what is typed, or all of it.
    case erased(all: Bool)
    /// The person goes on to whatever comes next: agreeing, paying, leaving, trying again.
    case wentOn
    /// The person wants to pay what is chosen, and has not agreed to it yet.
    case proceeded
    /// The person agrees to the payment that is shown.
    case confirmed
    /// The person wants to take the payment back.
    case undoRequested
    /// The person wants to go a step back, and from the first step to where they came from.
    case steppedBack
    /// The person asked for the newest facts.
    case refreshRequested
}
