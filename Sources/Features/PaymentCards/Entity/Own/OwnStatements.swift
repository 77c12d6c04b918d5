import Values

extension [Statement] {
    /// The bills of `card` as statements without transactions, the oldest first; none as long as its currency isn't known.
    ///
    /// A period begins after the closing day of the bill before. Where that isn't the one of the month before, it begins a month before
    /// its own closing day, or, without a cycle to tell that, on it: nothing else is known.
    public init(billsOf card: OwnCard) {
        guard let currency = card.fields.currency else {
            self = []
            return
        }
        var before: CalendarDate?
        self = card.history.map { bill in
            let known = before.flatMap { $0.days(to: bill.closing) <= longestPeriod ? $0 : nil }
            let start = known ?? (card.nextClosing == nil ? nil : bill.closing.monthBefore)
            let first = start?.next ?? bill.closing
            before = bill.closing
            return Statement(
                bill, of: CardID(feedID: card.id), period: Swift.min(first, bill.closing)...bill.closing,
                currency: currency)
        }
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
