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
public struct CardDetailsViewState: Equatable, Sendable {
    /// The screen's title.
    public let title: String
    /// The card itself, closed.
    public let row: CardRow
    /// What is printed on the card, in words.
    public let facts: [CardFact]
    /// What stands below the facts.
    public let sections: CardDetailsSections
    /// What is said about the card, line by line, after the card itself has been said.
    public let spoken: [String]
    /// Everything as data, for other programs.
    public let record: CardDetailsRecord
    /// How old what is on the screen is; `nil` when it is as the service has it now.
    public let kept: KeptState?
    /// What went wrong; what is on the screen is what is known all the same.
    public let alert: AlertState?
    /// Whether newer facts are on their way.
    public let isRefreshing: Bool
    /// What a live screen says for a moment, or that something is hidden.
    public let remark: RemarkState<CardDetailsEvent>?
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardDetailsEvent>]
    /// When something on the screen next changes by itself, counted from the start of the program; `nil` for never.
    public let nextChange: Duration?

    /// A screen.
    public init(
        title: String, row: CardRow, facts: [CardFact], sections: CardDetailsSections, spoken: [String],
        record: CardDetailsRecord, kept: KeptState? = nil, alert: AlertState? = nil,
        isRefreshing: Bool = false, remark: RemarkState<CardDetailsEvent>? = nil,
        hints: [KeyHint<CardDetailsEvent>] = [], nextChange: Duration? = nil
    ) {
        self.title = title
        self.row = row
        self.facts = facts
        self.sections = sections
        self.spoken = spoken
        self.record = record
        self.kept = kept
        self.alert = alert
        self.isRefreshing = isRefreshing
        self.remark = remark
        self.hints = hints
        self.nextChange = nextChange
    }
}

/// One fact about a card.
public struct CardFact: Equatable, Sendable, Identifiable {
    /// The fact's stable name.
    public let id: String
    /// What it is about.
    public let label: String
    /// What is so.
    public let value: String

    /// A fact.
    public init(id: String, label: String, value: String) {
        self.id = id
        self.label = label
        self.value = value
    }
}
