public import Foundation
public import JSONFeed
public import Values

/// The transactions on a card in one billing period.
public struct Statement: Hashable, Sendable {
    /// The card.
    public let card: CardID
    /// The first and last day of the period.
    public let period: ClosedRange<CalendarDate>
    /// The balance at the beginning of the period; negative for a credit balance. Where the bank doesn't say, it is what makes the
    /// statement add up.
    public let opening: Money
    /// The transactions, in the feed's order.
    public let transactions: [Transaction]
    /// The balance at the end of the period, according to the bank.
    public let closing: Money
    /// The minimum due, according to the bank; zero where it doesn't say.
    public let minimumDue: Money
    /// The due date; `nil` where it isn't known, on a card of one's own.
    public let dueDate: CalendarDate?
    /// The bill of a card of one's own, of which only transactions that were imported are known; `nil` for a bank's statement.
    public private(set) var bill: OwnBill?
    /// The first day whose payments count for the minimum, the last one of the period; `nil` if all payments count.
    package let firstCounted: CalendarDate?

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
        closing: Money, minimumDue: Money, dueDate: CalendarDate?, firstCounted: CalendarDate?
    ) {
        (self.card, self.period, self.opening, self.transactions) = (card, period, opening, transactions)
        (self.closing, self.minimumDue) = (closing, minimumDue)
        (self.dueDate, self.firstCounted) = (dueDate, firstCounted)
    }

    /// Whether nothing is known of what it was spent on.
    public var isBare: Bool { bill != nil && transactions.isEmpty }

    /// What is known of `bill`, in `currency`.
    init(
        _ bill: OwnBill, of card: CardID, period: ClosedRange<CalendarDate>, currency: Currency,
        transactions: [Transaction]
    ) {
        let closing = Money(amount: bill.amount, currency: currency)
        let opening = Money(amount: transactions.reduce(bill.amount) { $0 - $1.amount }, currency: currency)
        self.init(
            card: card, period: period, opening: opening, transactions: transactions, closing: closing,
            minimumDue: Money(amount: bill.minimum ?? 0, currency: currency), dueDate: bill.dueDate,
            firstCounted: bill.closing)
        self.bill = bill
    }
}

/// One line of a statement.
public struct Transaction: Hashable, Sendable {
    /// The feed's id for this transaction; empty if it has none.
    public let id: String
    /// The day it was booked, which should be in the statement's period.
    public let date: CalendarDate
    /// The recipient of the money, according to the bank.
    public let text: String
    /// What it was spent on.
    public let category: SpendingCategory
    /// The amount in the statement's currency: positive for spending, negative for a refund or payment.
    public let amount: Decimal

    public init(id: String, date: CalendarDate, text: String, category: SpendingCategory, amount: Decimal) {
        (self.id, self.date, self.text, self.category, self.amount) = (id, date, text, category, amount)
    }
}

extension Statement: Decodable {
    /// Decodes a statement.
    ///
    /// - Throws: the first field that can't be read.
    public init(from decoder: any Decoder) throws { self = try StatementEntry(from: decoder).content.get() }
}

extension Statement {
    /// How much the closing balance exceeds the sum of the opening balance and the transactions; zero for a statement that adds
    /// up.
    package var difference: Decimal {
        closing.amount - transactions.reduce(opening.amount) { $0 + $1.amount }
    }

    /// Whether the bank asks for more than is owed.
    package var asksTooMuch: Bool { minimumDue.amount > leastDue.amount }
}

extension Statement {
    /// The same statement moved by this many days, or back if `days` is negative; unchanged if that would leave the years 1 to
    /// 9999.
    ///
    /// It is the same statement on any day, so every payment on its due counts, however old: the rest of the due is reduced by
    /// it, too. If only payments after the moved period counted, the minimum would become due again after some days.
    package func moved(byDays days: Int) -> Statement {
        guard let first = period.lowerBound.adding(days: days), let dueDate = dueDate?.adding(days: days),
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

extension Statement {
    /// The minimum due: never more than the balance, and zero if nothing is owed.
    public var leastDue: Money {
        Money(amount: min(minimumDue.amount, max(0, closing.amount)), currency: minimumDue.currency)
    }

    /// The rest of ``leastDue`` after those of `payments` on `due` that count for it and were not undone; never more than the rest
    /// of `due`.
    ///
    /// A payment counts if it was made on the last day of the period or later, or as the minimum of this statement. Earlier ones
    /// are included in the closing balance. Whether the bank has included those of the last day is unknown, and nobody wants to
    /// pay a minimum twice. Days are counted in `timeZone`, since the bank's is unknown.
    public func leastDue(after payments: [Payment], on due: Due, in timeZone: TimeZone) -> Money {
        let currency = minimumDue.currency
        let paid = payments.filter { payment in
            guard payment.undone == nil, payment.money.currency.identity == currency.identity else {
                return false
            }
            guard let firstCounted else { return payment.isMade(on: due) }
            // Made as its minimum, it counts whatever id a server gives the due by now.
            guard payment.minimumOf != firstCounted else { return true }
            return payment.isMade(on: due)
                && CalendarDate(payment.date, in: timeZone).map { $0 >= firstCounted } ?? false
        }
        .reduce(0) { $0 + $1.money.amount }
        return Money(amount: min(max(0, leastDue.amount - paid), due.money.amount), currency: currency)
    }
}

/// An element of the feed's `statement` list: a statement, or the field that makes it unreadable.
///
/// It can be decoded on its own; the path of a fault then begins at the decoder.
public struct StatementEntry: Equatable, Sendable {
    /// The statement's card; `nil` if even that can't be read.
    public let card: CardID?
    /// The last day of its period; `nil` if that can't be read.
    public let end: CalendarDate?
    /// The statement, or the field at fault.
    public let content: Result<Statement, UnreadableField>

    public init(card: CardID?, end: CalendarDate?, content: Result<Statement, UnreadableField>) {
        (self.card, self.end, self.content) = (card, end, content)
    }

    /// An element that holds `statement`.
    public init(_ statement: Statement) {
        self.init(card: statement.card, end: statement.period.upperBound, content: .success(statement))
    }
}

extension StatementEntry: Decodable {
    /// Decodes an element. A fault is stored, not thrown.
    public init(from decoder: any Decoder) throws {
        self = try decoder.reading { json in StatementEntry(json, at: "") }
        guard !decoder.codingPath.isEmpty, case .failure(let fault) = content else { return }
        let path = decoder.codingPath.fieldPath
        self.init(card: card, end: end, content: .failure(fault.inside(path)))
    }

    /// What `json` at `path` is as an element.
    package init(_ json: JSONValue, at path: String) {
        let inspection = StatementInspection(json)
        let unreadable = UnreadableField(path: "", expected: .object, found: .brokenText)
        let fault = inspection.faults.first ?? unreadable
        self.init(
            card: inspection.card, end: inspection.end,
            content: inspection.statement.map { .success($0) }
                ?? .failure(path.isEmpty ? fault : fault.inside(path)))
    }
}

/// The last statement of every card that has one in the feed.
public struct LastStatements: Equatable, Sendable {
    private var entries: [CardID: StatementEntry] = [:]
    /// The fault in the first element whose card can't be identified.
    package private(set) var stray: UnreadableField?

    public init() {}

    /// Takes one more element into account. Of two for the same card, the one whose period ends later counts; one whose period
    /// is unreadable counts as the last, since it may be.
    public mutating func add(_ entry: StatementEntry) {
        guard let card = entry.card else {
            if case .failure(let fault) = entry.content { stray = stray ?? fault }
            return
        }
        if let earlier = entries[card], !StatementEntry.isLast(entry.end, after: earlier.end) { return }
        entries[card] = entry
    }

    /// The last statement of `card`; `nil` if there is none.
    ///
    /// - Throws: The field that makes it unreadable. For a card without another statement, this includes a statement whose
    ///   card can't be identified, since it may be the card's.
    public func statement(of card: CardID) throws(UnreadableField) -> Statement? {
        guard let entry = entries[card] else {
            if let stray { throw stray }
            return nil
        }
        return try entry.content.get()
    }
}

extension StatementEntry {
    /// Whether, of two elements for the same card, the later one counts, according to the last days of their periods: `nil` where
    /// that can't be read.
    package static func isLast(_ end: CalendarDate?, after earlier: CalendarDate?) -> Bool {
        guard let earlier else { return false }
        return end.map { $0 >= earlier } ?? true
    }
}
