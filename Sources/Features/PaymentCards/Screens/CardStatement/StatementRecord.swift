public import Foundation

/// A statement as data: stable codes, exact numbers and dates of ISO 8601, the same in every language.
public struct StatementRecord: Equatable, Sendable {
    /// What one category comes to, as data.
    public struct Category: Equatable, Sendable {
        /// The feed's code of the category.
        public let code: String
        /// How much, always more than zero.
        public let amount: Decimal
        /// Of how many transactions.
        public let count: Int

        /// A category.
        public init(code: String, amount: Decimal, count: Int) {
            self.code = code
            self.amount = amount
            self.count = count
        }
    }

    /// What was spent on one day, as data.
    public struct Day: Equatable, Sendable {
        /// The day.
        public let date: String
        /// How much; zero where nothing was.
        public let amount: Decimal

        /// A day.
        public init(date: String, amount: Decimal) {
            self.date = date
            self.amount = amount
        }
    }

    /// A transaction as data.
    public struct Transaction: Equatable, Sendable {
        /// The feed's id of the transaction.
        public let id: String
        /// The day it was booked.
        public let date: String
        /// Where the money went.
        public let text: String
        /// The feed's code of the category.
        public let category: String
        /// How much: more than zero is spent, less is paid back.
        public let amount: Decimal

        /// A transaction.
        public init(id: String, date: String, text: String, category: String, amount: Decimal) {
            self.id = id
            self.date = date
            self.text = text
            self.category = category
            self.amount = amount
        }
    }

    /// The balances and totals of a statement, as data.
    public struct Amounts: Equatable, Sendable {
        /// What was owed when the period began.
        public let opening: Decimal
        /// What was spent.
        public let spent: Decimal
        /// What came back.
        public let paidBack: Decimal
        /// What was owed when the period ended, as the bank says.
        public let closing: Decimal
        /// The least that is to be paid.
        public let minimumDue: Decimal
        /// What the closing balance is above the sum of the rest; zero for a statement that adds up.
        public let difference: Decimal

        /// Amounts.
        public init(
            opening: Decimal, spent: Decimal, paidBack: Decimal, closing: Decimal, minimumDue: Decimal,
            difference: Decimal
        ) {
            self.opening = opening
            self.spent = spent
            self.paidBack = paidBack
            self.closing = closing
            self.minimumDue = minimumDue
            self.difference = difference
        }
    }

    /// The first day of the period.
    public let from: String
    /// The last day of the period.
    public let to: String
    /// The day by which the minimum due is to be paid.
    public let dueDate: String
    /// The currency of every amount: its ISO 4217 code where known, otherwise the feed's text.
    public let currency: String
    /// The balances and totals.
    public let amounts: Amounts
    /// What was spent by category, the largest first.
    public let spending: [Category]
    /// What came back by category, the largest first.
    public let credits: [Category]
    /// What was spent on each day of the period.
    public let days: [Day]
    /// What happened, in the order of the feed.
    public let transactions: [Transaction]

    /// A statement as data.
    public init(
        from: String, to: String, dueDate: String, currency: String, amounts: Amounts, spending: [Category],
        credits: [Category], days: [Day], transactions: [Transaction]
    ) {
        self.from = from
        self.to = to
        self.dueDate = dueDate
        self.currency = currency
        self.amounts = amounts
        self.spending = spending
        self.credits = credits
        self.days = days
        self.transactions = transactions
    }
}
