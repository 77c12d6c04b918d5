import Foundation
package import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of statements.
package struct CardStatementInteractor: CardStatementInteractorInput {
    private let service: any CardsSource
    private let days: DayClock

    package init(service: any CardsSource, days: DayClock = DayClock()) {
        (self.service, self.days) = (service, days)
    }

    /// The statement of `card` that closed in `month`, by default the last one, and its totals; `nil` if there is none yet.
    ///
    /// - Throws: `noStatement` if there are only others.
    package func report(
        for card: CardID, in month: CardMonth? = nil
    ) async throws(CardsError) -> Dated<StatementReport?> {
        let last = try await service.datedStatement(of: card)
        guard let month, let end = last.value?.period.upperBound else {
            return last.map { $0.map(StatementRules.report) }
        }
        guard let asked = month.days(from: days.today) else { throw .unsupported }
        if asked.contains(end) { return last.map { $0.map(StatementRules.report) } }
        let known = try await service.statements(of: card)
        guard let statement = known.last(where: { asked.contains($0.period.upperBound) }) else {
            throw .noStatement(of: asked, known: known.map(\.period.upperBound))
        }
        return Dated(StatementRules.report(on: statement))
    }

    /// Those of `transactions` in which every word of `text` occurs, whatever its case and diacritics.
    package func transactions(
        _ transactions: [Transaction], with text: String, naming name: (SpendingCategory) -> String
    ) -> [Transaction] {
        let words = text.searchKey.split(whereSeparator: \.isWhitespace)
        var keys: [SpendingCategory: String] = [:]
        return transactions.filter { transaction in
            let category = transaction.category
            let known = keys[category] ?? "\(category.code) \(name(category))".searchKey
            keys[category] = known
            let key = transaction.text.searchKey
            return words.allSatisfy { key.contains($0) || known.contains($0) }
        }
    }
}

/// Computes a statement's totals.
enum StatementRules {
    /// Every total of `statement`.
    static func report(on statement: Statement) -> StatementReport {
        let transactions = statement.transactions
        let spending = totals(of: transactions.filter { $0.amount > 0 })
        let credits = totals(of: transactions.filter { $0.amount < 0 })
        return StatementReport(
            statement: statement, spent: spending.reduce(0) { $0 + $1.amount },
            paidBack: credits.reduce(0) { $0 + $1.amount },
            minimumDue: statement.leastDue.amount,
            difference: statement.difference, spending: spending, credits: credits,
            days: statement.isBare ? [] : days(of: statement))
    }

    /// The absolute total of each category, largest first; of equal ones, the one that occurs first comes first.
    private static func totals(of transactions: [Transaction]) -> [StatementReport.CategoryTotal] {
        var order: [SpendingCategory] = []
        var totals: [SpendingCategory: (amount: Decimal, count: Int)] = [:]
        for transaction in transactions {
            if totals[transaction.category] == nil { order.append(transaction.category) }
            totals[transaction.category, default: (0, 0)].amount += transaction.amount.magnitude
            totals[transaction.category, default: (0, 0)].count += 1
        }
        return order.compactMap { category in
            totals[category].map {
                StatementReport.CategoryTotal(category: category, amount: $0.amount, count: $0.count)
            }
        }
        .enumerated()
        .sorted { ($0.element.amount, $1.offset) > ($1.element.amount, $0.offset) }
        .map(\.element)
    }

    /// The spending on every day of the period. A transaction dated outside the period counts for the nearest day, so that the
    /// days add up to the total spent.
    private static func days(of statement: Statement) -> [StatementReport.DayTotal] {
        var days: [StatementReport.DayTotal] = []
        var spent: [CalendarDate: Decimal] = [:]
        let period = statement.period
        for transaction in statement.transactions where transaction.amount > 0 {
            let date = min(max(transaction.date, period.lowerBound), period.upperBound)
            spent[date, default: 0] += transaction.amount
        }
        var day: CalendarDate? = period.lowerBound
        while let date = day, date <= period.upperBound {
            days.append(StatementReport.DayTotal(date: date, amount: spent[date] ?? 0))
            day = date.next
        }
        return days
    }
}
