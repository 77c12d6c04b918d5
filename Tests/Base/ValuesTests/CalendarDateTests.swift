import Foundation
import TestSupport
import Testing
import Values

@Suite("CalendarDate")
struct CalendarDateTests {
    @Test(
        "A date is read in the form of ISO 8601 and written so",
        arguments: ["2026-11-20", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29"])
    func reading(text: String) {
        same(CalendarDate(text)?.text, text)
    }

    @Test(
        "A day that the calendar doesn't have is not a date",
        arguments: [
            "", "2026-11", "2026-11-31", "2026-00-10", "2026-13-01", "2026-11-00", "2025-02-29", "1900-02-29",
            "0000-01-01", "26-11-20", "2026-1-20", "2026/11/20", "2026-11-2", "+026-11-20", "2026-11-20 ",
            "２０２６-11-20",
        ])
    func refusing(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test("Noon is the person's own, and on the same day in UTC", arguments: [-12, -11, 0, 2, 12, 13, 14])
    func noon(hours: Int) throws {
        let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let day = try #require(CalendarDate("2026-11-20"))
        let noon = DayClock(timeZone: zone).noon(of: day)
        same(CalendarDate(noon, in: zone), day)
        same(CalendarDate(noon, in: .gmt), day)
        let local = noon.timeIntervalSince1970 + Double(hours * 3600)
        let fromNoon = abs(local.truncatingRemainder(dividingBy: 86_400) - 43_200)
        #expect(fromNoon <= Double(max(0, abs(hours) - 12) * 3600 + 1))
    }

    @Test("Days are counted as the Gregorian calendar counts them")
    func numbers() throws {
        same(CalendarDate("0001-01-01")?.number, 1)
        same(CalendarDate("1970-01-01")?.number, 719_163)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = try #require(calendar.date(from: DateComponents(year: 1970, month: 1, day: 1)))
        for number in stride(from: 0, to: 60_000, by: 997) {
            let parts = calendar.dateComponents(
                [.year, .month, .day], from: start.addingTimeInterval(Double(number) * 86_400))
            let date = CalendarDate(
                year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
            same(date?.number, 719_163 + number)
        }
    }

    @Test("Every number is a day, the one before that of the next number, and no other number is")
    func everyDay() {
        same(CalendarDate(number: 1)?.text, "0001-01-01")
        #expect(CalendarDate(number: 3_652_059)?.next == nil)
        // The stride is a prime, so that all days of a month and of a week are among those looked at.
        for number in stride(from: 1, to: 3_652_059, by: TestRun.count(23, long: 1)) {
            guard let date = CalendarDate(number: number), date.number == number,
                date.next == CalendarDate(number: number + 1)
            else {
                Issue.record("\(number) is not a day before that of \(number + 1)")
                return
            }
        }
        for number in [0, -1, 3_652_060, .max, .min] { #expect(CalendarDate(number: number) == nil) }
    }

    @Test(
        "Days are added over the ends of months and years, and over leap days",
        arguments: [
            ("2026-11-20", 6, "2026-11-26"), ("2026-11-20", 45, "2027-01-04"),
            ("2024-02-28", 1, "2024-02-29"),
            ("2024-02-29", 366, "2025-03-01"), ("2025-02-28", 1, "2025-03-01"),
            ("2027-01-01", -1, "2026-12-31"),
            ("2026-11-20", 0, "2026-11-20"), ("9999-12-31", 1, nil), ("0001-01-01", -1, nil),
            ("2026-11-20", .max, nil), ("2026-11-20", .min, nil),
        ] as [(String, Int, String?)])
    func adding(day: String, days: Int, expected: String?) {
        same(CalendarDate(day)?.adding(days: days)?.text, expected)
    }

    @Test(
        "The day after is the next one of the calendar, over the ends of months and years; the last day has none"
    )
    func next() {
        same(CalendarDate("2026-11-20")?.next?.text, "2026-11-21")
        same(CalendarDate("2026-11-30")?.next?.text, "2026-12-01")
        same(CalendarDate("2026-12-31")?.next?.text, "2027-01-01")
        same(CalendarDate("2024-02-28")?.next?.text, "2024-02-29")
        same(CalendarDate("9999-12-31").map(\.next), .some(nil))
    }

    @Test(
        "The day of a moment is that of Foundation’s calendar, in every time zone and through its changes",
        arguments: [
            "GMT", "Europe/Kyiv", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "Africa/Cairo",
        ])
    func zones(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        for hours in stride(from: -200_000, to: 900_000, by: 97) {
            let moment = Date(timeIntervalSince1970: Double(hours) * 3_600 - 1)
            let parts = calendar.dateComponents([.year, .month, .day], from: moment)
            let expected = CalendarDate(
                year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
            same(CalendarDate(moment, in: zone), expected)
        }
    }

    @Test("A moment is another day in another time zone, and none outside of the calendar's years")
    func moments() throws {
        let moment = try Date("2026-11-30T20:00:00Z", strategy: .iso8601)
        same(CalendarDate(moment, in: .gmt)?.text, "2026-11-30")
        same(CalendarDate(moment, in: try #require(TimeZone(secondsFromGMT: 19_800)))?.text, "2026-12-01")
        #expect(CalendarDate(.distantPast - 1e10, in: .gmt) == nil)
        #expect(CalendarDate(Date(timeIntervalSince1970: 1e12), in: .gmt) == nil)
    }

    @Test("As JSON, a day is its text, and what is no day can't be read")
    func json() throws {
        let day = try #require(CalendarDate("1927-01-10"))
        same(String(decoding: try JSONEncoder().encode([day]), as: UTF8.self), #"["1927-01-10"]"#)
        try same(JSONDecoder().decode([CalendarDate].self, from: Data(#"["1927-01-10"]"#.utf8)), [day])
        for text in [#"["1927-02-30"]"#, #"[""]"#, "[7]"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([CalendarDate].self, from: Data(text.utf8))
            }
        }
    }
}
