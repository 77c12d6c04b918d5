import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values

extension StatementRecord {
    /// A report as data.
    init(_ report: StatementReport) {
        let statement = report.statement
        let currency = statement.closing.currency
        self.init(
            from: statement.period.lowerBound.text, to: statement.period.upperBound.text,
            dueDate: statement.dueDate.text, currency: currency.identity,
            amounts: Amounts(
                opening: statement.opening.amount, spent: report.spent, paidBack: report.paidBack,
                closing: statement.closing.amount, minimumDue: report.minimumDue,
                difference: report.difference),
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
