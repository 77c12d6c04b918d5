import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("PaymentProblem")
struct PaymentProblemTests {
    @Test(
        "An amount is more than zero, not more than the due, and no finer than its currency",
        arguments: [
            ("₹", "1500", nil), ("₹", "0.01", nil), ("₹", "1499.99", nil), ("₹", "1.10", nil),
            ("₹", "0", .notPositive), ("₹", "-1", .notPositive),
            ("₹", "1.005", .tooPrecise(decimals: 2)), ("¥", "1", nil), ("¥", "0.5", .tooPrecise(decimals: 0)),
            ("KWD", "0.001", nil), ("KWD", "0.0001", .tooPrecise(decimals: 3)),
            ("credits", "0.01", nil), ("credits", "0.001", .tooPrecise(decimals: 2)),
        ] as [(String, String, PaymentProblem?)])
    func rules(currency: String, amount: String, problem: PaymentProblem?) throws {
        let due = Due.fixture(amount: 1500, currency: currency)
        same(due.problem(paying: try #require(Decimal(string: amount))), problem)
    }

    @Test("Not a number is not an amount")
    func notANumber() {
        same(Due.fixture().problem(paying: .nan), .notPositive)
    }

    @Test("More than what is left is refused, with what is left")
    func tooMuch() {
        let due = Due.fixture(amount: 1500).after(paying: 1000)
        same(due.problem(paying: 500.01), .moreThanDue(rest: due.money))
        same(due.money.amount, 500)
        #expect(due.problem(paying: 500) == nil)
    }

    @Test(
        "Nothing can be paid where nothing is due",
        arguments: [
            .fixture(state: "fully_paid"), .fixture(amount: 0), .fixture(amount: -10),
            .fixture().after(paying: 1500),
        ] as [Due])
    func nothingDue(due: Due) {
        same(due.problem(paying: 1), .nothingDue)
        same(due.problem(paying: 0), .nothingDue)
    }

    @Test(
        "A due that is finer than its currency can be paid in full, and in no other way down to its last digit"
    )
    func fineDue() throws {
        let amount = try #require(Decimal(string: "10.005"))
        let due = Due.fixture(amount: amount)
        #expect(due.problem(paying: amount) == nil)
        same(due.problem(paying: try #require(Decimal(string: "5.005"))), .tooPrecise(decimals: 2))
        #expect(due.problem(paying: 5) == nil)
        #expect(due.after(paying: 5).problem(paying: try #require(Decimal(string: "5.005"))) == nil)
    }
}
