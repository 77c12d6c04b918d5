import PaymentCardsPorts
import Values

extension ValueKind {
    /// `2026-11-20`, or `7d` and `4w` for the day that long ago.
    static func day(from text: String) -> CardHistoryQuery.Day? {
        if let date = CalendarDate(text) { return .date(date) }
        return days(from: text).flatMap { $0 <= 36_500 ? .daysAgo($0) : nil }
    }
}

extension Call {
    /// The day of an option of the kind ``ValueKind/day``.
    func day(_ option: Option) -> CardHistoryQuery.Day? { text(option).flatMap(ValueKind.day) }
}
