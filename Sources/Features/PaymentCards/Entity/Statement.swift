public import Foundation
import JSONFeed
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
    /// The first day whose payments count for the minimum, the last one of the period; `nil` if all payments count.
    package let firstCounted: CalendarDate?

    /// A statement.
    public init(
        card: CardID, period: ClosedRange<CalendarDate>, opening: Money, transactions: [Transaction],
        closing: Money, minimumDue: Money, dueDate: CalendarDate
    ) {
        self.init(
            card: card, period: period, opening: opening, transactions: transactions, closing: closing,
            minimumDue: minimumDue, dueDate: dueDate, firstCounted: period.upperBound)
    }

    init(
        card: CardID, period: ClosedRange<CalendarDate>, opening: Money, transactions: [Transaction],
        closing: Money, minimumDue: Money, dueDate: CalendarDate, firstCounted: CalendarDate?
    ) {
        self.card = card
        self.period = period
        self.opening = opening
        self.transactions = transactions
        self.closing = closing
        self.minimumDue = minimumDue
        self.dueDate = dueDate
        self.firstCounted = firstCounted
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

extension Statement: Decodable {
    private enum Key: String, CodingKey {
        case occurrence, period, opening, closing, currency, transaction
        case card = "card_id"
        case minimumDue = "minimum_due"
        case dueDate = "due_date"
    }

    private enum PeriodKey: String, CodingKey { case from, to }

    /// A period of more days is a mistake, and would give an unreadable chart.
    private static let longestPeriod = 366

    /// Decodes a statement; `occurrence` may be missing, every other field is required, and so is every field of every
    /// transaction: an incomplete statement wouldn't add up.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        let card = try Self.card(in: fields)
        let period = try Self.period(in: fields)
        let currency = Currency(text: try fields.text(.currency))
        var sum = ExactSum()
        func money(_ key: Key) throws -> Money {
            let amount = try fields.amount(key)
            guard sum.add(amount) else { throw fields.fault(key, expected: .number, found: .inexactNumber) }
            return Money(amount: amount, currency: currency)
        }
        let (opening, closing) = (try money(.opening), try money(.closing))
        let minimumDue = try money(.minimumDue)
        var list = try fields.list(.transaction)
        var transactions: [Transaction] = []
        while !list.isAtEnd { transactions.append(try Transaction(from: try list.superDecoder(), in: &sum)) }
        self.init(
            card: card, period: period, opening: opening, transactions: transactions, closing: closing,
            minimumDue: minimumDue, dueDate: try fields.date(.dueDate))
    }

    /// The card of the statement at `decoder`, whatever else is wrong with it.
    static func card(of decoder: any Decoder) throws(UnreadableField) -> CardID {
        try card(in: decoder.fields(Key.self))
    }

    /// The last day of the statement at `decoder`, whatever else is wrong with it.
    static func end(of decoder: any Decoder) throws(UnreadableField) -> CalendarDate {
        try period(in: decoder.fields(Key.self)).upperBound
    }

    private static func card(in fields: FieldReader<Key>) throws(UnreadableField) -> CardID {
        CardID(
            feedID: try fields.id(.card, mayBeEmpty: false).id,
            occurrence: try fields.optionalOrdinal(.occurrence) ?? 1)
    }

    private static func period(
        in fields: FieldReader<Key>
    ) throws(UnreadableField) -> ClosedRange<CalendarDate> {
        let period = try fields.fields(PeriodKey.self, .period)
        let (first, last) = (try period.date(.from), try period.date(.to))
        guard first <= last, last.number - first.number < longestPeriod else {
            throw period.fault(.to, expected: .periodEnd, found: .date)
        }
        return first...last
    }
}

extension Transaction {
    private enum Key: String, CodingKey { case id, date, text, category, amount }

    /// Reads a transaction and adds its amount to `sum`.
    fileprivate init(from decoder: any Decoder, in sum: inout ExactSum) throws(UnreadableField) {
        let fields = try decoder.fields(Key.self)
        let amount = try fields.amount(.amount)
        guard sum.add(amount) else { throw fields.fault(.amount, expected: .number, found: .inexactNumber) }
        self.init(
            id: try fields.text(.id), date: try fields.date(.date), text: try fields.text(.text),
            category: SpendingCategory(code: try fields.text(.category)), amount: amount)
    }
}

/// Checks that amounts can be added, in any order and with any sign, without losing a digit.
///
/// `Decimal` holds 38 digits and silently rounds off the rest, which could make a statement seem to add up.
private struct ExactSum {
    private var magnitude = Decimal()
    private var decimals = 0

    /// - Returns: whether every sum of this amount and the earlier ones is exact.
    mutating func add(_ amount: Decimal) -> Bool {
        magnitude += amount.magnitude
        decimals = max(decimals, -amount.exponent)
        let digits = String(describing: magnitude.significand).utf8.count + magnitude.exponent
        return max(digits, 1) + decimals < 38
    }
}

extension Statement {
    /// The same statement moved by this many days, or back if `days` is negative; unchanged if that would leave the years 1 to
    /// 9999.
    ///
    /// It is the same statement on any day, so every payment on its due counts, however old: the rest of the due is reduced by
    /// it, too. If only payments after the moved period counted, the minimum would become due again after some days.
    package func moved(byDays days: Int) -> Statement {
        guard let first = period.lowerBound.adding(days: days), let dueDate = dueDate.adding(days: days),
            let last = period.upperBound.adding(days: days)
        else { return self }
        let transactions = transactions.map { transaction in
            Transaction(
                id: transaction.id, date: transaction.date.adding(days: days) ?? transaction.date,
                text: transaction.text, category: transaction.category, amount: transaction.amount)
        }
        return Statement(
            card: card, period: first...last, opening: opening, transactions: transactions, closing: closing,
            minimumDue: minimumDue, dueDate: dueDate, firstCounted: nil)
    }
}
