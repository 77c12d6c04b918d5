public import Values

/// A month, as a person names it.
public enum CardMonth: Equatable, Sendable {
    /// The month of this day.
    case of(CalendarDate)
    /// This many months before the current one.
    case monthsAgo(Int)
    /// The last month with this number, from 1 to 12, that has begun.
    case latest(Int)

    /// Its days; `nil` if that depends on the current day, which is unknown.
    package func days(from today: CalendarDate?) -> ClosedRange<CalendarDate>? {
        switch self {
        case .of(let day): day.month()
        case .monthsAgo(let months): today?.month(after: -months)
        case .latest(let number): today.flatMap { $0.month(after: -(($0.month - number + 12) % 12)) }
        }
    }
}
