import Foundation
public import Values

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

/// How soon something must be paid.
public enum DueUrgency: CaseIterable, Sendable {
    /// Its day has passed.
    case overdue
    case today
    /// Within 7 days.
    case soon
    /// Within 14 days.
    case near
    case later
    /// Due, but at an unknown time.
    case unknown
}

extension DueTiming {
    /// How soon it must be paid; `nil` if it is paid.
    public var urgency: DueUrgency? {
        switch self {
        case .paid: nil
        case .overdue: .overdue
        case .due(...0): .today
        case .due(...7): .soon
        case .due(...14): .near
        case .due: .later
        case .unknown: .unknown
        }
    }

    /// Whether something must be paid: overdue, or within this many days from today. Something due at an unknown time counts
    /// only without a limit.
    public func isOpen(within days: Int?) -> Bool {
        switch self {
        case .paid: false
        case .overdue: true
        case .due(let left): days.map { left <= $0 } ?? true
        case .unknown: days == nil
        }
    }
}

extension Due {
    /// The day by which it must be paid: its date, or the one that its text means if it was written on `today`; `nil` if it
    /// states none.
    public func day(on today: CalendarDate?) -> CalendarDate? {
        date ?? today.flatMap(told.date(saidOn:))
    }
}

/// What several dues in one currency come to.
public struct DueSum: Equatable, Sendable {
    /// Everything left to pay.
    public let total: Money
    /// The overdue part of it.
    public let overdue: Money
    /// The number of dues.
    public let count: Int

    public init(total: Money, overdue: Money, count: Int) {
        (self.total, self.overdue, self.count) = (total, overdue, count)
    }

    /// What `dues` come to on `today`: a sum for each currency, in the order of their codes. Amounts in different currencies
    /// can't be added up.
    public static func sums(of dues: some Sequence<Due>, on today: CalendarDate?) -> [DueSum] {
        var sums = DueSums()
        for due in dues { sums.add(due, on: today) }
        return sums.all
    }
}

/// Adds up what is due, for each currency.
public struct DueSums: Sendable {
    private var byCurrency: [String: DueSum] = [:]

    /// Nothing so far.
    public init() {}

    /// The sums, in the order of the currencies' codes.
    public var all: [DueSum] { byCurrency.sorted { $0.key < $1.key }.map(\.value) }

    /// Adds what is left of `due`.
    public mutating func add(_ due: Due, on today: CalendarDate?) {
        add(due.rest, isOverdue: due.status(on: today) == .overdue)
    }

    /// Adds an amount.
    public mutating func add(_ money: Money, isOverdue: Bool = false) {
        let code = money.currency.identity
        let nothing = Money(amount: 0, currency: byCurrency[code]?.total.currency ?? money.currency)
        let sum = byCurrency[code] ?? DueSum(total: nothing, overdue: nothing, count: 0)
        byCurrency[code] = DueSum(
            total: sum.total.plus(money.amount),
            overdue: isOverdue ? sum.overdue.plus(money.amount) : sum.overdue, count: sum.count + 1)
    }
}

extension Money {
    fileprivate func plus(_ amount: Decimal) -> Money {
        Money(amount: self.amount + amount, currency: currency)
    }
}
