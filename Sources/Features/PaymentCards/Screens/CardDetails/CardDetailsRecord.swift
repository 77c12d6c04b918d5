public import Foundation

/// All about a card as data: stable codes, exact numbers and moments, the same in every language.
public struct CardDetailsRecord: Equatable, Sendable {
    /// What is billed, paid and left.
    public struct Bill: Equatable, Sendable {
        /// The total, before anything was paid here; `nil` where that isn't known.
        public let billed: Decimal?
        /// What is paid of it; `nil` where that isn't known.
        public let paid: Decimal?
        /// What is left to pay.
        public let left: Decimal

        /// A bill, in the currency of the card's due.
        public init(billed: Decimal?, paid: Decimal?, left: Decimal) {
            self.billed = billed
            self.paid = paid
            self.left = left
        }
    }

    /// A payment.
    public struct Payment: Equatable, Sendable {
        /// What its receipt is known by.
        public let reference: String
        /// How much.
        public let amount: Decimal
        /// The currency: its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// When it was made.
        public let date: Date
        /// When it was taken back; `nil` where it stands.
        public let undone: Date?
        /// Until when it can be taken back; `nil` when it can't any more.
        public let undoableUntil: Date?

        /// A payment.
        public init(
            reference: String, amount: Decimal, currency: String, date: Date, undone: Date?,
            undoableUntil: Date?
        ) {
            self.reference = reference
            self.amount = amount
            self.currency = currency
            self.date = date
            self.undone = undone
            self.undoableUntil = undoableUntil
        }
    }

    /// A statement in short. Days are in the form of ISO 8601.
    public struct Statement: Equatable, Sendable {
        /// The first day of the period.
        public let from: String
        /// The last day of the period.
        public let to: String
        /// What was owed when the period ended.
        public let closing: Decimal
        /// The least that is to be paid.
        public let minimumDue: Decimal
        /// What is left of that after what was paid since; `nil` where that isn't known.
        public let minimumLeft: Decimal?
        /// The currency: its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// The day by which it is to be paid.
        public let dueDate: String

        /// A statement.
        public init(
            from: String, to: String, closing: Decimal, minimumDue: Decimal,
            minimumLeft: Decimal?, currency: String,
            dueDate: String
        ) {
            self.from = from
            self.to = to
            self.closing = closing
            self.minimumDue = minimumDue
            self.minimumLeft = minimumLeft
            self.currency = currency
            self.dueDate = dueDate
        }
    }

    /// What is to be paid; `nil` when nothing is known about it.
    public let bill: Bill?
    /// All payments, the newest first; `nil` when they are not known.
    public let payments: [Payment]?
    /// The last statement; `nil` when there is none, or it is not known.
    public let statement: Statement?

    /// A record.
    public init(bill: Bill?, payments: [Payment]?, statement: Statement?) {
        self.bill = bill
        self.payments = payments
        self.statement = statement
    }
}
