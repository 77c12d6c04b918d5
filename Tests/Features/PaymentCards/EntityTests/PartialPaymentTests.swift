import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("Due, paid in parts")
struct PartialPaymentTests {
    @Test("Of a due whose source says only what is left, neither the total nor what is paid is made up")
    func withoutTotal() {
        let due = Due.fixture(amount: 100).withoutTotal
        #expect(due.billed == nil && due.paid == nil && due.rest.amount == 100)
        same(due.after(paying: 40), due)
        let part = due.leaving(60)
        #expect(part.billed == nil && part.paid == nil && part.money.amount == 60 && part.state == due.state)
        let paid = part.leaving(0)
        #expect(paid.paid == nil && paid.isPaid && paid.rest.amount == 0)
        #expect(due.problem(paying: 40) == nil && due.problem(paying: 101) != nil)
    }

    @Test("Of what the bank owes a person, nothing is paid and nothing left")
    func credit() {
        let credit = Due.fixture(amount: -5)
        #expect(credit.isPaid && credit.paid?.amount == 0 && credit.rest.amount == 0)
    }

    @Test(
        "What is left and what was paid are what was billed, to the last digit, after 10,000 random payments")
    func conservation() throws {
        var generator = SeededGenerator(seed: 2026)
        var count = 0
        while count < 10_000 {
            let currency = ["₹", "¥", "KWD"].randomElement(using: &generator) ?? "₹"
            let digits = Currency(text: currency).decimals
            let unit = Decimal(sign: .plus, exponent: -digits, significand: 1)
            let total = Decimal(Int64.random(in: 1...1_000_000_000_000, using: &generator)) * unit
            let billed = Due.fixture(amount: total, currency: currency)
            var (due, paid) = (billed, Decimal.zero)
            while !due.isPaid, count < 10_000 {
                let units = due.money.amount / unit
                let whole = NSDecimalNumber(decimal: units).int64Value
                let isLast = Int.random(in: 0..<8, using: &generator) == 0
                let amount =
                    isLast ? due.money.amount : Decimal(Int64.random(in: 1...whole, using: &generator)) * unit
                try #require(due.problem(paying: amount) == nil)
                paid += amount
                count += 1
                due = billed.after(paying: paid)
                same(due.billed, billed.money)
                if due.isPaid {
                    same(paid, total)
                    same(due.money, billed.money)
                    same(due.state, "fully_paid")
                } else {
                    same(due.money.amount + paid, total)
                    #expect(due.money.amount > 0)
                    same(due.state, billed.state)
                }
            }
        }
    }

    @Test("Payments on a due that was paid before leave it as it is, and so does paying nothing")
    func unchanged() {
        let paid = Due.fixture(state: "fully_paid")
        same(paid.after(paying: 10), paid)
        let due = Due.fixture()
        same(due.after(paying: 0), due)
        same(due.after(paying: -5), due)
    }

    @Test("Paid in full, a due reads as a feed says it: the total, and fully_paid")
    func full() {
        let due = Due.fixture(amount: 1500, state: "overdue by 2 days").after(paying: 1500)
        same(due.money.amount, 1500)
        #expect(due.isPaid)
        same(due.timing(on: nil), .paid)
        #expect(due.daysLeft(on: nil) == nil)
    }

    @Test("Taking a payment back leaves the due as it was before")
    func takenBack() {
        let due = Due.fixture(amount: 1500, state: "due in 6 days")
        same(due.after(paying: 700).after(paying: 0), due.after(paying: 700))
        #expect(due.after(paying: 1500).after(paying: 0).isPaid)
        same(due.after(paying: 700).after(paying: 300), due.after(paying: 300))
    }
}
