public import Foundation
public import PaymentCardsEntity
public import Values

/// A statement and what it comes to. Every amount is exact and in the statement's currency.
public struct StatementReport: Equatable, Sendable {
    /// What one category comes to.
    public struct CategoryTotal: Equatable, Sendable {
        /// The category.
        public let category: SpendingCategory
        /// How much, always more than zero.
        public let amount: Decimal
        /// Of how many transactions.
        public let count: Int

        /// A total.
        public init(category: SpendingCategory, amount: Decimal, count: Int) {
            self.category = category
            self.amount = amount
            self.count = count
        }
    }

    /// What was spent on one day.
    public struct DayTotal: Equatable, Sendable {
        /// The day.
        public let date: CalendarDate
        /// How much; zero where nothing was.
        public let amount: Decimal

        /// A total.
        public init(date: CalendarDate, amount: Decimal) {
            self.date = date
            self.amount = amount
        }
    }

    /// The statement as the service has it.
    public let statement: Statement
    /// What was spent, fees and interest included.
    public let spent: Decimal
    /// What came back: payments and refunds.
    public let paidBack: Decimal
    /// The least that is to be paid: never more than what is owed, and zero where nothing is.
    public let minimumDue: Decimal
    /// How much the closing balance is above what the opening balance and the transactions come to; zero for a statement
    /// that adds up.
    public let difference: Decimal
    /// What was spent by category, the largest first.
    public let spending: [CategoryTotal]
    /// What came back by category, the largest first.
    public let credits: [CategoryTotal]
    /// What was spent on each day of the period, in order.
    public let days: [DayTotal]

    /// A report.
    public init(
        statement: Statement, spent: Decimal, paidBack: Decimal, minimumDue: Decimal, difference: Decimal,
        spending: [CategoryTotal], credits: [CategoryTotal], days: [DayTotal]
    ) {
        self.statement = statement
        self.spent = spent
        self.paidBack = paidBack
        self.minimumDue = minimumDue
        self.difference = difference
        self.spending = spending
        self.credits = credits
        self.days = days
    }

    /// Whether the opening balance and the transactions come to the closing balance, to the last digit.
    public var isBalanced: Bool { difference.isZero }

    /// Whether the bank asks for more than what is owed.
    public var asksTooMuch: Bool { statement.minimumDue.amount > minimumDue }
}
