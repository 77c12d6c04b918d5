public import Foundation
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

/// What became of a payment.
public enum PaymentOutcome: String, CaseIterable, FieldConvertible, Sendable {
    case paid, undone
    /// It is unknown whether it was made.
    case inDoubt = "in_doubt"
}

/// Payments as data: stable codes and exact numbers, the same in every language, but for problems.
public struct HistoryRecord: SummedRecord {
    /// What a payment was for.
    public enum Purpose: String, CaseIterable, FieldConvertible, Sendable {
        /// Nothing was left to pay.
        case full
        case part
    }

    /// A payment.
    public struct Line: Described {
        /// The card: its name in the list, or its id if it isn't there; its id in the feed, its title and its masked number, empty
        /// where they are unknown.
        public let name, card, title, number: String
        /// Whether the card is in the list.
        public let isListed: Bool
        /// When it was made, or the order was sent.
        public let date: Date
        /// The exact amount, and what was left to pay afterwards.
        public let amount, left: Decimal
        /// The currency: its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// What it was for.
        public let purpose: Purpose
        /// What became of it.
        public let outcome: PaymentOutcome
        /// The reference on the receipt, and the key of the order; `nil` if there is none.
        public let reference, idempotencyKey: String?
        /// When it was undone; `nil` if it wasn't.
        public let undone: Date?

        public init(
            name: String, card: String, title: String, number: String, isListed: Bool, date: Date,
            amount: Decimal, left: Decimal, currency: String, purpose: Purpose, outcome: PaymentOutcome,
            reference: String?, undone: Date?, idempotencyKey: String?
        ) {
            (self.name, self.card, self.title, self.number) = (name, card, title, number)
            (self.isListed, self.date, self.amount, self.left) = (isListed, date, amount, left)
            (self.currency, self.purpose, self.outcome) = (currency, purpose, outcome)
            (self.reference, self.undone, self.idempotencyKey) = (reference, undone, idempotencyKey)
        }

        public static let fields: [Field<Line>] = [
            .paid(\.date), .name(\.name),
            Field(
                "title", \.title, en: "title; empty if the card is no longer listed",
                uk: "назва продукту; порожня, якщо картки вже немає"),
            .number(\.number), .amount(\.amount), .currency(\.currency),
            Field("purpose", \.purpose, en: "full or part", uk: "full або part"),
            .left(\.left),
            Field("status", \.outcome, en: "paid, undone or in_doubt", uk: "paid, undone або in_doubt"),
            .reference(\.reference), .undone(\.undone), .idempotencyKey(\.idempotencyKey),
            .json("id", \.card, "the card’s id in the feed"),
            .json("listed", \.isListed, "whether the card is in the list"),
        ]
    }

    /// What the payments in one currency come to.
    public struct Sum: Described {
        /// Its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// The exact totals of those that were made and not undone, and of those in doubt.
        public let amount, inDoubt: Decimal
        /// The number of the former.
        public let count: Int

        public init(currency: String, amount: Decimal, inDoubt: Decimal, count: Int) {
            (self.currency, self.amount, self.inDoubt, self.count) = (currency, amount, inDoubt, count)
        }

        public static let fields: [Field<Sum>] = [
            .currency(\.currency), .amount(\.amount),
            .json("inDoubt", \.inDoubt, "the total of orders in doubt"),
            .json("count", \.count, "the number of payments that were made and not undone"),
        ]
    }

    public static let shape = "history/2"

    public static let fields: [Field<HistoryRecord>] = [
        .json("payments", \.lines, "the newest first"), .sums(\.sums),
        .json("complete", \.isComplete, "false if payments on some cards may be missing"),
    ]

    /// The newest first.
    public let lines: [Line]
    /// A sum for each currency.
    public let sums: [Sum]
    /// Whether these are all payments there are; `false` if some cards' may be missing.
    public let isComplete: Bool
    /// Which part of a list this is.
    public let part: RecordPart

    public init(
        lines: [Line], sums: [Sum], isComplete: Bool, isFirst: Bool = true, isLast: Bool = true
    ) {
        part = RecordPart(isFirst: isFirst, isLast: isLast)
        (self.lines, self.sums, self.isComplete) = (lines, sums, isComplete)
    }
}
