import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsQuery
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsInteractor

@Suite("CardSurvey")
struct CardSurveyTests {
    @Test("Every batch of a service is read, and none is asked for twice")
    func pages() async throws {
        let service = CardsServiceStub(.fixtures(250))
        try await same(Self.cards(of: service), .fixtures(250))
        same(service.requests, (1...3).map { CardsServiceStub.Request($0, size: 100) })
    }

    @Test("Cards that came as one batch are not asked for again to name them")
    func again() async throws {
        let cards: [PaymentCard] = [.fixture(id: "a", number: "4221 XXXX XXXX 8776"), .fixture(id: "8776")]
        let service = CardsServiceStub(cards)
        var survey = CardSurvey(of: service)
        try await survey.look { _, _ in }
        let placed = cards.enumerated().map { PlacedCard(card: $1, place: $0) }
        try await same(survey.items(for: placed).map(\.name), ["a", "8776#1"])
        same(service.requests.count, 1)
    }

    @Test("Twenty thousand cards of one id, and as many unreadable ones, do not hang the program")
    func many() async throws {
        let entries =
            (1...20_000).map {
                CardFeed.Entry.card(.fixture(id: "a", occurrence: $0, due: nil, actions: []))
            } + (1...20_000).map { .unreadable(at: $0) }
        let service = CardsServiceStub(pages: [CardPage(entries: entries, isLast: true, total: 20_000)])
        for page in [CardPageSelection.page(1, size: .max), .all] {
            let listing = try await CardListInteractor(service: service)
                .cards(matching: CardQuery(page: page))
            same(listing.items.count, 20_000)
            same(listing.items.last?.name, "a#20000")
            same(listing.unreadable.cardCount, 20_000)
            same(listing.unreadable.count, 1000)
        }
    }

    @Test("A service that says a page is the last is believed, whatever its total says")
    func contradictory() async throws {
        let service = CardsServiceStub(pages: [.fixture(.fixtures(2), isLast: true, total: 900)])
        try await same(Self.cards(of: service).count, 2)
        same(service.requests.count, 1)
    }

    @Test("A survey that is cancelled asks for no further part")
    func cancelled() async throws {
        let service = CardsServiceStub(.fixtures(1000))
        let survey = Task { () async throws -> Int in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Self.cards(of: service).count
        }
        await #expect(throws: CardsError.cancelled) { try await survey.value }
        same(service.requests.count, 1)
    }

    private static func cards(of service: CardsServiceStub) async throws -> [PaymentCard] {
        var survey = CardSurvey(of: service)
        var cards: [PaymentCard] = []
        try await survey.look { glance, place in
            guard case .card(let card) = glance.entry, place == cards.count else { return }
            cards.append(card)
        }
        return cards
    }
}
