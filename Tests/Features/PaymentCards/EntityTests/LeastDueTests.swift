import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("The minimum due")
struct LeastDueTests {
    private let statement = Statement.fixture(
        from: "2026-10-14", to: "2026-11-13", closing: 1500, minimumDue: 75, currency: "₹")

    @Test("is less by what was paid since the statement, and never less than nothing")
    func paid() {
        same(left(after: []), 75)
        same(left(after: [.fixture(amount: 25)]), 50)
        same(left(after: [.fixture(amount: 25), .fixture(amount: 50)]), 0)
        same(left(after: [.fixture(amount: 500)]), 0)
    }

    @Test("is not less by what was taken back, or paid on another due or in another currency")
    func others() {
        let others: [Payment] = [
            .fixture(undone: .moment), .fixture(due: "june"), .fixture(currency: "USD"),
        ]
        same(left(after: others), 75)
        same(left(after: [.fixture(amount: 70, currency: "INR")]), 5)
    }

    @Test("is not less by what was paid before the last day of the period, which is in the closing balance")
    func period() throws {
        let eve = try Date("2026-11-12T23:59:59Z", strategy: .iso8601)
        same(left(after: [.fixture(amount: 70, date: eve)]), 75)
        same(left(after: [.fixture(amount: 70, date: eve + 1)]), 5)
        let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
        same(left(after: [.fixture(amount: 70, date: eve)], in: kolkata), 5)
    }

    @Test("is less by what was paid as the minimum of this statement, whenever, and of no other")
    func marked() throws {
        let eve = try Date("2026-11-01T12:00:00Z", strategy: .iso8601)
        let (end, other) = (CalendarDate("2026-11-13"), CalendarDate("2026-10-13"))
        same(left(after: [.fixture(amount: 75, date: eve, minimumOf: end)]), 0)
        same(left(after: [.fixture(amount: 75, date: eve, minimumOf: other)]), 75)
        same(left(after: [.fixture(amount: 75, date: eve, undone: eve, minimumOf: end)]), 75)
    }

    @Test("is less by its payment also where a server gives the due another id by now")
    func renamed() {
        let end = CalendarDate("2026-11-13")
        same(left(after: [.fixture(due: "june", amount: 75, minimumOf: end)]), 0)
        same(left(after: [.fixture(due: "june", amount: 75)]), 75)
    }

    @Test("is less by any payment on the due of a statement that moves with the days")
    func moving() {
        let moving = statement.moved(byDays: 30)
        #expect(moving.firstCounted == nil)
        same(moving.leastDue(after: [.fixture(amount: 70)], on: .fixture(), in: .gmt).amount, 5)
    }

    @Test("is never more than is left of the due")
    func rest() {
        same(left(after: [], of: .fixture(amount: 20)), 20)
    }

    private func left(
        after payments: [Payment], of due: Due = .fixture(), in timeZone: TimeZone = .gmt
    ) -> Decimal {
        statement.leastDue(after: payments, on: due, in: timeZone).amount
    }
}
