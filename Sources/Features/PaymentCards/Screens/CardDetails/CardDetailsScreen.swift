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
    /// The person wants to see the card that stands so many places further on in the list, or back.
    case neighbourRequested(by: Int)
}

/// What is on the details screen, ready to draw.
public typealias CardDetailsViewState = Page<CardDetailsSheet, CardDetailsRecord, CardDetailsEvent>

/// All about a card, ready to draw.
public struct CardDetailsSheet: Equatable, Sendable {
    /// The card itself, closed.
    public let row: CardRow
    /// What is printed on the card, in words, and what else is to be known of it.
    public let facts: [Fact]
    /// Those of the facts that the card doesn't say itself.
    public let spokenFacts: [Fact]
    /// What is billed, paid and left.
    public let bill: CardBillState
    /// The last payments.
    public let ledger: CardLedgerState
    /// The last statement.
    public let statement: CardSummaryState
    /// The bills, in place of the statement, of a card of one's own; `nil` for another.
    public let bills: CardBillsState?
    /// What can be done next.
    public let steps: CardStepsState

    public init(
        row: CardRow, facts: [Fact], spokenFacts: [Fact] = [], bill: CardBillState,
        ledger: CardLedgerState, statement: CardSummaryState, bills: CardBillsState? = nil,
        steps: CardStepsState
    ) {
        (self.row, self.facts, self.spokenFacts) = (row, facts, spokenFacts)
        (self.bill, self.ledger, self.statement) = (bill, ledger, statement)
        (self.bills, self.steps) = (bills, steps)
    }
}

/// The bills of a card of one's own.
public struct CardBillsState: Equatable, Sendable {
    /// One bill.
    public struct Line: Equatable, Sendable, Spoken {
        /// The day on which its statement closed.
        public let closing: String
        /// How much.
        public let amount: String
        /// What was paid on it, and until when it is to be.
        public let note: String
        /// What that means.
        public let tone: Tone

        public init(closing: String, amount: String, note: String, tone: Tone) {
            (self.closing, self.amount, self.note, self.tone) = (closing, amount, note, tone)
        }

        /// The bill in one sentence.
        public var spoken: String { [closing, amount, note].filter { !$0.isEmpty }.joined(separator: ", ") }
    }

    /// The section's title.
    public let title: String
    /// The bills, the newest first.
    public let lines: [Line]
    /// That there are none, or that there are more.
    public let note: String?

    public init(title: String, lines: [Line], note: String? = nil) {
        (self.title, self.lines, self.note) = (title, lines, note)
    }
}

/// What is billed, what of it is paid, and what is left.
public struct CardBillState: Equatable, Sendable {
    /// The section's title.
    public let title: String
    /// The amounts that are known, by what they are; the last one is what is left to pay. None where nothing is known to be due.
    public let amounts: [Fact]
    /// When it is to be paid, as the feed says it; where there are no amounts, that there are none.
    public let state: String
    /// What the state means.
    public let tone: Tone
    /// How much of it is paid, between 0 and 1; `nil` where it is all or nothing, not known, or hidden.
    public let share: Double?
    /// The same in words.
    public let shareText: String?

    public init(
        title: String, amounts: [Fact], state: String, tone: Tone, share: Double? = nil,
        shareText: String? = nil
    ) {
        (self.title, self.amounts, self.state) = (title, amounts, state)
        (self.tone, self.share, self.shareText) = (tone, share, shareText)
    }
}

/// The last payments on a card.
public struct CardLedgerState: Equatable, Sendable {
    /// One payment.
    public struct Line: Equatable, Sendable, Identifiable, Spoken {
        /// What its receipt is known by.
        public let id: String
        /// The day, and the time of day; empty where only the day is known.
        public let day, time: String
        /// How much.
        public let amount: String
        /// That it was undone and when, or until when it can be undone; `nil` when it stands.
        public let note: String?
        /// Whether it was taken back.
        public let isUndone: Bool

        public init(id: String, day: String, time: String, amount: String, note: String?, isUndone: Bool) {
            (self.id, self.day, self.time) = (id, day, time)
            (self.amount, self.note, self.isUndone) = (amount, note, isUndone)
        }

        /// The payment in one sentence.
        public var spoken: String {
            [amount, day, time, id, note ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    /// The section's title.
    public let title: String
    /// The payments, the newest first.
    public let lines: [Line]
    /// That there are none, that there are more, or that they are not known.
    public let note: String?

    public init(title: String, lines: [Line], note: String? = nil) {
        (self.title, self.lines, self.note) = (title, lines, note)
    }
}

/// A section of one line.
public struct CardSummaryState: Equatable, Sendable {
    /// The section's title.
    public let title: String
    /// Its line, in the parts that are best kept together; one that says that nothing is known.
    public let parts: [String]
    /// Whether there is something to know.
    public let isKnown: Bool

    public init(title: String, parts: [String], isKnown: Bool) {
        (self.title, self.parts, self.isKnown) = (title, parts, isKnown)
    }
}

/// What can be done next.
public struct CardStepsState: Equatable, Sendable {
    /// One thing to do.
    public struct Step: Equatable, Sendable, Spoken {
        /// What it is.
        public let label: String
        /// What does it on a live screen; `nil` where it can't be done there.
        public let event: CardDetailsEvent?
        /// What is typed to do it; `nil` where nothing is.
        public let command: String?
        /// Why it can't be done now; `nil` when it can.
        public let obstacle: String?
        /// The step in one sentence.
        public let spoken: String

        public init(
            label: String, event: CardDetailsEvent?, command: String?, obstacle: String? = nil, spoken: String
        ) {
            (self.label, self.event, self.command) = (label, event, command)
            (self.obstacle, self.spoken) = (obstacle, spoken)
        }
    }

    /// The section's title.
    public let title: String
    /// What can be done.
    public let steps: [Step]

    public init(title: String, steps: [Step]) { (self.title, self.steps) = (title, steps) }
}
