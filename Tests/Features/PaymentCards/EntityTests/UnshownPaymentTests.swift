import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("The newest payment that a due doesn't show")
struct UnshownPaymentTests {
    private static let later = Date.moment + 60

    private func due(_ amount: Decimal, _ date: CalendarDate? = nil) -> Due {
        Due.fixture(amount: amount, date: date).withoutTotal
    }

    @Test(
        "is found if more is due than it left, however much was due before",
        arguments: [(1000, true), (1500, true), (700, true), (600, false), (100, false)] as [(Decimal, Bool)])
    func left(amount: Decimal, isFound: Bool) {
        let newest = Payment.fixture("SW-2", amount: 400, rest: 600, date: Self.later)
        let older = Payment.fixture("SW-1", amount: 500, rest: 1000)
        same([newest, older].unshown(on: due(amount)), isFound ? newest : nil)
    }

    @Test("is of this due, and of this bill: the next one has another id or another date")
    func others() throws {
        let (day, next) = (try #require(CalendarDate("2026-11-20")), try #require(CalendarDate("2026-12-20")))
        let paid = Payment.fixture(amount: 500, rest: 0, dueDate: day)
        same([paid].unshown(on: due(500, day)), paid)
        #expect([paid].unshown(on: due(500, next)) == nil)
        // What only words say moves with the day, and what was paid elsewhere may be the same bill.
        same([paid].unshown(on: due(500).said(on: next)), paid)
        #expect([Payment.fixture(amount: 500, rest: 0)].unshown(on: due(500, next)) != nil)
        #expect(
            [Payment.fixture(due: "other", amount: 500, rest: 0, dueDate: day)].unshown(on: due(500, day))
                == nil)
        #expect([Payment.fixture(amount: 500, rest: 0, currency: "$")].unshown(on: due(500, day)) == nil)
    }

    @Test("is none where payments are subtracted from the total here")
    func total() {
        #expect([Payment.fixture(amount: 500, rest: 0)].unshown(on: Due.fixture(amount: 500)) == nil)
    }

    @Test("leaves what was paid before and undone since")
    func undone() {
        let newest = Payment.fixture("SW-2", amount: 500, rest: 0, date: .moment)
        let older = Payment.fixture("SW-1", amount: 500, rest: 500, date: .moment - 60, undone: Self.later)
        let before = Payment.fixture("SW-1", amount: 500, rest: 500, date: .moment - 60, undone: .moment - 30)
        #expect([newest, older].unshown(on: due(500)) == nil)
        same([newest, older].unshown(on: due(501)), newest)
        same([newest, before].unshown(on: due(500)), newest)
        #expect([newest.undone(at: Self.later)].unshown(on: due(500)) == nil)
        let third = Payment.fixture("SW-3", amount: 100, rest: 0, date: Self.later, undone: Self.later + 60)
        same([third, newest].unshown(on: due(100)), newest)
    }
}
