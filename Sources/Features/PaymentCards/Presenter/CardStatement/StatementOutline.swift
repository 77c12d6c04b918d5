import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values
import Words

/// What of a statement is the same wherever it is scrolled to, and takes time to find out where transactions are many.
struct StatementOutline {
    let report: StatementReport
    let record: StatementRecord
    /// The longest text that a transaction's day comes to.
    let widestDate: String
    /// The longest name of a category.
    let widestCategory: String
    /// Amounts one of which is the longest in words: as many decimals as another, more is never shorter.
    let widestAmounts: [Decimal]

    /// The outline of `report` in one language.
    init(_ report: StatementReport, language: Language) {
        self.report = report
        record = StatementRecord(report)
        let statement = report.statement
        let (dates, categories, amounts) = Self.kinds(of: statement)
        widestDate = dates.map { statement.text(of: $0, in: language) }.longest
        widestCategory = categories.map { $0.name(in: language) }.longest
        widestAmounts = amounts
    }

    private struct Shape: Hashable {
        let isCredit: Bool
        let exponent: Int
    }

    private static func kinds(
        of statement: Statement
    ) -> (Set<CalendarDate>, Set<SpendingCategory>, [Decimal]) {
        var (dates, categories): (Set<CalendarDate>, Set<SpendingCategory>) = ([], [])
        var amounts: [Shape: Decimal] = [:]
        for transaction in statement.transactions {
            dates.insert(transaction.date)
            categories.insert(transaction.category)
            let amount = transaction.amount
            let shape = Shape(isCredit: amount < 0, exponent: amount.exponent)
            if amount.magnitude > amounts[shape]?.magnitude ?? -1 { amounts[shape] = amount }
        }
        return (dates, categories, amounts.values.sorted())
    }
}

extension Statement {
    /// The day of a transaction, with its year where it lies outside of the period.
    func text(of date: CalendarDate, in language: Language) -> String {
        date.text(in: language, period.contains(date) ? .day : .date)
    }
}

extension [String] {
    /// The one that takes the most room where East Asian characters are twice as wide as others.
    fileprivate var longest: String {
        self.max { left, right in left.room < right.room } ?? ""
    }
}

extension String {
    fileprivate var room: Int { unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) } }
}

extension StatementRecord {
    /// A report as data.
    init(_ report: StatementReport) {
        let statement = report.statement
        let currency = statement.closing.currency
        let bill = statement.bill
        func known(_ amount: Decimal) -> Decimal? { statement.isBare ? nil : amount }
        self.init(
            from: statement.period.lowerBound.text, to: statement.period.upperBound.text,
            dueDate: statement.dueDate?.text, currency: currency.identity,
            amounts: Amounts(
                opening: bill == nil ? statement.opening.amount : nil, spent: known(report.spent),
                paidBack: known(report.paidBack), closing: statement.closing.amount,
                minimumDue: bill != nil && bill?.minimum == nil ? nil : report.minimumDue,
                difference: bill == nil ? report.difference : nil, paid: bill?.paid, left: bill?.left),
            spending: report.spending.map(Category.init), credits: report.credits.map(Category.init),
            days: report.days.map { Day(date: $0.date.text, amount: $0.amount) },
            transactions: statement.transactions.map { Transaction($0, in: currency.identity) })
    }

    /// The same with only these transactions.
    func with(_ transactions: [PaymentCardsEntity.Transaction]) -> StatementRecord {
        with(transactions.map { Transaction($0, in: currency) })
    }
}

extension StatementRecord.Category {
    fileprivate init(_ total: StatementReport.CategoryTotal) {
        self.init(code: total.category.code, amount: total.amount, count: total.count)
    }
}

extension StatementRecord.Transaction {
    fileprivate init(_ transaction: PaymentCardsEntity.Transaction, in currency: String) {
        self.init(
            id: transaction.id, date: transaction.date.text, text: transaction.text,
            category: transaction.category.code, amount: transaction.amount, currency: currency)
    }
}
