public import Foundation

/// Tells what day it is for a person. A new day is noticed whenever it is asked.
public struct DayClock: Sendable {
    private let now: @Sendable () -> Date
    private let timeZone: TimeZone

    /// A clock that tells `now`, in `timeZone`.
    public init(timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() }) {
        self.timeZone = timeZone
        self.now = now
    }

    /// The day that it is; `nil` where the clock is set outside of the years 1 to 9999, so that no days are counted.
    public var today: CalendarDate? { CalendarDate(now(), in: timeZone) }
}
