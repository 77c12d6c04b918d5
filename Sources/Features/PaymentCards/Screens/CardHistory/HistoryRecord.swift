public import Foundation

/// Payments as data: stable codes and exact numbers, the same in every language, but for problems.
public struct HistoryRecord: Equatable, Sendable {
    /// What a payment was for.
    public enum Purpose: String, Sendable {
        /// Nothing was left to pay.
        case full
        case part
    }

    /// A payment.
    public struct Line: Equatable, Sendable {
        /// The card: its name in the list, or its id if it isn't there.
        public let name: String
        /// The feed's id of the card.
        public let card: String
        /// The product's name; empty if it is unknown.
        public let title: String
        /// The masked number.
        public let number: String
        /// Whether the card is in the list.
        public let isListed: Bool
        /// When it was made, or the order was sent.
        public let date: Date
        /// The exact amount.
        public let amount: Decimal
        /// The exact amount left to pay afterwards.
        public let rest: Decimal
        /// The currency: its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// What it was for.
        public let purpose: Purpose
        /// What became of it.
        public let outcome: PaymentOutcome
        /// The reference on the receipt; `nil` if there is none.
        public let reference: String?
        /// When it was undone; `nil` if it wasn't.
        public let undone: Date?
        /// The key of the order; `nil` if it had none.
        public let idempotencyKey: String?

        /// A payment.
        public init(
            name: String, card: String, title: String, number: String, isListed: Bool, date: Date,
            amount: Decimal, rest: Decimal, currency: String, purpose: Purpose, outcome: PaymentOutcome,
            reference: String?, undone: Date?, idempotencyKey: String?
        ) {
            self.name = name
            self.card = card
            self.title = title
            self.number = number
            self.isListed = isListed
            self.date = date
            self.amount = amount
            self.rest = rest
            self.currency = currency
            self.purpose = purpose
            self.outcome = outcome
            self.reference = reference
            self.undone = undone
            self.idempotencyKey = idempotencyKey
        }
    }

    /// What the payments in one currency come to.
    public struct Sum: Equatable, Sendable {
        /// Its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// The exact total of those that were made and not undone.
        public let amount: Decimal
        /// The exact total of those in doubt.
        public let inDoubt: Decimal
        /// The number of those that were made and not undone.
        public let count: Int

        /// A sum.
        public init(currency: String, amount: Decimal, inDoubt: Decimal, count: Int) {
            (self.currency, self.amount, self.inDoubt, self.count) = (currency, amount, inDoubt, count)
        }
    }

    /// The newest first.
    public let lines: [Line]
    /// A sum for each currency.
    public let sums: [Sum]
    /// Whether these are all payments there are; `false` if some cards' may be missing.
    public let isComplete: Bool

    /// Payments as data.
    public init(lines: [Line], sums: [Sum], isComplete: Bool) {
        (self.lines, self.sums, self.isComplete) = (lines, sums, isComplete)
    }
}
