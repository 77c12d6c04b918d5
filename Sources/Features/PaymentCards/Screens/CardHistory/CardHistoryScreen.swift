public import Records
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
        /// How loudly that is said; what was undone quietly.
        public let tone: Tone
        /// The line in one sentence.
        public let spoken: String

        public init(
            place: String?, face: CardFace, day: String, time: String, amount: String, purpose: String,
            reference: String?, state: String, shortState: String, tone: Tone, spoken: String
        ) {
            (self.place, self.face, self.day, self.time) = (place, face, day, time)
            (self.amount, self.purpose, self.reference) = (amount, purpose, reference)
            (self.state, self.shortState, self.tone) = (state, shortState, tone)
            self.spoken = spoken
        }
    }

    /// The newest first.
    public let lines: [Line]
    /// A sum for each currency. What of it is in doubt stands where what is overdue of a due stands.
    public let sums: [DuesSheet.Sum]

    public init(lines: [Line], sums: [DuesSheet.Sum]) { (self.lines, self.sums) = (lines, sums) }
}

/// Payments as data: stable codes and exact numbers, the same in every language, but for problems.
public struct HistoryRecord: SummedRecord {
    public static let shape = "history/3"

    public static let fields: [Field<HistoryRecord>] = [
        .json("payments", \.lines, "the newest first"), .sums(\.sums),
        .json("complete", \.isComplete, "false if payments on some cards may be missing"),
    ]

    /// The newest first.
    public let lines: [PaymentRecord]
    /// A sum for each currency.
    public let sums: [SumRecord]
    /// Whether these are all payments there are; `false` if some cards' may be missing.
    public let isComplete: Bool
    /// Which part of a list this is.
    public let part: RecordPart

    public init(
        lines: [PaymentRecord], sums: [SumRecord], isComplete: Bool, isFirst: Bool = true, isLast: Bool = true
    ) {
        part = RecordPart(isFirst: isFirst, isLast: isLast)
        (self.lines, self.sums, self.isComplete) = (lines, sums, isComplete)
    }
}
