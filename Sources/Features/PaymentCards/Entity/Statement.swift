public import Foundation
public import Values

/// What happened on a card in one billing period.
public struct Statement: Hashable, Sendable {
    /// The card.
    public let card: CardID
    /// The first and the last day of the period.
    public let period: ClosedRange<CalendarDate>
    /// What was owed when the period began; less than zero for a credit balance.
    public let opening: Money
    /// What happened, in the order of the feed.
    public let transactions: [Transaction]
    /// What was owed when the period ended, as the bank says.
    public let closing: Money
    /// The least that is to be paid, as the bank says.
    public let minimumDue: Money
    /// The day by which it is to be paid.
    public let dueDate: CalendarDate
    /// The last day whose payments are in the closing balance already; `nil` where no day's are.
    let lastCounted: CalendarDate?

    /// A statement.
    public init(
        card: CardID, period: ClosedRange<CalendarDate>, opening: Money, transactions: [Transaction],
        closing: Money, minimumDue: Money, dueDate: CalendarDate
    ) {
        self.init(
            card: card, period: period, opening: opening, transactions: transactions, closing: closing,
            minimumDue: minimumDue, dueDate: dueDate, lastCounted: period.upperBound)
    }

    init(
        card: CardID, period: ClosedRange<CalendarDate>, opening: Money, transactions: [Transaction],
        closing: Money, minimumDue: Money, dueDate: CalendarDate, lastCounted: CalendarDate?
    ) {
        self.card = card
        self.period = period
        self.opening = opening
        self.transactions = transactions
        self.closing = closing
        self.minimumDue = minimumDue
        self.dueDate = dueDate
        self.lastCounted = lastCounted
    }
}

extension Statement {
    /// The least that is to be paid: never more than what is owed, and zero where nothing is.
    public var leastDue: Money {
        Money(amount: min(minimumDue.amount, max(0, closing.amount)), currency: minimumDue.currency)
    }

    /// What is left of ``leastDue`` after those of `payments` that stand and were made on `due` since the period ended; never
    /// more than is left of `due`.
    ///
    /// What was paid within the period is in the closing balance already. Days are told in `timeZone`, for lack of the bank's.
    public func leastDue(after payments: [Payment], on due: Due, in timeZone: TimeZone) -> Money {
        let currency = minimumDue.currency
        let paid = payments.filter { payment in
            guard payment.stands(on: due), payment.money.currency.identity == currency.identity else {
                return false
            }
            guard let lastCounted else { return true }
            return CalendarDate(payment.date, in: timeZone).map { $0 > lastCounted } ?? false
        }
        .reduce(0) { $0 + $1.money.amount }
        return Money(amount: min(max(0, leastDue.amount - paid), due.money.amount), currency: currency)
    }
}

/// One line of a statement.
public struct Transaction: Hashable, Sendable {
    /// The feed's id of this transaction.
    public let id: String
    /// The day it was booked, which lies in the statement's period if the bank is in order.
    public let date: CalendarDate
    /// Where the money went, as the bank says.
    public let text: String
    /// What it was spent on.
    public let category: SpendingCategory
    /// How much, in the statement's currency: more than zero is spent, less is paid back.
    public let amount: Decimal

    /// A transaction.
    public init(id: String, date: CalendarDate, text: String, category: SpendingCategory, amount: Decimal) {
        self.id = id
        self.date = date
        self.text = text
        self.category = category
        self.amount = amount
    }
}

/// What money was spent on.
public enum SpendingCategory: FeedCode {
    case groceries, dining, travel, fuel, shopping, utilities, health, entertainment
    case interest, fees, refund, payment
    /// Any other, as the feed wrote it.
    case unknown(String)

    /// The categories that have a name in every language of the interface.
    public static let known: [SpendingCategory] = [
        .groceries, .dining, .travel, .fuel, .shopping, .utilities, .health, .entertainment, .interest, .fees,
        .refund, .payment,
    ]

    /// The feed's `category`.
    public var code: String {
        switch self {
        case .groceries: "groceries"
        case .dining: "dining"
        case .travel: "travel"
        case .fuel: "fuel"
        case .shopping: "shopping"
        case .utilities: "utilities"
        case .health: "health"
        case .entertainment: "entertainment"
        case .interest: "interest"
        case .fees: "fees"
        case .refund: "refund"
        case .payment: "payment"
        case .unknown(let text): text
        }
    }
}
