import MoviesEntity
import MoviesPorts
import MoviesTestSupport
import TestSupport
import Testing
import Values

@Suite("What is asked about movies")
struct MovieQueryTests {
    @Test("A search is for what was typed without the space around it; spaces alone are none")
    func searches() {
        same(MovieQuery.searching("  metro polis\n"), .search("metro polis"))
        #expect(MovieQuery.searching(" \t\n") == nil)
        #expect(MovieQuery.searching("") == nil)
        same(MovieQuery.searching("%&\"'"), .search("%&\"'"))
        same(
            MovieQuery.searching(String(repeating: "🎬", count: 10_000)),
            .search(String(repeating: "🎬", count: 200)))
    }

    @Test("A page is cut out of all movies")
    func pages() {
        let movies = (1...41).map { Movie.fixture($0) }
        let pages = (1...4).map { MoviePage($0, of: movies) }
        same(pages.map(\.movies.count), [20, 20, 1, 0])
        same(pages.flatMap(\.movies), movies)
        #expect(pages.allSatisfy { $0.lastNumber == 3 && $0.total == 41 })
        same(MoviePage(1, of: []).lastNumber, 0)
    }

    @Test("What is known from before counts where the service can't be asked, and only there")
    func connections() {
        let fault = StoreFault(path: "/x", problem: .busy)
        let without: [MoviesError] = [
            .offline, .unreachable(host: "a", .refused), .unreachable(host: "a", .unknownHost),
        ]
        let others: [MoviesError] = [
            .unreachable(host: "a", .noAnswer), .unreachable(host: "a", .other("b")), .timeout,
            .offlineWithout(fault), .needsConnection(.sort), .cancelled,
            .refusedToken(message: nil),
            .tooManyRequests(retryAfter: nil), .server(status: 500, message: nil),
            .uselessAnswer(host: "a", .broken), .insecure(host: "a", reason: "b"), .unknownMovie(1),
            .noSuchPlace(9, last: 1), .noSuchPage(last: 500),
        ]
        #expect(without.allSatisfy { $0.isWithoutConnection })
        #expect(!others.contains { $0.isWithoutConnection })
    }

    @Test("Who knows a movie knows in which language a trailer of it may be")
    func subjects() {
        same(MovieSubject(.fixture(7, language: "de")), .id(7, language: "de"))
    }
}
