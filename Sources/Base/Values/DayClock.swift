public import Foundation

/// Tells the current day for a person. Every call looks at the clock again.
public struct DayClock: Sendable {
    private let now: @Sendable () -> Date
    private let timeZone: TimeZone

    /// A clock that reads `now`, in `timeZone`.
    public init(timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() }) {
        self.timeZone = timeZone
        self.now = now
    }

    /// The current day; `nil` if the clock is outside the years 1 to 9999, so that no days can be counted.
    public var today: CalendarDate? { CalendarDate(now(), in: timeZone) }
}
