import Values

/// When a due must be paid, according to the feed's free text.
public enum DueTiming: Hashable, Sendable {
    case paid
    /// Due in this many days: 0 is today.
    case due(inDays: Int)
    /// Past its day, by this many days if the text says so.
    case overdue(byDays: Int?)
    /// Due at an unknown time.
    case unknown

    /// The timing, relative to `today`, of something due on `date`.
    init(by date: CalendarDate, on today: CalendarDate) {
        let days = date.number - today.number
        self = days < 0 ? .overdue(byDays: -days) : .due(inDays: days)
    }

    /// The due date if this was stated on `day`; `nil` if it states none.
    func date(saidOn day: CalendarDate) -> CalendarDate? {
        switch self {
        case .due(let days): day.adding(days: days)
        case .overdue(let days?): day.adding(days: -days)
        case .paid, .overdue(nil), .unknown: nil
        }
    }

    /// Parses texts such as `fully_paid`, "Due in 3 days", "due today" and "overdue by 2 days".
    public init(state: String) {
        let words = state.lowercased().split { !$0.isLetter && !$0.isNumber }
        let days = Self.days(in: state.lowercased().split(whereSeparator: \.isSpacing))
        self =
            if words.contains("not") {
                .unknown
            } else if words.starts(with: ["fully", "paid"]) || words == ["paid"]
                || words.starts(with: ["paid", "on"])
            {
                .paid
            } else if words.contains("overdue") || words.starts(with: ["past", "due"]) {
                .overdue(byDays: days)
            } else if words.first == "due", let days {
                .due(inDays: days)
            } else {
                .unknown
            }
    }

    /// The number before "day(s)" or "week(s)", or the one that "today" and "tomorrow" stand for.
    ///
    /// The number must be separate: there is no guess for "-3 days", "1.5 days" or "2-3 days".
    private static func days(in words: [Substring]) -> Int? {
        for (index, word) in words.enumerated() {
            switch word.filter(\.isLetter) {
            case "today": return 0
            case "tomorrow": return 1
            case "day", "days": return index > 0 ? count(words[index - 1], times: 1) : nil
            case "week", "weeks": return index > 0 ? count(words[index - 1], times: 7) : nil
            default: continue
            }
        }
        return nil
    }

    private static func count(_ word: Substring, times factor: Int) -> Int? {
        guard let count = Int(word), count >= 0 else { return nil }
        let (days, overflow) = count.multipliedReportingOverflow(by: factor)
        return overflow ? nil : days
    }
}

extension Character {
    fileprivate var isSpacing: Bool { isWhitespace || self == "_" }
}
