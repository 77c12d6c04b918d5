import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
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
        #expect(due(amount).unshown(of: [newest, older]) == (isFound ? newest : nil))
    }

    @Test("is of this due, and of this bill: the next one has another id or another date")
    func others() throws {
        let (day, next) = (try #require(CalendarDate("2026-11-20")), try #require(CalendarDate("2026-12-20")))
        let paid = Payment.fixture(amount: 500, rest: 0, dueDate: day)
        #expect(due(500, day).unshown(of: [paid]) == paid)
        #expect(due(500, next).unshown(of: [paid]) == nil)
        // What only words say moves with the day, and what was paid elsewhere may be the same bill.
        #expect(due(500).said(on: next).unshown(of: [paid]) == paid)
        #expect(due(500, next).unshown(of: [.fixture(amount: 500, rest: 0)]) != nil)
        #expect(
            due(500, day).unshown(of: [.fixture(due: "other", amount: 500, rest: 0, dueDate: day)]) == nil)
        #expect(due(500, day).unshown(of: [.fixture(amount: 500, rest: 0, currency: "$")]) == nil)
    }

    @Test("is none where payments are subtracted from the total here")
    func total() {
        #expect(Due.fixture(amount: 500).unshown(of: [.fixture(amount: 500, rest: 0)]) == nil)
    }

    @Test("leaves what was paid before and undone since")
    func undone() {
        let newest = Payment.fixture("SW-2", amount: 500, rest: 0, date: .moment)
        let older = Payment.fixture("SW-1", amount: 500, rest: 500, date: .moment - 60, undone: Self.later)
        let before = Payment.fixture("SW-1", amount: 500, rest: 500, date: .moment - 60, undone: .moment - 30)
        #expect(due(500).unshown(of: [newest, older]) == nil)
        #expect(due(501).unshown(of: [newest, older]) == newest)
        #expect(due(500).unshown(of: [newest, before]) == newest)
        #expect(due(500).unshown(of: [newest.undone(at: Self.later)]) == nil)
        let third = Payment.fixture("SW-3", amount: 100, rest: 0, date: Self.later, undone: Self.later + 60)
        #expect(due(100).unshown(of: [third, newest]) == newest)
    }
}
