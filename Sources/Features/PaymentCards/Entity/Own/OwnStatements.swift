import Foundation
package import Values

extension [Statement] {
    /// The bills of `card` as statements with those of its transactions that were imported, the oldest first; none as long as its currency
    /// isn't known.
    ///
    /// A period begins after the closing day of the bill before. Where that isn't the one of the month before, it begins a month before
    /// its own closing day, or, without a cycle or transactions to tell that, on it: nothing else is known.
    ///
    /// - Parameter isImported: whether there are transactions at all; by default, whether any are given.
    public init(billsOf card: OwnCard, rows: BankRows = BankRows(), isImported: Bool? = nil) {
        guard let currency = card.fields.currency else {
            self = []
            return
        }
        let isTold = isImported ?? !rows.kept.isEmpty || card.nextClosing != nil
        var before: CalendarDate?
        self = card.history.map { bill in
            let known = before.flatMap { $0.days(to: bill.closing) <= longestPeriod ? $0 : nil }
            let start = known ?? (isTold ? bill.closing.monthBefore : nil)
            let first = start?.next ?? bill.closing
            before = bill.closing
            let period = Swift.min(first, bill.closing)...bill.closing
            return Statement(
                bill, of: CardID(feedID: card.id), period: period, currency: currency,
                transactions: CardTransactions(of: card, rows).of(period))
        }
    }
}

extension Statement {
    /// What was booked on `card` in these days, as far as it was imported; `nil` as long as its currency isn't known. No balance is.
    package init?(of card: OwnCard, rows: BankRows, in days: ClosedRange<CalendarDate>) {
        guard let currency = card.fields.currency else { return nil }
        let none = Money(amount: 0, currency: currency)
        self.init(
            card: CardID(feedID: card.id), period: days, opening: none,
            transactions: CardTransactions(of: card, rows).of(days), closing: none, minimumDue: none,
            dueDate: days.upperBound)
    }
}

/// In days: a closing day moves by some from month to month.
private let longestPeriod = 45

extension CalendarDate {
    /// The same day of the month before, or its last day.
    fileprivate var monthBefore: CalendarDate? {
        month(after: -1).flatMap { month in
            month.lowerBound.adding(days: day - 1).map { min($0, month.upperBound) }
        }
    }
}
