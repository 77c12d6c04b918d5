public import ScreenContract

/// What can happen on the details screen.
public enum CardDetailsEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person asked for the newest facts.
    case refreshRequested
    /// The person wants to pay what is due.
    case paymentChosen
    /// The person wants to undo the last payment.
    case undoRequested
    /// The person wants the last four digits on the clipboard.
    case copyRequested
    /// The person wants to see the last statement.
    case statementChosen
}

/// What is on the details screen, ready to draw.
public typealias CardDetailsViewState = Page<CardDetailsSheet, CardDetailsRecord, CardDetailsEvent>
