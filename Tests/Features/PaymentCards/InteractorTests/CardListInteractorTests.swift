import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsInteractor

@Suite("CardListInteractor")
struct CardListInteractorTests {
    @Test(
        "A plain page is cut from all cards, which are asked for once",
        arguments: [
            (1, 2, ["1", "2"], true), (2, 2, ["3", "4"], true), (3, 2, ["5"], false), (4, 2, [], false),
            (1, 5, ["1", "2", "3", "4", "5"], false),
        ])
    func plainPage(number: Int, size: Int, ids: [String], hasNext: Bool) async throws {
        let service = CardsServiceStub(.fixtures(5))
        let listing = try await CardListInteractor(service: service)
            .cards(matching: CardQuery(page: .page(number, size: size)))
        same(listing.items.map(\.card.id.feedID), ids)
        same(listing.page, number)
        same(listing.pageCount, size == 2 ? 3 : 1)
        same(listing.total, 5)
        same(listing.hasNextPage, hasNext)
        same(service.requestCount, 1)
    }

    @Test(
        "A page of what was found is cut from all of it",
        arguments: [
            (1, 2, ["5", "4"], 3, true), (3, 2, ["1"], 3, false), (9, 2, [], 3, false),
            (1, 9, ["5", "4", "3", "2", "1"], 1, false), (.max, .max, [], 1, false),
        ])
    func selectivePage(number: Int, size: Int, ids: [String], count: Int, hasNext: Bool) async throws {
        let listing = try await listing(
            CardQuery(sort: [CardSort(.title, isDescending: true)], page: .page(number, size: size)))
        same(listing.items.map(\.card.id.feedID), ids)
        same(listing.pageCount, count)
        same(listing.total, 5)
        same(listing.hasNextPage, hasNext)
    }

    @Test(
        "A page that no list has is empty and traps nothing",
        arguments: [(0, 5), (-1, 5), (.min, 5), (1, 0), (2, -1), (1, .min), (.min, .min), (.max, .max)])
    func impossiblePage(number: Int, size: Int) async throws {
        for search in ["", "card"] {
            let service = CardsServiceStub(.fixtures(5))
            let listing = try await CardListInteractor(service: service)
                .cards(matching: CardQuery(search: search, page: .page(number, size: size)))
            #expect(listing.items.isEmpty)
            #expect(!listing.hasNextPage)
        }
        #expect(try await listing(CardQuery(search: "card", page: .page(number, size: size))).items.isEmpty)
    }

    @Test("Every card has its place in the whole list, which is what @3 names, on any page and in any order")
    func places() async throws {
        for query in [
            CardQuery(page: .page(2, size: 2)), CardQuery(page: .all), CardQuery(search: "card 4"),
            CardQuery(sort: [CardSort(.title, isDescending: true)], page: .page(2, size: 2)),
        ] {
            let service = CardsServiceStub(.fixtures(5))
            let items = try await CardListInteractor(service: service).cards(matching: query).items
            #expect(!items.isEmpty)
            for item in items {
                let name = "@\((item.place ?? -1) + 1)"
                let named = try await CardListInteractor(service: service)
                    .cards(matching: CardQuery(page: .all, name: name))
                same(named.items.map(\.card), [item.card])
            }
        }
    }

    @Test("All cards are one page")
    func all() async throws {
        let listing = try await listing(CardQuery(page: .all))
        same(listing.items.map(\.card), .fixtures(5))
        same(listing.total, 5)
        same(listing.pageCount, 1)
    }

    @Test("Unreadable cards are passed on, on a page, in a search and beside a named card")
    func unreadable() async throws {
        let entries: [CardFeed.Entry] = [.card(.fixture(id: "1")), .unreadable(at: 1)]
        let service = CardsServiceStub(.success(.fixture(entries)))
        for query in [CardQuery(), CardQuery(search: "zebra"), CardQuery(name: "1")] {
            let listing = try await CardListInteractor(service: service).cards(matching: query)
            same(listing.unreadable.map(\.index), [1])
        }
    }

    @Test(
        "What goes wrong with the service passes through",
        arguments: [CardsError.offline, .server(status: 500)])
    func errors(error: CardsError) async {
        let interactor = CardListInteractor(service: CardsServiceStub(failure: error))
        for query in [CardQuery(), CardQuery(page: .all), CardQuery(name: "1")] {
            await #expect(throws: error) { try await interactor.cards(matching: query) }
        }
    }

    @Test(
        "Cancelling reaches the service",
        arguments: [CardQuery(), CardQuery(page: .all), CardQuery(name: "1")])
    func cancellation(query: CardQuery) async {
        let service = CardsServiceStub(.fixtures(1), isHeld: true)
        let task = Task { try await CardListInteractor(service: service).cards(matching: query) }
        await service.untilAsked()
        task.cancel()
        await #expect(throws: CardsError.cancelled) { try await task.value }
        same(service.requestCount, 1)
    }

    @Test("Twenty thousand cards of one id, and as many unreadable ones, do not hang the program")
    func many() async throws {
        let entries =
            (1...20_000).map {
                CardFeed.Entry.card(.fixture(id: "a", occurrence: $0, due: nil, actions: []))
            } + (1...20_000).map { .unreadable(at: $0) }
        let service = CardsServiceStub(.success(.fixture(entries)))
        for page in [CardPageSelection.page(1, size: .max), .all] {
            let listing = try await CardListInteractor(service: service).cards(
                matching: CardQuery(page: page))
            same(listing.items.count, 20_000)
            same(listing.items.last?.name, "a#20000")
            same(listing.unreadable.cardCount, 20_000)
            same(listing.unreadable.count, 1000)
        }
    }

    private func listing(_ query: CardQuery) async throws -> CardListing {
        try await CardListInteractor(service: CardsServiceStub(.fixtures(5))).cards(matching: query)
    }
}
