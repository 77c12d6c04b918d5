import Foundation
package import JSONFeed
package import Values

/// Everything that a feed says in place of a statement: the statement, or all that keeps it from being one.
package struct StatementInspection {
    /// The statement's card; `nil` if that can't be read.
    package private(set) var card: CardID?
    /// The last day of its period; `nil` if that can't be read.
    package private(set) var end: CalendarDate?
    /// The statement; `nil` if something of it can't be read.
    package private(set) var statement: Statement?
    /// The fields that can't be read, in the order in which they are decoded, as many as are named to people.
    package private(set) var faults: [UnreadableField] = []
    /// What is odd with amounts that can be read.
    private var amountRemarks: [CardReader.Remark] = []

    /// The value of `read`, or `nil` after noting its fault.
    private mutating func value<Value>(_ read: () throws(UnreadableField) -> Value) -> Value? {
        do throws(UnreadableField) {
            return try read()
        } catch {
            faults.append(error)
            return nil
        }
    }
}

extension StatementInspection {
    /// The names of the fields, by the path of their object.
    package static let keys = [
        "": [
            "occurrence", "period", "opening", "closing", "currency", "transaction", "card_id", "minimum_due",
            "due_date",
        ],
        "period": ["from", "to"], "transaction": ["id", "date", "text", "category", "amount"],
    ]

    /// A period of more days is a mistake, and would give an unreadable chart.
    private static let longestPeriod = 366

    /// Inspects a statement; `occurrence`, `opening` and `minimum_due` may be missing, and of a transaction `id` and `category`. Every
    /// other field is required: an incomplete statement wouldn't add up.
    package init(_ json: JSONValue) {
        guard
            let fields = value({ () throws(UnreadableField) in try FieldReader(json, cleaning: .cards) })
        else { return }
        card = value { () throws(UnreadableField) in try Self.card(in: fields) }
        let period = period(in: fields)
        end = period?.upperBound
        let currency = value { () throws(UnreadableField) in Currency(text: try fields.text("currency")) }
        var sum = ExactSum(currency: currency)
        let written = fields.isPresent("opening") ? amount("opening", in: fields, &sum) : nil
        let closing = amount("closing", in: fields, &sum)
        let minimumDue = fields.isPresent("minimum_due") ? amount("minimum_due", in: fields, &sum) : 0
        let transactions = transactions(in: fields, &sum)
        let dueDate = value { () throws(UnreadableField) in try fields.date("due_date") }
        guard faults.isEmpty, let card, let period, let currency, let closing, let minimumDue, let dueDate
        else { return }
        let opening = written ?? transactions.reduce(closing) { $0 - $1.amount }
        statement = Statement(
            card: card, period: period, opening: Money(amount: opening, currency: currency),
            transactions: transactions, closing: Money(amount: closing, currency: currency),
            minimumDue: Money(amount: minimumDue, currency: currency), dueDate: dueDate)
    }

    /// The card of the statement that `json` is; `nil` if that can't be read.
    package static func card(of json: JSONValue) -> CardID? {
        do throws(UnreadableField) {
            return try card(in: FieldReader(json, cleaning: .cards))
        } catch {
            return nil
        }
    }

    private static func card(in fields: FieldReader) throws(UnreadableField) -> CardID {
        CardID(
            feedID: try fields.id("card_id", mayBeEmpty: false).id,
            occurrence: try fields.optionalOrdinal("occurrence") ?? 1)
    }

    private mutating func period(in fields: FieldReader) -> ClosedRange<CalendarDate>? {
        guard
            let period = value({ () throws(UnreadableField) in try fields.fields("period") })
        else { return nil }
        let first = value { () throws(UnreadableField) in try period.date("from") }
        let last = value { () throws(UnreadableField) in try period.date("to") }
        guard let first, let last else { return nil }
        guard first <= last, last.number - first.number < Self.longestPeriod else {
            faults.append(period.fault("to", expected: .periodEnd, found: .date))
            return nil
        }
        return first...last
    }

    /// An amount, which is added to `sum`.
    private mutating func amount(
        _ key: StaticString, in fields: FieldReader, _ sum: inout ExactSum
    ) -> Decimal? {
        let currency = sum.currency
        let written = value { () throws(UnreadableField) in
            try Self.written(key, in: fields, currency)
        }
        guard let (amount, isText) = written else { return nil }
        let fault = fields.fault(key, expected: .number, found: .inexactNumber)
        guard sum.add(amount) else {
            faults.append(fault)
            return nil
        }
        guard amountRemarks.count < FeedFindings.namedLimit else { return amount }
        if isText { amountRemarks.append(CardReader.Remark(path: fault.path, problem: .odd(.amountAsText))) }
        if let currency, let problem = FeedFinding.Problem(decimalsOf: amount, in: currency) {
            amountRemarks.append(CardReader.Remark(path: fault.path, problem: problem))
        }
        return amount
    }

    /// An amount, and whether it is a text without a currency. A text with the statement's currency is read like that of a due.
    private static func written(
        _ key: StaticString, in fields: FieldReader, _ currency: Currency?
    ) throws(UnreadableField) -> (amount: Decimal, isText: Bool) {
        do throws(UnreadableField) {
            return try fields.amountOrText(key)
        } catch {
            guard error.found == .text else { throw error }
            let text = try fields.exactText(key)
            do throws(AmountText.Problem) {
                let reading = try AmountText.reading(of: text, in: currency)
                if reading.currency != nil { return (reading.amount, false) }
            } catch {
                guard case .otherCurrency = error else {
                    throw fields.fault(key, expected: .number, found: .text)
                }
                throw fields.fault(key, expected: .number, found: .otherCurrency)
            }
            throw error
        }
    }

    /// The transactions that can be read.
    private mutating func transactions(in fields: FieldReader, _ sum: inout ExactSum) -> [Transaction] {
        guard let list = value({ () throws(UnreadableField) in try fields.list("transaction") }) else {
            return []
        }
        var transactions: [Transaction] = []
        for (index, json) in list.parts.enumerated() where faults.count < FeedFindings.namedLimit {
            if let transaction = transaction(json, at: index, &sum) { transactions.append(transaction) }
        }
        return transactions
    }

    private mutating func transaction(
        _ json: JSONValue, at index: Int, _ sum: inout ExactSum
    ) -> Transaction? {
        let fields = value { () throws(UnreadableField) in
            try FieldReader(json, at: "transaction[\(index)]", cleaning: .cards)
        }
        guard let fields else { return nil }
        let amount = amount("amount", in: fields, &sum)
        let id = fields.isPresent("id") ? value { () throws(UnreadableField) in try fields.text("id") } : ""
        let date = value { () throws(UnreadableField) in try fields.date("date") }
        let text = value { () throws(UnreadableField) in try fields.text("text") }
        let category =
            fields.isPresent("category")
            ? value { () throws(UnreadableField) in try fields.text("category") } : ""
        guard let amount, let id, let date, let text, let category else { return nil }
        return Transaction(
            id: id, date: date, text: text, category: SpendingCategory(code: category), amount: amount)
    }
}

/// Checks that amounts can be added, in any order and with any sign, without losing a digit.
///
/// `Decimal` holds 38 digits and silently rounds off the rest, which could make a statement seem to add up.
private struct ExactSum {
    /// The currency of all of them, if that can be read.
    let currency: Currency?
    private var magnitude = Decimal()
    private var decimals = 0

    init(currency: Currency?) { self.currency = currency }

    /// - Returns: whether every sum of this amount and the earlier ones is exact.
    mutating func add(_ amount: Decimal) -> Bool {
        magnitude += amount.magnitude
        decimals = max(decimals, -amount.exponent)
        let digits = String(describing: magnitude.significand).utf8.count + magnitude.exponent
        return max(digits, 1) + decimals < 38
    }
}

extension StatementInspection {
    /// Everything that is wrong with the statement by itself: what can't be read, or what contradicts the rest of it.
    package var remarks: [CardReader.Remark] {
        guard let statement else {
            return faults.map { CardReader.Remark(path: $0.path, problem: .unreadable($0, strays: [])) }
        }
        var remarks = amountRemarks
        func add(_ path: String, _ problem: FeedFinding.Problem) {
            remarks.append(CardReader.Remark(path: path, problem: problem))
        }
        let currency = statement.closing.currency
        if !currency.isKnown { add("currency", .unknown(.currency, currency.text)) }
        if !statement.difference.isZero { add("closing", .contradiction(.difference(statement.difference))) }
        if statement.asksTooMuch { add("minimum_due", .contradiction(.minimumAboveBalance)) }
        let strays = statement.transactions.indices.lazy.filter {
            !statement.period.contains(statement.transactions[$0].date)
        }
        for index in strays.prefix(FeedFindings.namedLimit) {
            add("transaction[\(index)].date", .contradiction(.outsidePeriod))
        }
        return remarks
    }
}
