import CommandLine
import PaymentCardsPorts
import Values
import Words

extension ValueKind {
    /// A day: a date, or as many days or weeks ago; see ``Call/day(_:)``.
    static let day = ValueKind.form(
        ValueForm(
            expectation: LocalizedText(
                en: "a date such as 2026-11-20, today, yesterday, or how long ago, such as 7d or 4w",
                uk: "дату, як-от 2026-11-20, today, yesterday або як давно, як-от 7d чи 4w"),
            accepts: { day(from: $0) != nil }))

    /// A month: `2026-10`, `oct`, `last` or `this`; see ``Call/month(_:)``.
    static let month = ValueKind.form(
        ValueForm(
            suggestions: ["last", "this"] + englishMonths,
            expectation: LocalizedText(
                en: "a month such as 2026-10, october, last or this",
                uk: "місяць, як-от 2026-10, жовтень, минулий чи цей"),
            accepts: { month(from: $0) != nil }))

    /// The month in which a statement closed, or the last statement; see ``Call/closingMonth(_:)``.
    static let closingMonth = ValueKind.form(
        ValueForm(
            suggestions: ["last"] + englishMonths,
            expectation: LocalizedText(
                en: "a month such as 2026-10, oct or 10, or last",
                uk: "місяць, як-от 2026-10, жов чи 10, або last"),
            accepts: { isLast($0) || month(from: $0) != nil }))

    /// Whether the last statement is meant.
    fileprivate static func isLast(_ text: String) -> Bool {
        ["last", "остання", "останній"].contains(text.lowercased())
    }

    /// `2026-11-20`, `today`, `yesterday`, or `7d` and `4w` for the day that long ago.
    static func day(from text: String) -> CardHistoryQuery.Day? {
        if let date = CalendarDate(text) { return .date(date) }
        switch text.lowercased() {
        case "today", "сьогодні": return .daysAgo(0)
        case "yesterday", "вчора", "учора": return .daysAgo(1)
        default: break
        }
        // Words such as `tomorrow` and `week` are days to come.
        guard text.first?.isNumber == true else { return nil }
        return days(from: text).flatMap { $0 <= 36_500 ? .daysAgo($0) : nil }
    }

    private static let englishMonths = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]

    private static let ukrainianMonths = [
        "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень", "вересень",
        "жовтень", "листопад", "грудень",
    ]

    /// `2026-10`; `october`, `oct` or `10` for the last one that has begun; `this` for the current month, or `last` for the one before it.
    static func month(from text: String) -> CardMonth? {
        let word = text.lowercased()
        let names = [englishMonths, ukrainianMonths]
        if word.count >= 3,
            let index = names.lazy.compactMap({ $0.firstIndex { $0.hasPrefix(word) } }).first
        {
            return .latest(index + 1)
        }
        if text.count <= 2, text.allSatisfy(\.isNumber), let number = Int(text), (1...12).contains(number) {
            return .latest(number)
        }
        switch word {
        case "this", "цей": return .monthsAgo(0)
        case "last", "минулий": return .monthsAgo(1)
        default: return CalendarDate("\(text)-01").map { .of($0) }
        }
    }
}

extension Call {
    /// The month of an option of the kind ``ValueKind/month``.
    func month(_ option: Option) -> CardMonth? { text(option).flatMap(ValueKind.month) }

    /// The month of an option of the kind ``ValueKind/closingMonth``; `nil` for the last statement.
    func closingMonth(_ option: Option) -> CardMonth? {
        text(option).flatMap { ValueKind.isLast($0) ? nil : ValueKind.month(from: $0) }
    }

    /// The day of an option of the kind ``ValueKind/day``.
    func day(_ option: Option) -> CardHistoryQuery.Day? { text(option).flatMap(ValueKind.day) }
}
