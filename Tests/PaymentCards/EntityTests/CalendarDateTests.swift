import PaymentCardsEntity
import Testing

@Suite("CalendarDate")
struct CalendarDateTests {
    @Test(
        "A day is written in the form of ISO 8601, and read back",
        arguments: ["2026-11-20", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29"])
    func text(text: String) throws {
        #expect(try #require(CalendarDate(text)).text == text)
    }

    @Test(
        "What is no day is none",
        arguments: [
            "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
            "2026-1-1", "26-01-01", "2026/01/01", "2026-01-01T00:00", "", "-026-01-01", "+026-01-01",
            "２026-01-01",
            "2026-01-1٢", "2026--101",
        ])
    func none(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test("Days follow each other as in the calendar")
    func order() throws {
        let days = try ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01", "2026-11-20"].map {
            try #require(CalendarDate($0))
        }
        #expect(days.shuffled().sorted() == days)
        #expect(!(days[0] < days[0]))
    }

    @Test(
        "A year has 365 days, or 366 where it leaps",
        arguments: [(2026, 365), (2024, 366), (1900, 365), (2000, 366)])
    func days(year: Int, count: Int) {
        let days = (0...13).flatMap { month in
            (0...32).compactMap { CalendarDate(year: year, month: month, day: $0) }
        }
        #expect(days.count == count)
        #expect(days == days.sorted())
    }
}
