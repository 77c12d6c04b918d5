import Values
extension Statement {
    /// The same statement, made out so many days later, or earlier where they are less than zero; as it is where that leads out
    /// of the years 1 to 9999.
    ///
    /// It is one and the same statement on whatever day, so that what was paid on its due counts, however long ago that was: the rest
    /// of the due is less by it, too. By the moved period, the minimum would be due once more after some days.
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
            minimumDue: minimumDue, dueDate: dueDate, lastCounted: nil)
    }
}
