public import ScreenContract

/// What can happen on the screen with all payments.
public typealias CardHistoryEvent = AnswerEvent

/// What is on the screen with all payments, ready to draw.
public struct CardHistoryViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// The payments are on their way; the text says so.
        case loading(String)
        /// Nothing was paid.
        case empty(NoticeState)
        case history(HistorySheet)
        /// It failed; trying again may help.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// How many payments; `nil` if there are none.
    public let summary: String?
    /// The one thing that fills the screen.
    public let content: Content
    /// What is missing, and what to do about orders in doubt.
    public let notes: [String]
    /// Those of them that say what a server didn't answer.
    public let warnings: [String]
    /// How old the payments are; `nil` if they are current.
    public let kept: KeptState?
    /// A failed refresh; the payments are the old ones.
    public let alert: AlertState?
    /// The payments as data; `nil` before they are known.
    public let record: HistoryRecord?
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardHistoryEvent>]

    /// A screen.
    public init(
        title: String, summary: String? = nil, content: Content, notes: [String] = [],
        warnings: [String] = [], kept: KeptState? = nil, alert: AlertState? = nil,
        record: HistoryRecord? = nil,
        hints: [KeyHint<CardHistoryEvent>] = []
    ) {
        self.title = title
        self.summary = summary
        self.content = content
        self.notes = notes
        self.warnings = warnings
        self.kept = kept
        self.alert = alert
        self.record = record
        self.hints = hints
    }
}

/// Payments in words: one line each, and what they come to.
public struct HistorySheet: Equatable, Sendable {
    /// A payment.
    public struct Line: Equatable, Sendable {
        /// How the command line names the card by its place in the list, such as "@3"; `nil` if it isn't in the list.
        public let place: String?
        /// What is printed on the card.
        public let face: CardFace
        /// The day: "22 Nov".
        public let day: String
        /// The time of day: "14:27".
        public let time: String
        /// The amount.
        public let amount: String
        /// What it was for: "in full".
        public let purpose: String
        /// The reference on the receipt; `nil` if there is none.
        public let reference: String?
        /// What became of it: "undone 14:30".
        public let state: String
        /// The same without a time: "undone".
        public let shortState: String
        /// The same as a code.
        public let outcome: PaymentOutcome
        /// The line in one sentence.
        public let spoken: String

        /// A line.
        public init(
            place: String?, face: CardFace, day: String, time: String, amount: String, purpose: String,
            reference: String?, state: String, shortState: String, outcome: PaymentOutcome, spoken: String
        ) {
            self.place = place
            self.face = face
            self.day = day
            self.time = time
            self.amount = amount
            self.purpose = purpose
            self.reference = reference
            self.state = state
            self.shortState = shortState
            self.outcome = outcome
            self.spoken = spoken
        }
    }

    /// The newest first.
    public let lines: [Line]
    /// A sum for each currency. What of it is in doubt stands where what is overdue of a due stands.
    public let sums: [DuesSheet.Sum]

    /// Payments.
    public init(lines: [Line], sums: [DuesSheet.Sum]) {
        (self.lines, self.sums) = (lines, sums)
    }
}

/// What became of a payment.
public enum PaymentOutcome: String, CaseIterable, Sendable {
    case made, undone
    /// It is unknown whether it was made.
    case inDoubt = "in_doubt"
}
