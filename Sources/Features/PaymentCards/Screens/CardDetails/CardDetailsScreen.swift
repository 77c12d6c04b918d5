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

/// One fact about a card.
public struct CardFact: Equatable, Sendable, Identifiable {
    /// The fact's stable name.
    public let id: String
    /// What it is about.
    public let label: String
    /// The fact itself, in words.
    public let value: String

    public init(id: String, label: String, value: String) {
        (self.id, self.label, self.value) = (id, label, value)
    }
}
