import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("How soon something must be paid")
struct DueUrgencyTests {
    @Test(
        "follows from the days left",
        arguments: [
            (.overdue(byDays: nil), .overdue), (.overdue(byDays: 3), .overdue), (.due(inDays: 0), .today),
            (.due(inDays: 1), .soon), (.due(inDays: 7), .soon), (.due(inDays: 8), .near),
            (.due(inDays: 14), .near), (.due(inDays: 15), .later), (.due(inDays: .max), .later),
            (.unknown, .unknown), (.paid, nil),
        ] as [(DueTiming, DueUrgency?)])
    func urgency(timing: DueTiming, urgency: DueUrgency?) {
        same(timing.urgency, urgency)
        same(timing.isOpen(within: nil), urgency != nil)
    }

    @Test(
        "decides what is due within some days: what is overdue always is, and what has no day never",
        arguments: [
            (.overdue(byDays: nil), 0, true), (.overdue(byDays: 400), 0, true), (.due(inDays: 0), 0, true),
            (.due(inDays: 1), 0, false), (.due(inDays: 7), 7, true), (.due(inDays: 8), 7, false),
            (.unknown, 3650, false), (.paid, 7, false),
        ] as [(DueTiming, Int, Bool)])
    func within(timing: DueTiming, days: Int, isOpen: Bool) {
        same(timing.isOpen(within: days), isOpen)
    }

    @Test("The day of a due is its date, or the one that its text means today")
    func day() {
        let today = CalendarDate("2026-11-22")
        same(Due.fixture(date: CalendarDate("2026-12-01")).day(on: today)?.text, "2026-12-01")
        same(Due.fixture(state: "due in 10 days").day(on: today)?.text, "2026-12-02")
        same(Due.fixture(state: "overdue by 22 days").day(on: today)?.text, "2026-10-31")
        for state in ["overdue", "awaiting statement"] {
            #expect(Due.fixture(state: state).day(on: today) == nil)
        }
        #expect(Due.fixture().day(on: nil) == nil)
    }

    @Test("Sums are exact, one for each currency by its code, a symbol and its code being the same")
    func sums() throws {
        let tenth = try #require(Decimal(string: "0.1"))
        let dues: [Due] =
            [.fixture(amount: 5, currency: "USD", state: "overdue")]
            + Array(repeating: .fixture(amount: tenth, currency: "₹"), count: 3) + [
                .fixture(amount: 2, currency: "INR", state: "overdue by 1 day"),
                .fixture(amount: 7, currency: "gems"), .fixture(amount: 9, state: "fully_paid"),
            ]
        let sums = DueSum.sums(of: dues, on: nil)
        same(sums.map(\.total.currency.identity), ["INR", "USD", "gems"])
        same(sums.map(\.total.amount), [Decimal(string: "2.3"), 5, 7])
        same(sums.map(\.overdue.amount), [2, 5, 0])
        same(sums.map(\.count), [5, 1, 1])
        same(DueSum.sums(of: [], on: nil), [])
    }
}
