public import Foundation
public import PaymentCardsEntity
public import Values

/// A statement and its totals. All amounts are exact and in the statement's currency.
public struct StatementReport: Equatable, Sendable {
    /// The total of one category.
    public struct CategoryTotal: Equatable, Sendable {
        /// The category.
        public let category: SpendingCategory
        /// The total, always more than zero.
        public let amount: Decimal
        /// The number of transactions.
        public let count: Int

        public init(category: SpendingCategory, amount: Decimal, count: Int) {
            (self.category, self.amount, self.count) = (category, amount, count)
        }
    }

    /// The spending on one day.
    public struct DayTotal: Equatable, Sendable {
        /// The day.
        public let date: CalendarDate
        /// The amount spent; zero if nothing was.
        public let amount: Decimal

        public init(date: CalendarDate, amount: Decimal) { (self.date, self.amount) = (date, amount) }
    }

    /// The statement from the service.
    public let statement: Statement
    /// The total spent, including fees and interest.
    public let spent: Decimal
    /// The total received: payments and refunds.
    public let paidBack: Decimal
    /// The minimum due: never more than the balance, and zero if nothing is owed.
    public let minimumDue: Decimal
    /// How much the closing balance exceeds the sum of the opening balance and the transactions; zero for a statement that
    /// adds up.
    public let difference: Decimal
    /// The spending by category, largest first.
    public let spending: [CategoryTotal]
    /// The credits by category, largest first.
    public let credits: [CategoryTotal]
    /// The spending on each day of the period, in order.
    public let days: [DayTotal]

    public init(
        statement: Statement, spent: Decimal, paidBack: Decimal, minimumDue: Decimal, difference: Decimal,
        spending: [CategoryTotal], credits: [CategoryTotal], days: [DayTotal]
    ) {
        (self.statement, self.spent, self.paidBack) = (statement, spent, paidBack)
        (self.minimumDue, self.difference, self.spending) = (minimumDue, difference, spending)
        (self.credits, self.days) = (credits, days)
    }

    /// Whether the opening balance and the transactions add up exactly to the closing balance.
    public var isBalanced: Bool { difference.isZero }

    /// Whether the bank asks for more than is owed.
    public var asksTooMuch: Bool { statement.asksTooMuch }
}
