public import Values

/// When a card's statement closes each month, and when its bill is due.
public struct BillingCycle: Hashable, Sendable {
    /// What becomes of a due date on a Saturday or Sunday.
    public enum Weekend: String, CaseIterable, Sendable {
        /// It stays.
        case none
        /// It moves to the Monday after it.
        case next
        /// It moves to the Friday before it.
        case previous
    }

    /// When a bill is due.
    public enum DueRule: Hashable, Sendable {
        /// On the first such day of a month, 1 to 31, after the statement closes.
        case day(Int)
        /// So many days after the statement closes.
        case after(days: Int)
    }

    /// How long before or after another closing day, or due date, one can mean the same bill: 10 days.
    static let near = 10

    /// The day of the month, 1 to 31, on which the statement closes; `nil` if the cycle doesn't say.
    public var statementDay: Int?
    /// When a bill is due; `nil` if the cycle doesn't say.
    public var due: DueRule?
    /// How many days before its due day a statement closes, in place of ``statementDay``; `nil` if that, or nothing, says it.
    public var statementBefore: Int?
    /// What becomes of a due date on a weekend.
    public var weekend: Weekend

    public init(
        statementDay: Int? = nil, due: DueRule? = nil, statementBefore: Int? = nil, weekend: Weekend = .none
    ) {
        (self.statementDay, self.due, self.statementBefore) = (statementDay, due, statementBefore)
        self.weekend = weekend
    }

    /// The last closing day until `day`, that day included; `nil` if the cycle doesn't say when statements close.
    public func lastClosing(until day: CalendarDate) -> CalendarDate? {
        closings(near: day).last { $0 <= day }
    }

    /// The next closing day after `day`; `nil` if the cycle doesn't say when statements close.
    public func nextClosing(after day: CalendarDate) -> CalendarDate? {
        closings(near: day).first { $0 > day }
    }

    /// When the bill of a statement that closed on `closing` is due; `nil` if the cycle doesn't say.
    ///
    /// A bank may close some days early or late: a closing day within ten days of the cycle's has the due date of that one.
    public func dueDate(closing: CalendarDate) -> CalendarDate? {
        let date: CalendarDate?
        switch due {
        case nil: return nil
        case .after(let days): date = closing.adding(days: days)
        case .day(let day):
            let anchor = anchor(of: closing)
            if let statementBefore {
                date = anchor.adding(days: statementBefore)
            } else {
                date = (0...2).lazy.compactMap { anchor.day(day, after: $0) }.first { $0 > anchor }
            }
        }
        return date.map(moved)
    }

    /// The closing days four months around `day`, in order.
    func closings(near day: CalendarDate) -> [CalendarDate] {
        let closing: (Int) -> CalendarDate?
        if let statementBefore {
            guard case .day(let dueDay) = due else { return [] }
            closing = { day.day(dueDay, after: $0)?.adding(days: -statementBefore) }
        } else {
            guard let statementDay else { return [] }
            closing = { day.day(statementDay, after: $0) }
        }
        return (-4...4).compactMap(closing)
    }

    /// The cycle's own closing day that one of the bank's stands for; itself if none is near.
    private func anchor(of closing: CalendarDate) -> CalendarDate {
        let nearest = closings(near: closing).min { abs($0.days(to: closing)) < abs($1.days(to: closing)) }
        guard let nearest, abs(nearest.days(to: closing)) <= Self.near else { return closing }
        return nearest
    }

    /// Where a due date on a weekend goes.
    private func moved(_ date: CalendarDate) -> CalendarDate {
        // The calendar begins with a Monday.
        let late = (date.number - 1) % 7 - 4
        guard late > 0 else { return date }
        switch weekend {
        case .none: return date
        case .next: return date.adding(days: 3 - late) ?? date
        case .previous: return date.adding(days: -late) ?? date
        }
    }
}

extension CalendarDate {
    /// The day of the month `months` later, or the last one of a month that is shorter; `nil` outside the years 1 to 9999.
    func day(_ day: Int, after months: Int) -> CalendarDate? {
        guard let month = month(after: months) else { return nil }
        return CalendarDate(year: month.lowerBound.year, month: month.lowerBound.month, day: day)
            ?? month.upperBound
    }

    /// How many days later `other` is; negative if it is earlier.
    func days(to other: CalendarDate) -> Int { other.number - number }
}
