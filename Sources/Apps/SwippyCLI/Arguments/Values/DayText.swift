import PaymentCardsPorts
import Values

extension ValueKind {
    /// `2026-11-20`, or `7d` and `4w` for the day that long ago.
    static func day(from text: String) -> CardHistoryQuery.Day? {
        if let date = CalendarDate(text) { return .date(date) }
        return days(from: text).flatMap { $0 <= 36_500 ? .daysAgo($0) : nil }
    }

    /// The months that have a name.
    static let months = ["last", "this"]

    /// `2026-10`, `this` for the current month, or `last` for the one before it.
    static func month(from text: String) -> CardSpendingQuery.Month? {
        switch text.lowercased() {
        case "this": .monthsAgo(0)
        case "last": .monthsAgo(1)
        default: CalendarDate("\(text)-01").map { .of($0) }
        }
    }
}

extension Call {
    /// The month of an option of the kind ``ValueKind/month``.
    func month(_ option: Option) -> CardSpendingQuery.Month? { text(option).flatMap(ValueKind.month) }

    /// The day of an option of the kind ``ValueKind/day``.
    func day(_ option: Option) -> CardHistoryQuery.Day? { text(option).flatMap(ValueKind.day) }
}
