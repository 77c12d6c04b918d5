public import Foundation
public import PaymentCardsEntity
public import Values

/// An account in a bank’s file.
public struct ImportedAccount: Sendable {
    /// The account’s id in the file, with card numbers masked; empty if the file has none. It is the same in each file of this account.
    public internal(set) var name = ""
    /// The last four digits of the card; `nil` if the file doesn’t say them.
    public internal(set) var lastFour: String?
    /// Whether it is a bank account, whose transactions are no card’s.
    public internal(set) var isBank = false
    /// The bank, as far as the file names it; safe to show.
    public internal(set) var issuer: String?
    /// The currency of all amounts; `nil` if the file doesn’t say it.
    public internal(set) var currency: Currency?
    /// The transactions in the order of the file.
    public internal(set) var rows = ImportedRows()
    /// The days whose transactions the file has: those it claims, otherwise from the first row to the last; `nil` if there are none.
    public internal(set) var period: ClosedRange<CalendarDate>?
    /// What is owed; `nil` if the file doesn’t say it, or not of which day.
    public internal(set) var balance: ImportedBalance?
    /// The credit limit; `nil` if the file doesn’t say it.
    public internal(set) var limit: Decimal?
    /// Closing statements: each a bill.
    public internal(set) var statements: [ImportedStatement] = []
    /// What was decided about the whole file, and why.
    public internal(set) var decided = ImportDecisions()
    /// How many rows were left out on purpose, by reason; those of a whole table are said of its first account.
    public internal(set) var leftOut: [LeftOutReason: Int] = [:]

    /// The sum of what was spent: zero or more.
    public var spent: Decimal { rows.total(of: .plus) }
    /// The sum of payments and refunds: zero or more.
    public var credited: Decimal { rows.total(of: .minus) }
}

/// What was owed on a day.
public struct ImportedBalance: Equatable, Sendable {
    /// What is owed: positive for a debt, negative for a credit.
    public let owed: Decimal
    /// The day at whose end it was.
    public let day: CalendarDate

    public init(owed: Decimal, day: CalendarDate) { (self.owed, self.day) = (owed, day) }
}

/// A closing statement: what the bank wants until when.
public struct ImportedStatement: Equatable, Sendable {
    /// The day on which it was closed.
    public let closing: CalendarDate
    /// The amount that is owed: positive for a debt, negative for a credit.
    public let amount: Decimal
    /// The least to pay; `nil` if the file doesn’t say it.
    public let minimum: Decimal?
    /// The day until which to pay; `nil` if the file doesn’t say it.
    public let due: CalendarDate?

    public init(closing: CalendarDate, amount: Decimal, minimum: Decimal?, due: CalendarDate?) {
        (self.closing, self.amount, self.minimum, self.due) = (closing, amount, minimum, due)
    }
}

/// Why rows that can be read are no transactions yet, or none at all.
public enum LeftOutReason: String, Hashable, Sendable, CaseIterable {
    /// It isn’t booked yet, and may be booked with another amount.
    case pending
    /// It was declined or cancelled.
    case declined
    /// A line of totals, or a balance among the rows.
    case footer
}

/// What was decided once for a whole file; `nil` where nothing had to be.
public struct ImportDecisions: Equatable, Sendable {
    /// The order of the numbers of its dates.
    public internal(set) var dates: Decision<DayOrder>?
    /// Of the column of amounts.
    public internal(set) var decimal: Decision<DecimalMark>?
    /// The sign of what was spent; `nil` where columns or words tell the sides.
    public internal(set) var spending: Decision<AmountSign>?

    public init() {}
}

/// An answer, and why it is this one.
public struct Decision<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The answer.
    public let value: Value
    /// What decided it.
    public let basis: Basis

    public init(_ value: Value, _ basis: Basis) { (self.value, self.basis) = (value, basis) }

    /// Why an answer is this one.
    public enum Basis: Equatable, Sendable {
        /// The person said so.
        case given
        /// The format defines it, as it is written with points or in two columns.
        case format
        /// The row on this line, from 1, allows nothing else.
        case line(Int)
        /// A name in the head of the table says so.
        case head
        /// A known bank’s table.
        case dialect(String)
        /// Four rows out of five or more have this sign.
        case most
    }
}
