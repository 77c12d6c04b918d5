import Foundation
import MoviesEntity
import MoviesInteractor
import MoviesPorts
import MoviesTestSupport
import TestSupport
import Testing
import Values

@Suite("The rules of movies")
struct MovieInteractorTests {
    private let movies = (1...41).map { Movie.fixture($0) }

    @Test("A movie that comes twice on a page is there once")
    func twice() async throws {
        let service = MoviesDouble([.fixture(1), .fixture(2), .fixture(1, title: "again")])
        let page = try await MovieInteractor(service: service).page(MovieRequest(.popular))
        same(page.movies, [.fixture(1), .fixture(2)])
    }

    @Test("There are pages from 1 to 500, and no service is asked for others", arguments: [0, -1, 501, .max])
    func limits(number: Int) async {
        let service = MoviesDouble(movies)
        await #expect(throws: MoviesError.noSuchPage(last: 500)) {
            try await MovieInteractor(service: service).page(MovieRequest(.popular, page: number))
        }
        #expect(await service.requests.isEmpty)
    }

    @Test("A movie at a place is found on its page, and asked for in its language")
    func places() async throws {
        let service = MoviesDouble(movies)
        let interactor = MovieInteractor(service: service)
        try await same(interactor.details(of: .place(1)).movie.id, 1)
        try await same(interactor.details(of: .place(21)).movie.id, 21)
        await same(service.requests.map(\.page), [1, 2])
        await same(service.details, [.id(1, language: "en"), .id(21, language: "en")])
        try await same(interactor.details(of: .id(7, language: nil)).movie.id, 7)
    }

    @Test(
        "Beyond the last movie there is none", arguments: [(0, 10_000), (42, 41), (99, 41), (10_001, 10_000)])
    func noPlace(place: Int, last: Int) async {
        await #expect(throws: MoviesError.noSuchPlace(place, last: last)) {
            try await MovieInteractor(service: MoviesDouble(movies)).details(of: .place(place))
        }
    }

    @Test("Genres are those of the service")
    func genres() async throws {
        try await same(MovieInteractor(service: MoviesDouble()).genres().map(\.name), ["Drama"])
    }
}

@Suite("Movies without a connection")
struct OfflineMoviesTests {
    private let date = Date(timeIntervalSince1970: 1_000)

    private func offline(
        _ seen: [SeenMovie], _ failure: MoviesError = .offline
    ) -> MovieInteractor {
        MovieInteractor(service: MoviesDouble(failure: failure), seen: SeenDouble(seen))
    }

    private var seen: [SeenMovie] {
        (1...25).map { SeenMovie(.fixture($0, popularity: Double($0)), date: date - Double($0)) }
    }

    @Test(
        "are those that were loaded before, the most popular ones first, as of the newest",
        arguments: [
            MoviesError.offline, .unreachable(host: "a", .refused), .unreachable(host: "a", .unknownHost),
        ])
    func list(failure: MoviesError) async throws {
        let interactor = offline(seen, failure)
        let pages = [
            try await interactor.page(MovieRequest(.popular)),
            try await interactor.page(MovieRequest(.popular, page: 2)),
        ]
        same(pages.flatMap(\.movies).map(\.id), (1...25).reversed())
        #expect(pages.allSatisfy { $0.asOf == date - 1 && $0.lastNumber == 2 && $0.total == 25 })
    }

    @Test("come by title")
    func search() async throws {
        let page = try await offline(seen).page(MovieRequest(.search("movie 7")))
        #expect(page.movies.map(\.id) == [7] && page.asOf != nil)
        #expect(try await offline(seen).page(MovieRequest(.search("zebra"))).movies.isEmpty)
    }

    @Test("are there without waiting while they are searched through, if nobody can be asked")
    func known() async throws {
        let request = MovieRequest(.search("movie 7"))
        try await same(offline(seen).known(request, isOffline: true)?.movies.map(\.id), [7])
        #expect(try await offline(seen).known(request, isOffline: false) == nil)
        await #expect(throws: MoviesError.needsConnection(.sort)) {
            try await offline(seen).known(
                MovieRequest(.list(sort: .byTitle, filter: MovieFilter())), isOffline: true)
        }
        let service = MoviesDouble([.fixture(7), .fixture(8)])
        #expect(try await MovieInteractor(service: service).known(request, isOffline: true) == nil)
        await service.know()
        for isOffline in [true, false] {
            let page = try await MovieInteractor(service: service).known(request, isOffline: isOffline)
            #expect(page?.movies.map(\.id) == [7] && page?.asOf == nil)
        }
    }

    @Test("can't be sorted or filtered")
    func connected() async {
        await #expect(throws: MoviesError.needsConnection(.sort)) {
            try await offline(seen).page(MovieRequest(.list(sort: .byTitle, filter: MovieFilter())))
        }
        await #expect(throws: MoviesError.needsConnection(.filter)) {
            try await offline(seen).page(
                MovieRequest(.list(sort: .mostPopular, filter: MovieFilter(genres: [18]))))
        }
    }

    @Test("have no details")
    func details() async {
        await #expect(throws: MoviesError.offline) {
            try await offline(seen).details(of: .id(7, language: nil))
        }
    }

    @Test("are none if none were loaded, or none are kept")
    func none() async {
        for seen in [SeenDouble(), nil] {
            await #expect(throws: MoviesError.offline) {
                try await MovieInteractor(service: MoviesDouble(failure: .offline), seen: seen)
                    .page(MovieRequest(.popular))
            }
        }
    }

    @Test(
        "don't stand in for a service that answers with a failure, or slowly",
        arguments: [
            MoviesError.refusedToken(message: "no"), .timeout, .unreachable(host: "a", .noAnswer),
            .unreachable(host: "a", .other("b")),
        ])
    func failure(error: MoviesError) async {
        await #expect(throws: error) { try await offline(seen, error).page(MovieRequest(.popular)) }
    }

    @Test("tell in which language a trailer may be, where that can be had")
    func language() async throws {
        let service = MoviesDouble([.fixture(7)])
        let store = SeenDouble([SeenMovie(.fixture(7, language: "de"), date: date)])
        for (fault, seen, language) in [
            (nil, store, "de"), (StoreFault(path: "/x", problem: .busy), store, nil),
            (nil, SeenDouble(), nil),
        ] as [(StoreFault?, SeenDouble, String?)] {
            await seen.fail(with: fault)
            _ = try await MovieInteractor(service: service, seen: seen).details(of: .id(7, language: nil))
            await same(service.details.last, .id(7, language: language))
        }
    }

    @Test("are kept as they come, and what can't be kept is shown all the same, with the reason")
    func kept() async throws {
        let store = SeenDouble()
        let service = MoviesDouble([.fixture(1), .fixture(2)])
        let interactor = MovieInteractor(service: service, seen: store)
        #expect(try await interactor.page(MovieRequest(.popular)).unkept == nil)
        try await same(store.movies().map(\.movie.id), [1, 2])
        let fault = StoreFault(path: "/full", problem: .unwritable(reason: "No space left on device"))
        await store.fail(with: fault)
        let page = try await interactor.page(MovieRequest(.popular))
        #expect(page.unkept == fault && page.movies.count == 2)
        await service.fail(with: .offline)
        await #expect(throws: MoviesError.offlineWithout(fault)) {
            try await interactor.page(MovieRequest(.popular))
        }
    }
}
