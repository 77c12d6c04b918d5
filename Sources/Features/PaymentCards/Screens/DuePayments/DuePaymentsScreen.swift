public import Foundation
public import ScreenContract

/// What can happen on the screen on which everything due is paid.
public enum DuePaymentsEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person agreed to all payments that are shown. Those that need their consent are refused without it.
    case agreed
    /// The person answered whether to pay on the cards that need their consent.
    case consented(Bool)
}

/// What is on the screen on which everything due is paid, ready to draw.
public struct DuePaymentsViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// Something is on its way; the text says what.
        case loading(String)
        /// There is nothing to pay.
        case empty(NoticeState)
        case payments([DuePaymentLine], sums: [DuesSheet.Sum])
        /// What is due couldn't be found out.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// How many cards, or how many of them are paid; `nil` before that is known.
    public let summary: String?
    /// The one thing that fills the screen.
    public let content: Content
    /// What the person is asked to agree to; `nil` if there is nothing to agree to, or they have agreed.
    public let question: PaymentQuestion?
    /// What the person is asked first, with the names of the cards that became payable only because the feed doesn't say what can
    /// be done; `nil` if there are none.
    public let consent: String?
    /// The payments as data; `nil` before they are known.
    public let record: DuePaymentsRecord?
    /// What can be done on a live screen.
    public let hints: [KeyHint<DuePaymentsEvent>]

    /// A screen.
    public init(
        title: String, summary: String? = nil, content: Content, question: PaymentQuestion? = nil,
        consent: String? = nil, record: DuePaymentsRecord? = nil, hints: [KeyHint<DuePaymentsEvent>] = []
    ) {
        self.title = title
        self.summary = summary
        self.content = content
        self.question = question
        self.consent = consent
        self.record = record
        self.hints = hints
    }
}

/// What becomes of the due of one card.
public enum DuePaymentOutcome: String, CaseIterable, Sendable {
    /// It is paid if the person agrees.
    case planned
    case paid
    /// An earlier order with the same key paid it.
    case repeated
    case refused
    /// It may or may not have been paid; sending the order again with its key finds out.
    case unknown
    /// The payments were stopped before its turn.
    case untried
    /// It can't be paid here, or needn't be.
    case leftOut = "left_out"
}

/// The payment on one card, in words.
public struct DuePaymentLine: Equatable, Sendable {
    /// How the command line names the card by its place in the list, such as "@3"; `nil` where that is not known.
    public let place: String?
    /// What is printed on the card.
    public let face: CardFace
    /// What becomes of it.
    public let outcome: DuePaymentOutcome
    /// How much is paid.
    public let amount: String
    /// When it is due, before it is paid; what became of it, afterwards.
    public let state: String
    /// The line in one sentence.
    public let spoken: String

    /// A line.
    public init(
        place: String? = nil, face: CardFace, outcome: DuePaymentOutcome, amount: String, state: String,
        spoken: String
    ) {
        self.place = place
        self.face = face
        self.outcome = outcome
        self.amount = amount
        self.state = state
        self.spoken = spoken
    }
}

/// Payments of dues as data: stable codes and exact numbers, the same in every language, but for problems.
public struct DuePaymentsRecord: Equatable, Sendable {
    /// The payment on one card.
    public struct Line: Equatable, Sendable {
        /// What becomes of it.
        public let outcome: DuePaymentOutcome
        /// The card before the payment.
        public let card: CardRecord
        /// The exact amount; `nil` if it is unknown, because the order was refused before it was made.
        public let amount: Decimal?
        /// The currency: its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// What is left to pay afterwards; `nil` if it is unknown.
        public let rest: Decimal?
        /// The reference on the receipt; `nil` if there is none.
        public let reference: String?
        /// When it was paid.
        public let date: Date?
        /// Identifies the order; `nil` if there is none.
        public let idempotencyKey: String?
        /// Why it wasn't paid, in words.
        public let problem: String?

        /// A payment.
        public init(
            outcome: DuePaymentOutcome, card: CardRecord, amount: Decimal?, currency: String,
            rest: Decimal? = nil, reference: String? = nil, date: Date? = nil, idempotencyKey: String? = nil,
            problem: String? = nil
        ) {
            self.outcome = outcome
            self.card = card
            self.amount = amount
            self.currency = currency
            self.rest = rest
            self.reference = reference
            self.date = date
            self.idempotencyKey = idempotencyKey
            self.problem = problem
        }
    }

    /// The most urgent first.
    public let lines: [Line]
    /// What is paid, or would be, for each currency.
    public let sums: [DuesRecord.Sum]

    /// Payments as data.
    public init(lines: [Line], sums: [DuesRecord.Sum]) {
        (self.lines, self.sums) = (lines, sums)
    }
}
