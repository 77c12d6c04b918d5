public import Foundation
public import Values

/// The transactions on a card in one billing period.
public struct Statement: Hashable, Sendable {
    /// The card.
    public let card: CardID
    /// The first and last day of the period.
    public let period: ClosedRange<CalendarDate>
    /// The balance at the beginning of the period; negative for a credit balance.
    public let opening: Money
    /// The transactions, in the feed's order.
    public let transactions: [Transaction]
    /// The balance at the end of the period, according to the bank.
    public let closing: Money
    /// The minimum due, according to the bank.
    public let minimumDue: Money
    /// The due date.
    public let dueDate: CalendarDate
    /// The last day whose payments are included in the closing balance; `nil` if no payments are.
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
    /// The minimum due: never more than the balance, and zero if nothing is owed.
    public var leastDue: Money {
        Money(amount: min(minimumDue.amount, max(0, closing.amount)), currency: minimumDue.currency)
    }

    /// The rest of ``leastDue`` after those of `payments` on `due` that were made since the end of the period and not undone;
    /// never more than the rest of `due`.
    ///
    /// Payments within the period are already included in the closing balance. Days are counted in `timeZone`, since the
    /// bank's is unknown.
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
    /// The feed's id for this transaction.
    public let id: String
    /// The day it was booked, which should be in the statement's period.
    public let date: CalendarDate
    /// The recipient of the money, according to the bank.
    public let text: String
    /// What it was spent on.
    public let category: SpendingCategory
    /// The amount in the statement's currency: positive for spending, negative for a refund or payment.
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

/// A category of spending.
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
