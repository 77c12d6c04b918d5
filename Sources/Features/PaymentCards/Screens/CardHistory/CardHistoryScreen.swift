public import ScreenContract

/// What can happen on the screen with all payments.
public typealias CardHistoryEvent = AnswerEvent

/// What is on the screen with all payments, ready to draw.
public typealias CardHistoryViewState = Page<HistorySheet, HistoryRecord, CardHistoryEvent>

/// Payments in words: one line each, and what they come to.
public struct HistorySheet: Equatable, Sendable {
    /// A payment.
    public struct Line: Spoken, Equatable, Sendable {
        /// How the command line names the card by its place in the list, such as "@3"; `nil` if it isn't in the list.
        public let place: String?
        /// What is printed on the card.
        public let face: CardFace
        /// The day and the time of day: "22 Nov", "14:27".
        public let day, time: String
        /// The amount, and what it was for: "in full".
        public let amount, purpose: String
        /// The reference on the receipt; `nil` if there is none.
        public let reference: String?
        /// What became of it: "undone 14:30", and the same without a time.
        public let state, shortState: String
        /// The same as a code.
        public let outcome: PaymentOutcome
        /// The line in one sentence.
        public let spoken: String

        public init(
            place: String?, face: CardFace, day: String, time: String, amount: String, purpose: String,
            reference: String?, state: String, shortState: String, outcome: PaymentOutcome, spoken: String
        ) {
            (self.place, self.face, self.day, self.time) = (place, face, day, time)
            (self.amount, self.purpose, self.reference) = (amount, purpose, reference)
            (self.state, self.shortState, self.outcome) = (state, shortState, outcome)
            self.spoken = spoken
        }
    }

    /// The newest first.
    public let lines: [Line]
    /// A sum for each currency. What of it is in doubt stands where what is overdue of a due stands.
    public let sums: [DuesSheet.Sum]

    public init(lines: [Line], sums: [DuesSheet.Sum]) { (self.lines, self.sums) = (lines, sums) }
}
