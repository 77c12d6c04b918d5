import TestSupport
import Testing
import Values
import Words

@Suite("DateText")
struct DateTextTests {
    @Test(
        "A date is written as the language writes it",
        arguments: [
            (.english, .day, "3 Nov"), (.english, .date, "3 Nov 2026"), (.english, .words, "3 November 2026"),
            (.ukrainian, .day, "3 лист."), (.ukrainian, .date, "3 лист. 2026 р."),
            (.ukrainian, .words, "3 листопада 2026 р."),
        ] as [(Language, CalendarDate.Length, String)])
    func forms(language: Language, length: CalendarDate.Length, text: String) {
        same(CalendarDate("2026-11-03")?.text(in: language, length), text)
    }

    @Test(
        "A date that is heard has its month in full and no abbreviation",
        arguments: [
            (.english, .day, "3 November"), (.english, .date, "3 November 2026"),
            (.ukrainian, .day, "3 листопада"), (.ukrainian, .date, "3 листопада 2026 року"),
            (.ukrainian, .words, "3 листопада 2026 року"), (.ukrainian, .month, "листопад 2026 року"),
        ] as [(Language, CalendarDate.Length, String)])
    func heard(language: Language, length: CalendarDate.Length, text: String) {
        same(CalendarDate("2026-11-03")?.text(in: language.spoken, length), text)
    }

    @Test("A period that is heard is said with words instead of a dash")
    func periods() throws {
        let days = try #require(CalendarDate("2026-10-13"))...#require(CalendarDate("2026-11-12"))
        same(days.text(in: .english), "13 Oct – 12 Nov 2026")
        same(days.text(in: .english.spoken), "from 13 October to 12 November 2026")
        same(days.text(in: .ukrainian.spoken), "з 13 жовтня до 12 листопада 2026 року")
    }

    @Test("Every day is the one that was meant, at the ends of the calendar too")
    func ends() {
        same(CalendarDate("9999-12-31")?.text(in: .english, .date), "31 Dec 9999")
        same(CalendarDate("2024-02-29")?.text(in: .english, .words), "29 February 2024")
    }
}
