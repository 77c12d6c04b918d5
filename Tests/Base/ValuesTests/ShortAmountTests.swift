import Foundation
import TestSupport
import Testing
import Values

@Suite("A short amount")
struct ShortAmountTests {
    @Test("is the number that Decimal reads, in the same order, wherever it is short")
    func decimal() throws {
        var chance = SeededGenerator(seed: 30)
        var last = (amount: try #require(ShortAmount("0")), decimal: Decimal(0))
        for _ in 1...5_000 {
            let text = number(&chance)
            let decimal = try #require(Decimal(string: text))
            let amount = try #require(ShortAmount(text), "\(text)")
            // Only `Decimal` can represent a zero with decimals.
            #expect(amount.decimal == decimal || decimal == 0 && amount.decimal == nil, "\(text)")
            same(amount.isPositive, decimal > 0, "\(text)")
            same(amount < last.amount, decimal < last.decimal, "\(text)")
            same(amount == last.amount, decimal == last.decimal, "\(text)")
            last = (amount, decimal)
        }
    }

    @Test(
        "is no longer number, and nothing else",
        arguments: [
            "", "-", ".", ".5", "-.5", "1.2.3", "1e3", "+1", " 1", "1 ", "1,5", "--1", "1-", "x",
            "1234567890123456789", "0.1234567890123456789", "0000000000000000001",
        ])
    func others(text: String) { #expect(ShortAmount(text) == nil) }

    /// A number, often with as many digits as there may be.
    private func number(_ chance: inout SeededGenerator) -> String {
        func digits(_ least: Int) -> String {
            let count = [least, 2, 9, 18].randomElement(using: &chance) ?? 18
            return (0..<count).map { _ in
                String([0, 9, Int.random(in: 0...9, using: &chance)].randomElement(using: &chance) ?? 0)
            }.joined()
        }
        let sign = Bool.random(using: &chance) ? "-" : ""
        return sign + digits(1) + (Bool.random(using: &chance) ? "." + digits(1) : "")
    }
}

extension ShortAmount {
    fileprivate init?(_ text: String) {
        guard let amount = Array(text.utf8).withUnsafeBufferPointer({ ShortAmount($0) }) else { return nil }
        self = amount
    }
}
