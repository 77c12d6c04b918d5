import Foundation
import PaymentCardsScreens
import ScreenContract
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("A calendar of dues")
struct CardDuesCalendarTests {
    /// One reminder, in a part of a calendar.
    private func calendar(isFirst: Bool, isLast: Bool) -> String {
        let record = DuesRecord(
            lines: [], sums: [], today: nil,
            reminders: [DuesRecord.Reminder(uid: "a", day: "2026-11-20", summary: "Pay")],
            date: Date(timeIntervalSince1970: 0), isFirst: isFirst, isLast: isLast)
        return CardDuesView().calendar(
            of: CardDuesViewState(
                title: "Due", content: .body(DuesSheet(lines: [], sums: [])), record: record))
    }

    @Test("Its parts, one after another, are one calendar")
    func parts() {
        let whole = calendar(isFirst: true, isLast: true)
        #expect(whole.hasPrefix("BEGIN:VCALENDAR\r\n") && whole.hasSuffix("\r\nEND:VCALENDAR\r\n"))
        let parts = [(true, false), (false, false), (false, true)].map(calendar)
        #expect(parts[0].hasPrefix("BEGIN:VCALENDAR\r\n") && parts[0].hasSuffix("END:VEVENT\r\n"))
        #expect(parts[1].hasPrefix("BEGIN:VEVENT\r\n") && parts[1].hasSuffix("END:VEVENT\r\n"))
        #expect(parts[2].hasPrefix("BEGIN:VEVENT\r\n") && parts[2].hasSuffix("\r\nEND:VCALENDAR\r\n"))
        same(parts.joined().components(separatedBy: "VCALENDAR").count, 3)
    }
}
