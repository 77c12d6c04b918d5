import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("CardDuesInteractor")
struct CardDuesInteractorTests {
    private let days = DayClock.fixture("2026-11-22")

    /// Cards with dues in every state, named by their states.
    private let cards: [PaymentCard] = [
        card("later", "due in 30 days"), card("paid", "fully_paid"), card("someday", "awaiting statement"),
        card("today", "due today"), card("overdue", "overdue"), card("old", "overdue by 9 days"),
        PaymentCard.fixture(id: "none", due: nil), card("soon", "due in 7 days"),
        card("dated", "due in 99 days", "2026-11-20"), card("credit", "due today", amount: -5),
        card("also today", "due today"),
    ]

    private static func card(
        _ id: String, occurrence: Int = 1, _ state: String, _ date: String? = nil, amount: Int = 10,
        dueID: String = "1"
    ) -> PaymentCard {
        .fixture(
            id: id, occurrence: occurrence, title: id,
            due: .fixture(
                id: dueID, amount: Decimal(amount), state: state, date: date.flatMap { CalendarDate($0) }))
    }

    private func names(
        _ query: CardDuesQuery, of service: any CardsService
    ) async throws(CardsError) -> [String] {
        try await CardDuesInteractor(service: service, days: days).dues(query).items.map(\.name)
    }

    @Test(
        "Everything due is found on all pages: overdue first, the oldest first of all, in feed order for a day"
    )
    func everything() async throws {
        let service = CardsServiceStub(cards)
        try await same(
            names(CardDuesQuery(), of: service),
            ["overdue", "old", "dated", "today", "also today", "soon", "later", "someday"])
        let many = (0..<250).map { Self.card("\($0)", "due in \($0) days") }
        try await same(names(CardDuesQuery(), of: CardsServiceStub(many.reversed())), many.map(\.title))
    }

    @Test("Named cards come in the order of their names, each once, whether or not something is due")
    func named() async throws {
        let interactor = CardDuesInteractor(service: CardsServiceStub(cards), days: days)
        let dues = try await interactor.dues(CardDuesQuery(names: ["today", "@8", "none", "@4", "today"]))
        same(dues.items.map(\.name), ["today", "soon", "none"])
        same(dues.repeated.map(\.name), ["today"])
        await #expect(throws: CardsError.self) {
            try await interactor.dues(CardDuesQuery(names: ["today", "nobody"]))
        }
    }

    @Test(
        "Within some days there is only what is known to be due then, and what is overdue; the unknown are counted"
    )
    func within() async throws {
        let interactor = CardDuesInteractor(service: CardsServiceStub(cards), days: days)
        let dues = try await interactor.dues(CardDuesQuery(days: 7))
        same(dues.items.map(\.name), ["overdue", "old", "dated", "today", "also today", "soon"])
        same(dues.undatedCount, 1)
        same(dues.today, CalendarDate("2026-11-22"))
        same(dues.sums.map(\.total.amount), [60])
        same(dues.sums.map(\.overdue.amount), [30])
        try await same(interactor.dues(CardDuesQuery()).undatedCount, 0)
    }

    @Test("Cards that share an id are named apart")
    func twins() async throws {
        let twins = [Self.card("7", "due today"), Self.card("7", occurrence: 2, "due in 2 days", dueID: "2")]
        try await same(names(CardDuesQuery(), of: CardsServiceStub(twins)), ["7#1", "7#2"])
    }

    @Test("More than the limit is an error, and a failure is passed on")
    func failures() async throws {
        try await same(names(CardDuesQuery(limit: 8), of: CardsServiceStub(cards)).count, 8)
        await #expect(throws: CardsError.tooManyCards(limit: 7)) {
            try await names(CardDuesQuery(limit: 7), of: CardsServiceStub(cards))
        }
        await #expect(throws: CardsError.offline) {
            try await names(CardDuesQuery(), of: CardsServiceStub(failure: .offline))
        }
    }

    @Test("All cards are read at one moment")
    func moment() async throws {
        let service = CardsServiceStub(cards)
        service.answer(moment: CardsServiceStub([Self.card("1", "due today")]))
        try await same(names(CardDuesQuery(), of: service), ["1"])
        same(service.requestCount, 0)
    }
}
