import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("The bills of an own card as statements")
struct OwnStatementsTests {
    private func statements(
        _ bills: [BillEntry], paying payment: RecordedPayment? = nil, currency: String? = "INR",
        statementDay: Int? = 20
    ) throws -> [Statement] {
        var fields = OwnCardFields(title: "GOLD", lastFours: ["4821"])
        fields.currency = currency.map { Currency(text: $0) }
        fields.cycle = statementDay.map { BillingCycle(statementDay: $0) }
        var cards = OwnCards()
        let changes =
            [.added("card-1", fields)] + bills.map { WalletChange.billed("card-1", $0) }
            + (payment.map { [.paid("card-1", $0)] } ?? [])
        for (index, change) in changes.enumerated() {
            cards.apply(
                RecordedChange(
                    change, reference: PaymentReference("\(index)"), moment: Date(timeIntervalSince1970: 0),
                    day: .day("2026-11-20")))
        }
        let card = try #require(cards.card("card-1", on: .day("2026-11-20")))
        let statements = [Statement](billsOf: card)
        same(card.paymentCard.actions.contains(.viewLastStatement), !statements.isEmpty)
        return statements
    }

    private func bill(_ closing: String, _ amount: Decimal = 100, isNew: Bool = false) -> BillEntry {
        BillEntry(.billed(amount), closing: .day(closing), isClosingGiven: true, isNew: isNew)
    }

    @Test(
        "begin after the bill before, or a month before their own day",
        arguments: [
            (["2026-10-20", "2026-11-20"], ["2026-09-21", "2026-10-21"]),
            (["2026-09-18", "2026-10-20"], ["2026-08-19", "2026-09-19"]),
            // A bill in between isn't known.
            (["2026-08-20", "2026-11-20"], ["2026-07-21", "2026-10-21"]),
            (["2026-03-31"], ["2026-03-01"]), (["2026-02-28"], ["2026-01-29"]),
        ])
    func periods(closings: [String], firsts: [String]) throws {
        let statements = try statements(closings.map { bill($0) })
        same(statements.map(\.period.lowerBound.text), firsts)
        same(statements.map(\.period.upperBound.text), closings)
    }

    @Test("begin on their own day without a cycle and a bill before: nothing else is known")
    func closingAlone() throws {
        let statements = try statements([bill("2026-10-20"), bill("2026-11-20")], statementDay: nil)
        same(statements.map(\.period.lowerBound.text), ["2026-10-20", "2026-10-21"])
    }

    @Test("have at least one day, also where two closed on the same")
    func twins() throws {
        let twins = try statements([bill("2026-11-20"), bill("2026-11-20", isNew: true)])
        same(twins.map(\.period.lowerBound.text), ["2026-10-21", "2026-11-20"])
    }

    @Test("say what was billed and paid, and nothing that isn’t known")
    func contents() throws {
        let payment = RecordedPayment(amount: 40, day: .day("2026-11-20"))
        let statement = try #require(try statements([bill("2026-10-20")], paying: payment).last)
        same(statement.closing.amount, 100)
        same(statement.bill?.paid, 40)
        same(statement.bill?.left, 60)
        same(statement.dueDate, nil)
        same(statement.bill?.minimum, nil)
        #expect(statement.transactions.isEmpty)
    }

    @Test("are none without a bill, or without a currency")
    func none() throws {
        try same(statements([]), [])
        try same(statements([bill("2026-11-20")], currency: nil), [])
    }
}
