import Foundation
import JSONFeed
import Values

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
