import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing
import Values

@Suite("The minimum due")
struct LeastDueTests {
    private let statement = Statement.fixture(
        from: "2026-10-14", to: "2026-11-13", closing: 1500, minimumDue: 75, currency: "₹")

    @Test("is less by what was paid since the statement, and never less than nothing")
    func paid() {
        #expect(left(after: []) == 75)
        #expect(left(after: [.fixture(amount: 25)]) == 50)
        #expect(left(after: [.fixture(amount: 25), .fixture(amount: 50)]) == 0)
        #expect(left(after: [.fixture(amount: 500)]) == 0)
    }

    @Test("is not less by what was taken back, or paid on another due or in another currency")
    func others() {
        let others: [Payment] = [
            .fixture(undone: .moment), .fixture(due: "june"), .fixture(currency: "USD"),
        ]
        #expect(left(after: others) == 75)
        #expect(left(after: [.fixture(amount: 70, currency: "INR")]) == 5)
    }

    @Test("is not less by what was paid before the period was over, which is in the closing balance")
    func period() throws {
        let lastSecond = try Date("2026-11-13T23:59:59Z", strategy: .iso8601)
        #expect(left(after: [.fixture(amount: 70, date: lastSecond)]) == 75)
        #expect(left(after: [.fixture(amount: 70, date: lastSecond + 1)]) == 5)
        let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
        #expect(left(after: [.fixture(amount: 70, date: lastSecond)], in: kolkata) == 5)
    }

    @Test("is never more than is left of the due")
    func rest() {
        #expect(left(after: [], of: .fixture(amount: 20)) == 20)
    }

    private func left(
        after payments: [Payment], of due: Due = .fixture(), in timeZone: TimeZone = .gmt
    ) -> Decimal {
        statement.leastDue(after: payments, on: due, in: timeZone).amount
    }
}
