import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@Suite("StatementSheetFactory")
struct StatementSheetFactoryTests {
    private let report = StatementReport.fixture(
        .fixture([
            .fixture(date: "2026-10-31", amount: 40),
            .fixture(date: "2026-11-01", category: .dining, amount: 10),
            .fixture(id: "3", date: "2025-12-30", text: "THANK YOU", category: .payment, amount: -120),
        ]),
        spent: 50, paidBack: 120,
        spending: [
            StatementReport.CategoryTotal(category: .groceries, amount: 40, count: 1),
            StatementReport.CategoryTotal(category: .dining, amount: 10, count: 1),
        ], days: [0, 40, 10])

    @Test("More categories than a chart can hold become one, with what they come to")
    func manyCategories() {
        let totals = (1...20).reversed().map {
            StatementReport.CategoryTotal(category: .unknown("c\($0)"), amount: Decimal($0), count: 1)
        }
        let many = StatementReport.fixture(spending: Array(totals))
        let bars = self.sheet(of: many).categories.bars
        same(bars.count, 12)
        same(bars.last?.label, "9 more categories")
        same(bars.last?.amount, "₹45.00")
        same(bars.last?.share, 1)
        #expect(abs((bars.first?.share ?? 0) - 20.0 / 45) < 1e-9)
    }

    @Test("Every category has a word in every language, and an unknown one its own")
    func names() {
        for category in SpendingCategory.known {
            #expect(category.name(in: .english) != category.name(in: .ukrainian))
        }
        same(SpendingCategory.unknown("pets").name(in: .ukrainian), "pets")
        same(SpendingCategory.unknown("").name(in: .ukrainian), "Інше")
    }

    @Test("Only the transactions asked for are in words, and the columns are as wide as for all")
    func window() {
        let all = sheet()
        let part = sheet(lines: 1..<2)
        same(part.lines, [all.lines[1]])
        #expect(part.firstLine == 1 && part.lineCount == 3)
        same(part.widest, all.widest)
        same(all.widest.dates, ["30 Dec 2025"])
        same(all.widest.categoryNames, ["Groceries"])
        same(Set(all.widest.amounts), ["₹40.00", "-₹120.00"])
        same(Set(sheet(isPrivate: true).widest.amounts), ["•••••", "-•••••"])
    }

    @Test("No text of a column is wider than the widest, whatever the transactions are")
    func widest() {
        var random = SeededGenerator(seed: 4)
        let transactions = (0..<300).map { index in
            Transaction.fixture(
                id: String(index), date: "2026-\(Int.random(in: 10...12, using: &random))-0\(index % 9 + 1)",
                category: index % 7 == 0 ? .unknown(String(repeating: "餐", count: index % 5)) : .dining,
                amount: Decimal(
                    sign: .plus, exponent: -Int.random(in: 0...3, using: &random),
                    significand: Decimal(Int.random(in: -999_999...999_999, using: &random))))
        }
        for language in Language.allCases {
            let sheet = sheet(language, of: .fixture(.fixture(transactions)))
            let (lines, widest) = (sheet.lines, sheet.widest)
            same(lines.map(\.date.count).max(), widest.dates.map(\.count).max())
            same(lines.map(\.amount.count).max(), widest.amounts.map(\.count).max())
            #expect(widest.amounts.count <= 20)
        }
    }

    private func sheet(
        _ language: Language = .english, of other: StatementReport? = nil, lines: Range<Int>? = nil,
        isPrivate: Bool = false
    ) -> StatementSheet {
        factory(language, of: other, isPrivate: isPrivate)
            .sheet(lines: lines ?? (other ?? report).statement.transactions.indices)
    }

    private func factory(
        _ language: Language = .english, of other: StatementReport? = nil, isPrivate: Bool = false
    ) -> StatementSheetFactory {
        StatementSheetFactory(
            outline: StatementOutline(other ?? report, language: language),
            voice: CardVoice(Voice(language)).hiding(isPrivate, on: nil)
        )
    }
}
