import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsInteractor

@Suite("CardCatalog")
struct CardCatalogTests {
    @Test("Every page of a service is gathered, and none is asked for twice")
    func pages() async throws {
        let service = CardsServiceStub(.fixtures(250))
        #expect(try await CardCatalog.all(of: service).cards == .fixtures(250))
        #expect(service.requests == (1...3).map { CardsServiceStub.Request($0, size: CardCatalog.batchSize) })
    }

    @Test("A service that ignores the page number is asked no more than twice and doubles no rows")
    func ignoresPageNumber() async throws {
        let service = CardsServiceStub { _ in .success(.fixture(.fixtures(5), isLast: false, total: 99)) }
        #expect(try await CardCatalog.all(of: service).cards == .fixtures(5))
        #expect(service.requests.count == 2)
    }

    @Test("A service that repeats a page whose ids were seen before is not asked for ever")
    func repeatsNamesakes() async throws {
        let service = CardsServiceStub { request in
            let title = request.number == 1 ? "FIRST" : "SECOND"
            return .success(.fixture([.fixture(id: "a", title: title)], isLast: request.number > 20))
        }
        let catalog = try await CardCatalog.all(of: service)
        #expect(catalog.cards.map(\.title) == ["FIRST", "SECOND"])
        #expect(service.requests.count == 3)
    }

    @Test("Pages that overlap give each card once")
    func overlap() async throws {
        let cards = [PaymentCard].fixtures(6)
        let service = CardsServiceStub(pages: [
            .fixture(Array(cards[0..<4]), isLast: false), .fixture(Array(cards[2..<6]), isLast: false),
        ])
        #expect(try await CardCatalog.all(of: service).cards == cards)
    }

    @Test("A service that says a page is the last is believed, whatever its total says")
    func contradictory() async throws {
        let service = CardsServiceStub(pages: [.fixture(.fixtures(2), isLast: true, total: 900)])
        #expect(try await CardCatalog.all(of: service).cards.count == 2)
        #expect(service.requests.count == 1)
    }

    @Test("Cards of different pages that share an id are numbered on")
    func namesakes() {
        var catalog = CardCatalog()
        for title in ["A", "B", "C"] {
            let isNew = catalog.add([.card(.fixture(id: "a", title: title))])
            #expect(isNew)
        }
        #expect(catalog.cards.map(\.id.occurrence) == [1, 2, 3])
        let isNew = catalog.add([.card(.fixture(id: "a", title: "B"))])
        #expect(!isNew)
    }

    @Test("Two equal cards of one feed are two cards")
    func twins() {
        var catalog = CardCatalog()
        _ = catalog.add(CardFeed.fixture([.fixture(), .fixture()]).entries)
        #expect(catalog.cards.map(\.id.occurrence) == [1, 2])
    }

    @Test("A number that is taken is never given again")
    func takenNumbers() {
        var catalog = CardCatalog()
        for (occurrence, title) in [(3, "A"), (1, "B"), (1, "C"), (3, "D")] {
            _ = catalog.add([.card(.fixture(id: "a", occurrence: occurrence, title: title))])
        }
        #expect(Set(catalog.cards.map(\.id)).count == 4)
    }

    @Test("A hundred thousand cards of one id, and as many unreadable ones, do not hang the program")
    func many() {
        var catalog = CardCatalog()
        _ = catalog.add((1...100_000).map { .card(.fixture(id: "a", occurrence: $0, due: nil, actions: [])) })
        _ = catalog.add((1...100_000).map { .unreadable(at: $0) })
        #expect(catalog.cards.count == 100_000)
        #expect(catalog.unreadable.count == 100_000)
        #expect(catalog.cards.last.map(catalog.name) == "a#100000")
    }

    @Test("An unreadable card is counted once, in order")
    func unreadable() {
        var catalog = CardCatalog()
        let news = [[.unreadable(at: 4), .card(.fixture()), .unreadable(at: 7)], [.unreadable(at: 4)]]
            .map { catalog.add($0) }
        #expect(news == [true, false])
        #expect(catalog.unreadable.map(\.index) == [4, 7])
    }
}
