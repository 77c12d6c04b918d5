import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("What an order is to pay")
struct PaymentPurposeTests {
    private let due = Due.fixture(amount: 500)
    private func money(_ amount: Decimal) -> Money { Money(amount: amount, currency: due.money.currency) }

    private func problem(
        _ amount: Decimal, _ purpose: PaymentPurpose, _ minimum: MinimumDue = .none, of due: Due? = nil
    ) -> PaymentProblem? {
        (due ?? self.due).problem(paying: amount, for: purpose, minimum: minimum)
    }

    @Test("is any amount that the due allows, where the person named it")
    func amount() {
        #expect(problem(75, .amount, .paid) == nil)
        same(problem(501, .amount), .moreThanDue(rest: due.money))
    }

    @Test("is all that is due, to the last of it")
    func full() {
        #expect(problem(500, .full) == nil)
        for amount: Decimal in [499, 501] { same(problem(amount, .full), .changed(to: money(500))) }
    }

    @Test("is the minimum as it is now, and not once that is paid")
    func minimum() {
        #expect(problem(75, .minimum, .money(money(75))) == nil)
        same(problem(75, .minimum, .money(money(55))), .changed(to: money(55)))
        same(problem(75, .minimum, .paid), .minimumPaid)
        same(problem(75, .minimum, .none), .noMinimum)
    }

    @Test("is nothing where nothing is due", arguments: PaymentPurpose.allCases)
    func nothing(purpose: PaymentPurpose) {
        let paid = due.after(paying: 500)
        same(problem(500, purpose, .money(money(75)), of: paid), .nothingDue)
    }

    @Test("is the minimum of a statement in the due's currency that asks for something")
    func statement() {
        func minimum(_ statement: Statement?, _ payments: [Payment] = []) -> MinimumDue {
            MinimumDue(of: due, after: payments, statement, in: .gmt)
        }
        same(minimum(nil), .none)
        same(minimum(.fixture(closing: 500, minimumDue: 75, currency: "USD")), .none)
        same(minimum(.fixture(closing: -5, minimumDue: 75)), .none)
        let statement = Statement.fixture(closing: 500, minimumDue: 75)
        same(minimum(statement), .money(money(75)))
        same(minimum(statement, [.fixture(amount: 20)]).rest, 55)
        same(minimum(statement, [.fixture(amount: 75)]), .paid)
        same(minimum(statement, [.fixture(amount: 75, undone: .moment)]), .money(money(75)))
    }
}
