import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsInteractor

@Suite("CardSpendingInteractor")
struct CardSpendingInteractorTests {
    /// A service whose cards' statements differ.
    private struct Statements: CardsService {
        let cards: CardsServiceStub
        let statements: [String: Result<Statement?, CardsError>]

        func wallet() async throws(CardsError) -> Wallet { try await cards.wallet() }
        func statement(of card: CardID) async throws(CardsError) -> Statement? {
            try (statements["\(card.feedID)#\(card.occurrence)"] ?? .success(nil)).get()
        }
        func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] { [] }
        func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt { throw .unsupported }
        func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment {
            throw .unsupported
        }
        func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }
        func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }
    }

    private static func statement(
        _ currency: String, _ month: Int, _ lines: [(String, SpendingCategory, Decimal)]
    ) throws -> Statement {
        let (first, last) = (
            try #require(CalendarDate(year: 2026, month: month, day: 1)),
            try #require(CalendarDate(year: 2026, month: month, day: 28))
        )
        let nothing = Money(amount: 0, currency: Currency(text: currency))
        return Statement(
            card: CardID(feedID: "1"), period: first...last, opening: nothing,
            transactions: lines.map {
                Transaction(id: "", date: first, text: $0.0, category: $0.1, amount: $0.2)
            }, closing: nothing, minimumDue: nothing, dueDate: last)
    }

    private func spending(
        _ query: CardSpendingQuery = CardSpendingQuery()
    ) async throws -> CardSpending {
        let service = Statements(
            cards: CardsServiceStub([
                .fixture(id: "1", title: "A"), .fixture(id: "2", title: "B"),
                .fixture(id: "2", occurrence: 2, number: "4332 XXXX XXXX 6564"),
                .fixture(id: "3"), .fixture(id: "4", title: "BROKEN"),
                .fixture(id: "5", actions: [.viewDetails]),
            ]),
            statements: [
                "1#1": .success(
                    try Self.statement(
                        "₹", 9,
                        [("Big  Bazaar", .groceries, 10), ("Fuel", .fuel, 4), ("Thanks", .payment, -50)])),
                "2#1": .success(try Self.statement("INR", 10, [("BIG BAZAAR", .groceries, 2.5)])),
                "2#2": .success(try Self.statement("USD", 10, [("Air, Inc; Ltd", .travel, 7)])),
                "4#1": .failure(.timeout), "5#1": .failure(.offline),
            ])
        return try await CardSpendingInteractor(
            service: service, days: DayClock(timeZone: .gmt) { Date(timeIntervalSince1970: 1_795_300_000) }
        ).spending(query)
    }

    @Test("What was spent is summed up for each currency, largest first; what was paid back doesn't count")
    func categories() async throws {
        let spending = try await spending()
        same(spending.parts.map(\.currency.identity), ["INR", "USD"])
        #expect(spending.parts.map(\.total) == [16.5, 7] && spending.parts.map(\.statementCount) == [2, 1])
        same(spending.parts[0].groups.map(\.key), [.category(.groceries), .category(.fuel)])
        same(spending.parts[0].groups.map(\.amount), [12.5, 4])
        same(spending.parts[0].groups.map(\.count), [2, 1])
        same(spending.parts[0].period.lowerBound.text, "2026-09-01")
        same(spending.parts[0].period.upperBound.text, "2026-10-28")
    }

    @Test("Refunds count against what was spent; neither a payment nor one that came back is spending")
    func refunds() async throws {
        let lines: [(String, SpendingCategory, Decimal)] = [
            ("Shoes", .shopping, 40), ("Shoes", .shopping, -15), ("Returned", .refund, -9.5),
            ("Thanks", .payment, -100), ("Payment returned", .payment, 100), ("Late fee", .fees, 5),
        ]
        let service = Statements(
            cards: CardsServiceStub([.fixture(id: "1")]),
            statements: ["1#1": .success(try Self.statement("INR", 9, lines))])
        func part(_ query: CardSpendingQuery = CardSpendingQuery()) async throws -> CardSpending.Part? {
            try await CardSpendingInteractor(service: service, days: .fixture).spending(query).parts.first
        }
        let all = try #require(try await part())
        same(all.groups.map(\.key), [.category(.shopping), .category(.fees), .category(.refund)])
        same(all.groups.map(\.amount), [25, 5, -9.5])
        #expect(all.total == 20.5 && all.groups.map(\.count) == [2, 1, 1])
        try await same(part(CardSpendingQuery(by: .merchant, category: "shopping"))?.total, 25)
    }

    @Test("A merchant is the same in capital letters; a card is told from others of its id")
    func others() async throws {
        let merchants = try await spending(CardSpendingQuery(by: .merchant)).parts
        same(merchants[0].groups.map(\.key), [.merchant("Big Bazaar"), .merchant("Fuel")])
        let cards = try await spending(CardSpendingQuery(by: .card)).parts
        same(cards.map { $0.groups.map { $0.item?.name } }, [["1", "2#1"], ["2#2"]])
        same(cards[0].groups.map(\.amount), [14, 2.5])
    }

    @Test("Cards without a statement are counted, and those whose statement can't be had are named")
    func gaps() async throws {
        let all = try await spending()
        same(all.missingCount, 2)
        #expect(all.gaps.map(\.item.card.title) == ["BROKEN"] && all.gaps.map(\.error) == [.timeout])
        try await same(spending(CardSpendingQuery(card: "2#2")).parts.map(\.total), [7])
        await #expect(throws: CardsError.timeout) { try await spending(CardSpendingQuery(card: "4")) }
        await #expect(throws: CardsError.self) { try await spending(CardSpendingQuery(card: "none")) }
    }

    @Test("A category, a merchant and a month narrow the spending, whatever their case")
    func narrow() async throws {
        let fuel = try await spending(CardSpendingQuery(category: "FUEL")).parts
        same(fuel.first?.groups.map(\.amount), [4])
        let bazaar = try await spending(CardSpendingQuery(by: .merchant, merchant: "bazaar big")).parts
        same(bazaar.map(\.total), [12.5, 0])
        let october = try #require(CalendarDate("2026-10-17"))
        let month = try await spending(CardSpendingQuery(month: .of(october)))
        #expect(month.parts.map(\.total) == [2.5, 7] && month.parts.map(\.statementCount) == [1, 1])
        same(month.parts[0].period.lowerBound.text, "2026-10-01")
        same(month.month?.upperBound.text, "2026-10-31")
        same(month.covered?.lowerBound.text, "2026-09-01")
    }

    @Test("Months are counted from the current one; where no statement reaches, nothing was spent")
    func countedMonths() async throws {
        let last = try await spending(CardSpendingQuery(month: .monthsAgo(1)))
        #expect(last.parts.map(\.total) == [2.5, 7] && last.month?.lowerBound.text == "2026-10-01")
        let current = try await spending(CardSpendingQuery(month: .monthsAgo(0)))
        #expect(current.parts.isEmpty && current.covered != nil)
    }

    @Test("A card that is listed twice is two cards, each with its statement")
    func listedTwice() async throws {
        let twice = [
            PaymentCard.fixture(id: "1"), .fixture(id: "2", number: "4332 XXXX XXXX 6564"),
            .fixture(id: "1", occurrence: 2),
        ]
        let fuel = Result<Statement?, CardsError>.success(try Self.statement("INR", 9, [("Fuel", .fuel, 4)]))
        let service = Statements(
            cards: CardsServiceStub(twice), statements: ["1#1": fuel, "1#2": fuel, "2#1": fuel])
        let spending = try await CardSpendingInteractor(service: service, days: .fixture)
            .spending(CardSpendingQuery())
        #expect(spending.parts.map(\.total) == [12] && spending.missingCount == 0)
    }

    @Test("The card that was asked for is told")
    func oneCard() async throws {
        try await same(spending(CardSpendingQuery(card: "2#2")).card?.name, "2#2")
        #expect(try await spending().card == nil)
    }
}
