import Values
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
            minimumDue: minimumDue, dueDate: dueDate, lastCounted: nil)
    }
}
