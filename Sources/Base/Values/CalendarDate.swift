public import Foundation

/// A day of the Gregorian calendar without a time zone, as used in statements.
public struct CalendarDate: Hashable, Sendable, Comparable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day; `nil` if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(in: month, of: year)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day in `text` in ISO 8601 format, `2026-11-20`; `nil` if there is none.
    public init?(_ text: String) {
        self.init(ascii: text.utf8)
    }

    /// The day in the bytes of a text in ISO 8601 format; `nil` if there is none.
    @inlinable public init?(ascii bytes: some Collection<UInt8>) {
        guard bytes.count == 10 else { return nil }
        var (year, month, day) = (0, 0, 0)
        for (place, byte) in bytes.enumerated() {
            let digit = Int(byte &- UInt8(ascii: "0"))
            switch place {
            case 4, 7:
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            case ..<4: year = year * 10 + digit
            case ..<7: month = month * 10 + digit
            default: day = day * 10 + digit
            }
            guard digit < 10 else { return nil }
        }
        self.init(year: year, month: month, day: day)
    }

    /// The day with this ``number``; `nil` outside the years 1 to 9999.
    ///
    /// After Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`: years begin in March, so that a
    /// leap day is the last of its year.
    public init?(number: Int) {
        guard (1...3_652_059).contains(number) else { return nil }
        let sinceMarch = number + 305
        let (era, dayOfEra) = sinceMarch.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        self.init(
            year: era * 400 + yearOfEra + (month < 10 ? 0 : 1), month: month < 10 ? month + 3 : month - 9,
            day: dayOfYear - (153 * month + 2) / 5 + 1)
    }

    /// The day at `moment` in `timeZone`; `nil` outside the years 1 to 9999.
    public init?(_ moment: Date, in timeZone: TimeZone) {
        // A live screen calls this on every event, and creating a calendar is slow.
        let seconds = moment.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: moment))
        guard let days = Int(exactly: (seconds / 86_400).rounded(.down)) else { return nil }
        // The number of 1970-01-01.
        let (number, overflow) = days.addingReportingOverflow(719_163)
        guard !overflow else { return nil }
        self.init(number: number)
    }

    /// The day in ISO 8601 format: `2026-11-20`.
    public var text: String {
        func padded(_ number: Int, to count: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }

    /// The number of the day in the calendar: 1 for 0001-01-01.
    public var number: Int {
        let before = year - 1
        let months = (1..<month).reduce(0) { $0 + Self.days(in: $1, of: year) }
        return before * 365 + before / 4 - before / 100 + before / 400 + months + day
    }

    /// The day this many days later, or earlier if `days` is negative; `nil` outside the years 1 to 9999.
    public func adding(days: Int) -> CalendarDate? {
        let (number, overflow) = number.addingReportingOverflow(days)
        return overflow ? nil : CalendarDate(number: number)
    }

    /// The next day; `nil` after the last one.
    public var next: CalendarDate? {
        if day < Self.days(in: month, of: year) {
            return CalendarDate(year: year, month: month, day: day + 1)
        }
        return month < 12
            ? CalendarDate(year: year, month: month + 1, day: 1)
            : CalendarDate(year: year + 1, month: 1, day: 1)
    }

    /// All days of the month `months` later, or earlier if that is negative; `nil` outside the years 1 to 9999.
    public func month(after months: Int = 0) -> ClosedRange<CalendarDate>? {
        let number = year * 12 + month - 1 + months
        guard let first = CalendarDate(year: number / 12, month: number % 12 + 1, day: 1) else { return nil }
        let days = Self.days(in: first.month, of: first.year)
        return CalendarDate(year: first.year, month: first.month, day: days).map { first...$0 }
    }

    /// Whether the left day is before the right one.
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

extension CalendarDate: Codable {
    /// A day from its ``text``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = CalendarDate(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day: \(text)")
        }
        self = day
    }

    /// Its ``text``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// Knows the person's current day. Every call reads the clock again.
public struct DayClock: Sendable {
    private let now: @Sendable () -> Date
    package let timeZone: TimeZone

    /// A clock that reads `now`, in `timeZone`.
    public init(timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() }) {
        self.timeZone = timeZone
        self.now = now
    }

    /// The current day; `nil` if the clock is outside the years 1 to 9999, so that no days can be counted.
    public var today: CalendarDate? { day(of: now()) }

    /// The current moment.
    public var moment: Date { now() }

    /// The day at `moment` for this person; `nil` outside the years 1 to 9999.
    public func day(of moment: Date) -> CalendarDate? { CalendarDate(moment, in: timeZone) }

    /// Noon of `day` for this person, or the nearest moment where clocks are changed then, or where it is another day in UTC, in which
    /// programs read it: far east and west.
    public func noon(of day: CalendarDate) -> Date {
        // 719,163 is the number of 1970-01-01.
        let start = Date(timeIntervalSince1970: Double((day.number - 719_163) * 86_400))
        let moment = start + 43_200
        let near = moment - Double(timeZone.secondsFromGMT(for: moment))
        let noon = moment - Double(timeZone.secondsFromGMT(for: near))
        return min(max(noon, start), start + 86_399)
    }
}
