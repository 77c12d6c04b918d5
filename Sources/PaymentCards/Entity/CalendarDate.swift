public import Foundation

/// A day of the Gregorian calendar, in no time zone: what a statement means by a date.
public struct CalendarDate: Hashable, Sendable, Comparable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day; `nil` where the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(in: month, of: year)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day that `text` names in the form of ISO 8601, `2026-11-20`; `nil` where it names none.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day that it is at `moment` in `timeZone`; `nil` outside of the years 1 to 9999.
    public init?(_ moment: Date, in timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.era, .year, .month, .day], from: moment)
        guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    /// The day in the form of ISO 8601: `2026-11-20`.
    public var text: String {
        func padded(_ number: Int, to count: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }

    /// How many days have begun since the calendar did: 1 for 0001-01-01.
    public var number: Int {
        let before = year - 1
        let months = (1..<month).reduce(0) { $0 + Self.days(in: $1, of: year) }
        return before * 365 + before / 4 - before / 100 + before / 400 + months + day
    }

    /// The next day; `nil` after the last that there is.
    public var next: CalendarDate? {
        if day < Self.days(in: month, of: year) {
            return CalendarDate(year: year, month: month, day: day + 1)
        }
        return month < 12
            ? CalendarDate(year: year, month: month + 1, day: 1)
            : CalendarDate(year: year + 1, month: 1, day: 1)
    }

    /// Whether the left day comes before the right one.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
