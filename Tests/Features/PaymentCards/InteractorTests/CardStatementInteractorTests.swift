import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("CardStatementInteractor")
struct CardStatementInteractorTests {
    private let service = CardsServiceStub([PaymentCard.fixture()])

    @Test("A card without a statement has none, and a failure is passed on")
    func none() async throws {
        let interactor = CardStatementInteractor(service: service)
        try await same(interactor.report(for: CardID(feedID: "1")), Dated(nil))
        service.answer(statement: .failure(.offline))
        await #expect(throws: CardsError.offline) { try await interactor.report(for: CardID(feedID: "1")) }
    }

    @Test("The month in which the last statement closed gives that, another one says which are known")
    func month() async throws {
        let interactor = CardStatementInteractor(service: service, days: .fixture("2026-11-20"))
        let (card, october) = (CardID(feedID: "1"), CalendarDate.day("2026-10-31"))
        try await same(interactor.report(for: card, in: .latest(10)), Dated(nil))
        service.answer(statement: .success(.fixture(from: "2026-10-01", to: "2026-10-31")))
        for month: CardMonth? in [nil, .latest(10), .monthsAgo(1), .of(.day("2026-10-02"))] {
            try await same(
                interactor.report(for: card, in: month).value?.statement.period.upperBound, october)
        }
        let days = try #require(october.month(after: 1))
        await #expect(throws: CardsError.noStatement(of: days, known: [october])) {
            try await interactor.report(for: card, in: .latest(11))
        }
    }

    @Test("Opening balance and transactions come to the closing balance, exactly")
    func balance() async throws {
        let tenth = try #require(Decimal(string: "0.1"))
        let sum = try #require(Decimal(string: "100.3"))
        let lines = (1...3).map { Transaction.fixture(id: "\($0)", amount: tenth) }
        let balanced = try await report(.fixture(lines, closing: sum))
        #expect(balanced.isBalanced)
        same(balanced.difference, 0)
        let cent = try #require(Decimal(string: "0.01"))
        let off = try await report(.fixture(lines, closing: sum - cent))
        #expect(!off.isBalanced)
        same(off.difference, -cent)
    }

    @Test(
        "A search finds what has every word in its text, its category or that category's name, in any case",
        arguments: [
            ("fuel", ["1", "3"]), ("ПАЛЬНЕ", ["1", "3"]), ("shell fuel", ["1"]), ("café", ["2"]),
            ("cafe", ["2"]),
            ("  ", ["1", "2", "3"]), ("fuel cafe", []), ("shell shell", ["1"]),
        ])
    func search(text: String, found: [String]) {
        let transactions = [
            Transaction.fixture(id: "1", text: "SHELL 24", category: .fuel),
            .fixture(id: "2", text: "CAFÉ", category: .dining),
            .fixture(id: "3", text: "BP", category: .fuel),
        ]
        let interactor = CardStatementInteractor(service: service)
        let hits = interactor.transactions(transactions, with: text) { $0 == .fuel ? "Пальне" : "Ресторани" }
        same(hits.map(\.id), found)
    }

    @Test("Spending is totalled by category, largest first; credits are separate")
    func categories() async throws {
        let report = try await report(
            .fixture([
                .fixture(category: .dining, amount: 30), .fixture(category: .groceries, amount: 20),
                .fixture(category: .payment, amount: -100), .fixture(category: .groceries, amount: 25),
                .fixture(category: .unknown("pets"), amount: 30), .fixture(category: .dining, amount: -5),
                .fixture(category: .refund, amount: 0),
            ]))
        same(
            report.spending,
            [
                total(.groceries, 45, 2), total(.dining, 30, 1), total(.unknown("pets"), 30, 1),
            ])
        same(report.credits, [total(.payment, 100, 1), total(.dining, 5, 1)])
        same(report.spent, 105)
        same(report.paidBack, 105)
    }

    @Test(
        "Every day of the period has a total, zero where nothing was spent, and together they are what was spent"
    )
    func days() async throws {
        let report = try await report(
            .fixture([
                .fixture(date: "2026-10-31", amount: 10), .fixture(date: "2026-10-31", amount: 5),
                .fixture(date: "2026-10-30", amount: -7), .fixture(date: "2026-09-01", amount: 1),
                .fixture(date: "2027-01-01", amount: 2),
            ]))
        same(report.days.map(\.date.text), ["2026-10-30", "2026-10-31", "2026-11-01"])
        same(report.days.map(\.amount), [1, 15, 2])
        same(report.days.reduce(0) { $0 + $1.amount }, report.spent)
    }

    @Test(
        "The minimum due is never more than what is owed",
        arguments: [(5, 100, 5, false), (100, 100, 100, false), (150, 100, 100, true), (5, -20, 0, true)]
            as [(Decimal, Decimal, Decimal, Bool)])
    func minimumDue(stated: Decimal, closing: Decimal, least: Decimal, asksTooMuch: Bool) async throws {
        let report = try await report(.fixture([], closing: closing, minimumDue: stated))
        same(report.minimumDue, least)
        same(report.asksTooMuch, asksTooMuch)
    }

    private func report(_ statement: Statement) async throws -> StatementReport {
        service.answer(statement: .success(statement))
        return try #require(
            try await CardStatementInteractor(service: service).report(for: statement.card).value)
    }

    private func total(
        _ category: SpendingCategory, _ amount: Decimal, _ count: Int
    ) -> StatementReport.CategoryTotal {
        StatementReport.CategoryTotal(category: category, amount: amount, count: count)
    }
}
