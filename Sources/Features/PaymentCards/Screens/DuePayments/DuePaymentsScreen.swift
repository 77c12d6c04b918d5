public import Foundation
public import Records
public import ScreenContract

/// What can happen on the screen on which everything due is paid.
public enum DuePaymentsEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person moved between the answers, down if positive.
    case moved(by: Int)
    /// The person gave the answer at this index, from 0; `nil` for the one that they are at.
    case chose(Int?)
    /// The person wants to take back what was paid here, or to be asked once more about what they have taken back.
    case undoRequested, redoRequested
    /// The person agreed to all payments that are shown. Those that need their consent are refused without it.
    case agreed
    /// The person answered whether to pay on the cards that need their consent.
    case consented(Bool)
}

/// What is on the screen on which everything due is paid, ready to draw.
public typealias DuePaymentsViewState = Page<DuePaymentsSheet, DuePaymentsRecord, DuePaymentsEvent>

/// Payments in words: one line for each card, what they come to, and the question about them.
public struct DuePaymentsSheet: Equatable, Sendable {
    /// The payments, and what they come to.
    public let payments: DuesSheet
    /// What the person is asked to agree to; `nil` if there is nothing to agree to, or they have agreed.
    public let question: PaymentQuestion?
    /// What the person is asked first, with the names of the cards that became payable only because the feed doesn't say what can
    /// be done; `nil` if there are none.
    public let consent: String?
    /// The question with its answers; `nil` where it is not asked on the screen itself, or was answered.
    public let menu: MenuState?
    /// What can be pressed below the payments on a live screen, once they are made.
    public let buttons: [PageButton<DuePaymentsEvent>]
    /// What is being done with them, in a sentence; `nil` for nothing.
    public let activity: String?

    public init(
        _ payments: DuesSheet, question: PaymentQuestion?, consent: String? = nil, menu: MenuState? = nil,
        buttons: [PageButton<DuePaymentsEvent>] = [], activity: String? = nil
    ) {
        (self.payments, self.question, self.consent, self.menu) = (payments, question, consent, menu)
        (self.buttons, self.activity) = (buttons, activity)
    }
}

/// What becomes of the due of one card.
public enum DuePaymentOutcome: String, CaseIterable, FieldConvertible, Sendable {
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

/// Payments of dues as data: stable codes and exact numbers, the same in every language, but for problems.
public struct DuePaymentsRecord: SummedRecord {
    /// The payment on one card.
    public struct Line: Described {
        public let outcome: DuePaymentOutcome
        public let card: CardRecord
        /// The exact amount; `nil` if it is unknown, because the order was refused before it was made.
        public let amount: Decimal?
        public let currency: String
        /// What is left to pay afterwards; `nil` if it is unknown.
        public let left: Decimal?
        /// The reference on the receipt; `nil` if there is none.
        public let reference: String?
        public let date: Date?
        /// Identifies the order; `nil` if there is none.
        public let idempotencyKey: String?
        public let problem: String?

        public init(
            outcome: DuePaymentOutcome, card: CardRecord, amount: Decimal?, currency: String,
            left: Decimal? = nil, reference: String? = nil, date: Date? = nil, idempotencyKey: String? = nil,
            problem: String? = nil
        ) {
            (self.outcome, self.card, self.amount, self.currency) = (outcome, card, amount, currency)
            (self.left, self.reference, self.date) = (left, reference, date)
            (self.idempotencyKey, self.problem) = (idempotencyKey, problem)
        }

        public static let fields: [Field<Line>] = [
            Field(
                "status", \.outcome,
                en: "planned, paid, repeated, refused, unknown, untried or left_out",
                uk: "planned, paid, repeated, refused, unknown, untried або left_out"),
            .name(\.card.name), .title(\.card.title), .number(\.card.number), .amount(\.amount),
            .currency(\.currency),
            .left(\.left), .reference(\.reference), .idempotencyKey(\.idempotencyKey),
            .json("id", \.card.id, "the card’s id in the feed"),
            .json("lastFour", \.card.lastFour, "the last digits of the number"),
            .json("date", \.date, "when it was paid"),
            .json("problem", \.problem, "why it wasn’t paid, in words"),
        ]
    }

    /// What is paid in one currency.
    public struct Sum: Described {
        public let currency: String
        public let amount: Decimal
        public let count: Int

        public init(currency: String, amount: Decimal, count: Int) {
            (self.currency, self.amount, self.count) = (currency, amount, count)
        }

        public static let fields: [Field<Sum>] = [
            .currency(\.currency), .amount(\.amount), .json("count", \.count, "the number of payments"),
        ]
    }

    public let lines: [Line]
    public let sums: [Sum]
    /// Which part of the list it has.
    public let part: RecordPart

    public static let shape = "payments/2"

    public static let fields: [Field<DuePaymentsRecord>] = [
        .json("payments", \.lines, "the most urgent first"), .sums(\.sums),
    ]

    public init(lines: [Line], sums: [Sum], isFirst: Bool = true, isLast: Bool = true) {
        (self.lines, self.sums, part) = (lines, sums, RecordPart(isFirst: isFirst, isLast: isLast))
    }
}
