import PaymentCardsPorts
import Values

extension ValueKind {
    /// `2026-11-20`, `today`, `yesterday`, or `7d` and `4w` for the day that long ago.
    static func day(from text: String) -> CardHistoryQuery.Day? {
        if let date = CalendarDate(text) { return .date(date) }
        switch text.lowercased() {
        case "today", "сьогодні": return .daysAgo(0)
        case "yesterday", "вчора", "учора": return .daysAgo(1)
        default: break
        }
        return days(from: text).flatMap { $0 <= 36_500 ? .daysAgo($0) : nil }
    }

    /// The months that have a name, as completions offer them.
    static let months = ["last", "this"] + englishMonths

    private static let englishMonths = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]

    private static let ukrainianMonths = [
        "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень", "вересень",
        "жовтень", "листопад", "грудень",
    ]

    /// `2026-10`, `october` for the last one that has begun, `this` for the current month, or `last` for the one before it.
    static func month(from text: String) -> CardSpendingQuery.Month? {
        let word = text.lowercased()
        if let index = [englishMonths, ukrainianMonths].lazy.compactMap({ $0.firstIndex(of: word) }).first {
            return .latest(index + 1)
        }
        switch word {
        case "this": return .monthsAgo(0)
        case "last": return .monthsAgo(1)
        default: return CalendarDate("\(text)-01").map { .of($0) }
        }
    }
}

extension Call {
    /// The month of an option of the kind ``ValueKind/month``.
    func month(_ option: Option) -> CardSpendingQuery.Month? { text(option).flatMap(ValueKind.month) }

    /// The day of an option of the kind ``ValueKind/day``.
    func day(_ option: Option) -> CardHistoryQuery.Day? { text(option).flatMap(ValueKind.day) }
}
