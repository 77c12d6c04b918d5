import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsInteractor

@Suite("CardSurvey")
struct CardSurveyTests {
    @Test("Every page of a service is gathered, and none is asked for twice")
    func pages() async throws {
        let service = CardsServiceStub(.fixtures(250))
        #expect(try await Self.cards(of: service) == .fixtures(250))
        #expect(
            service.requests
                == (1...3).map { CardsServiceStub.Request($0, size: CardPageSelection.gatheringSize) })
    }

    @Test("A service that ignores the page number is asked no more than twice and doubles no rows")
    func ignoresPageNumber() async throws {
        let service = CardsServiceStub { _ in .success(.fixture(.fixtures(5), isLast: false, total: 99)) }
        #expect(try await Self.cards(of: service) == .fixtures(5))
        #expect(service.requests.count == 2)
    }

    @Test("A service that repeats a page whose ids were seen before is not asked forever")
    func repeatsNamesakes() async throws {
        let service = CardsServiceStub { request in
            let title = request.number == 1 ? "FIRST" : "SECOND"
            return .success(.fixture([.fixture(id: "a", title: title)], isLast: request.number > 20))
        }
        let cards = try await Self.cards(of: service)
        #expect(cards.map(\.title) == ["FIRST", "SECOND"])
        #expect(service.requests.count == 3)
    }

    @Test("Pages that overlap give each card once")
    func overlap() async throws {
        let cards = [PaymentCard].fixtures(6)
        let service = CardsServiceStub(pages: [
            .fixture(Array(cards[0..<4]), isLast: false), .fixture(Array(cards[2..<6]), isLast: false),
        ])
        #expect(try await Self.cards(of: service) == cards)
    }

    @Test("A service that says a page is the last is believed, whatever its total says")
    func contradictory() async throws {
        let service = CardsServiceStub(pages: [.fixture(.fixtures(2), isLast: true, total: 900)])
        #expect(try await Self.cards(of: service).count == 2)
        #expect(service.requests.count == 1)
    }

    @Test("A survey that is cancelled asks for no further part")
    func cancelled() async throws {
        let service = CardsServiceStub(.fixtures(1000))
        let survey = Task { () async throws -> Int in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Self.cards(of: service).count
        }
        await #expect(throws: CardsError.cancelled) { try await survey.value }
        #expect(service.requests.count == 1)
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
