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
        #expect(CalendarDate("2026-11-03")?.text(in: language, length) == text)
    }

    @Test("Every day is the one that was meant, at the ends of the calendar too")
    func ends() {
        #expect(CalendarDate("9999-12-31")?.text(in: .english, .date) == "31 Dec 9999")
        #expect(CalendarDate("2024-02-29")?.text(in: .english, .words) == "29 February 2024")
    }
}
