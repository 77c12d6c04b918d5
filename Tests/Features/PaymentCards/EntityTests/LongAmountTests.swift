import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("A due of very many digits")
struct LongAmountTests {
    @Test(
        "can be paid in part while it has 38 digits in the smallest unit, and in full alone with more",
        arguments: [
            ("₹", 36, true), ("₹", 37, false), ("¥", 38, true), ("KWD", 35, true), ("KWD", 36, false),
        ])
    func bound(currency: String, wholeDigits: Int, isPayable: Bool) throws {
        let due = try due(String(repeating: "9", count: wholeDigits), currency)
        let smallest = Decimal(
            sign: .plus, exponent: -Currency(text: currency).decimals, significand: 1)
        same(due.problem(paying: smallest), isPayable ? nil : .onlyInFull)
        #expect(due.problem(paying: due.money.amount) == nil)
        same(due.after(paying: due.money.amount).rest.amount, 0)
    }

    @Test("counts its own decimals if they are more than its currency's, and the zeros of an exponent")
    func decimals() throws {
        #expect(try due("99999999999999999999999999999999999.001", "₹").problem(paying: 1) == nil)
        #expect(try due("999999999999999999999999999999999999.01", "₹").problem(paying: 1) == nil)
        try same(due("12345678901234567890123456789012345.0001", "₹").problem(paying: 1), .onlyInFull)
        try same(due("1e120", "₹").problem(paying: 0.01), .onlyInFull)
        #expect(try due("1e35", "₹").problem(paying: 0.01) == nil)
    }

    @Test("leaves an exact rest at the bound, whatever is paid in whatever order")
    func exact() throws {
        var random = SeededGenerator(seed: 6)
        let total = (0..<38).reduce(Int128(0)) { sum, _ in sum * 10 + 9 }
        let due = try due("999999999999999999999999999999999999.99", "₹")
        for _ in 0..<500 {
            var (left, paid) = (total, Decimal(0))
            while left > 0 {
                let part = Bool.random(using: &random) ? left : Int128.random(in: 1...left, using: &random)
                let amount = try decimal(part)
                let now = due.after(paying: paid)
                same(now.money.amount, try decimal(left))
                #expect(now.problem(paying: amount) == nil)
                paid += amount
                left -= part
                same(paid, try decimal(total - left))
            }
            #expect(due.after(paying: paid).isPaid)
        }
    }

    private func due(_ amount: String, _ currency: String) throws -> Due {
        .fixture(amount: try #require(Decimal(string: amount)), currency: currency)
    }

    /// So many hundredths.
    private func decimal(_ hundredths: Int128) throws -> Decimal {
        Decimal(
            sign: .plus, exponent: -2, significand: try #require(Decimal(string: "\(hundredths)")))
    }
}
