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

    @Test("The summary says what was owed, spent, paid back and is owed now, and by when to pay")
    func facts() {
        same(
            sheet().facts.map { [$0.label, $0.value] },
            [
                ["Opening balance", "₹100.00"], ["Spent", "₹50.00"], ["Paid back", "₹120.00"],
                ["Closing balance", "₹30.00"], ["Minimum due", "₹5.00"], ["Due date", "15 Nov 2026"],
            ])
        same(
            sheet(.ukrainian).facts.map { [$0.label, $0.value] },
            [
                ["На початок", "₹100.00"], ["Витрачено", "₹50.00"], ["Зараховано", "₹120.00"],
                ["На кінець", "₹30.00"], ["Мінімальний платіж", "₹5.00"],
                ["Сплатити до", "15 лист. 2026 р."],
            ])
        same(sheet().facts.filter(\.isMain).map(\.label), ["Closing balance"])
    }

    @Test("The period has its year once, or both where it spans two")
    func period() {
        same(factory().period, "30 Oct – 1 Nov 2026")
        same(factory().spokenPeriod, "from 30 October to 1 November 2026")
        same(factory(.ukrainian).period, "30 жовт. – 1 лист. 2026 р.")
        same(factory(.ukrainian).spokenPeriod, "з 30 жовтня до 1 листопада 2026 року")
        let newYear = StatementReport.fixture(.fixture(from: "2026-12-31", to: "2027-01-01", []))
        same(factory(of: newYear).period, "31 Dec 2026 – 1 Jan 2027")
    }

    @Test("Bars and days are shares of the largest, which is named")
    func charts() {
        same(sheet().categories.bars.map(\.share), [1, 0.25])
        same(sheet().categories.bars.map(\.label), ["Groceries", "Dining"])
        same(sheet().days.shares, [0, 1, 0.25])
        same(sheet().days.peak, "Most on 31 October 2026: ₹40.00")
        let even = StatementReport.fixture(.fixture([]), spent: 80, spending: [], days: [0, 40, 40])
        same(sheet(of: even).days.peak, "Most on 31 October 2026: ₹40.00", "the first of several")
        same(sheet(.ukrainian).days.peak, "Найбільше — 31 жовтня 2026 р.: ₹40.00")
    }

    @Test("Where nothing was spent no day is the highest")
    func noSpending() {
        let quiet = StatementReport.fixture(.fixture([]), spent: 0, spending: [], days: [0, 0, 0])
        let sheet = self.sheet(of: quiet)
        #expect(sheet.days.peak == nil)
        same(sheet.days.shares, [0, 0, 0])
        #expect(sheet.categories.bars.isEmpty)
    }

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

    @Test("A transaction that came back has a minus and says so; one outside the period has its year")
    func lines() {
        let lines = sheet().lines
        same(lines.map(\.amount), ["₹40.00", "₹10.00", "-₹120.00"])
        same(lines.map(\.isCredit), [false, false, true])
        same(lines.map(\.date), ["31 Oct", "1 Nov", "30 Dec 2025"])
        same(lines.last?.spoken, "30 December 2025, THANK YOU, Payment, paid back ₹120.00.")
        same(
            sheet(.ukrainian).lines.first?.spoken,
            "31 жовтня 2026 р., CORNER SHOP, Продукти, витрачено ₹40.00.")
    }

    @Test("Hidden, no amount and no shape of a chart is left")
    func privacy() {
        let hidden = sheet(isPrivate: true)
        #expect(hidden.facts.dropLast().allSatisfy { $0.value == "•••••" })
        #expect(hidden.categories.bars.allSatisfy { $0.share == 0 && $0.amount == "•••••" })
        same(hidden.days.shares, [0, 0, 0])
        #expect(hidden.days.peak == nil)
        same(hidden.lines.map(\.amount), ["•••••", "•••••", "-•••••"])
        #expect(!hidden.lines.map(\.spoken).joined().contains("₹"))
    }

    @Test("What does not add up is named, each thing in a sentence", arguments: Language.allCases)
    func warnings(language: Language) {
        let odd = StatementReport.fixture(.fixture([], minimumDue: 900), minimumDue: 150, difference: 2)
        let warnings = sheet(language, of: odd).warnings
        same(warnings.count, 2)
        #expect(warnings.first?.contains("₹2.00") == true)
        #expect(warnings.last?.contains("₹900.00") == true)
        #expect(sheet(language).warnings.isEmpty)
    }

    @Test("The data holds codes, exact amounts and dates of ISO 8601")
    func record() {
        let record = StatementRecord(report)
        same([record.from, record.to, record.dueDate], ["2026-10-30", "2026-11-01", "2026-11-15"])
        same(record.currency, "INR")
        same(record.amounts.closing, 30)
        same(record.spending.map(\.code), ["groceries", "dining"])
        same(record.days.map(\.date), ["2026-10-30", "2026-10-31", "2026-11-01"])
        same(
            record.transactions.last,
            StatementRecord.Transaction(
                id: "3", date: "2025-12-30", text: "THANK YOU", category: "payment", amount: -120,
                currency: "INR"))
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
