import Foundation
import MoviesEntity
import MoviesPorts
import MoviesTestSupport
import TestSupport
import Testing
import Values

@testable import MoviesSample

@Suite("The movies that are built in")
struct SampleMoviesTests {
    private let days = DayClock.at("2026-11-20")
    private var service: SampleMovies { SampleMovies(language: "en", days: days) }

    private func all(
        _ query: MovieQuery = .popular, language: String = "en"
    ) async throws -> [Movie] {
        let service = SampleMovies(language: language, days: days)
        var movies: [Movie] = []
        for page in 1...3 { movies += try await service.page(MovieRequest(query, page: page)).movies }
        return movies
    }

    @Test("are known without waiting, unless one is to see how waiting or a failure looks")
    func known() async throws {
        let request = MovieRequest(.search("metro"))
        same(service.known(request), try await service.page(request))
        #expect(SampleMovies(language: "en", failure: .timeout).known(request) == nil)
        #expect(SampleMovies(language: "en", delay: {}).known(request) == nil)
    }

    @Test("have typographic apostrophes in Ukrainian")
    func apostrophes() async throws {
        let movies = try await all(language: "uk")
        #expect(movies.contains { $0.title.contains("’") })
        let ukrainian = SampleMovies(language: "uk")
        for movie in movies {
            let overview = try await ukrainian.details(of: movie.id, language: nil).overview ?? ""
            #expect(
                !overview.contains("'")
                    && (!movie.title.contains("'") || movie.title.utf8.allSatisfy { $0 < 0x80 }))
        }
    }

    @Test("are described in English in a language that the sample doesn't have, as they are named")
    func otherLanguage() async throws {
        let (german, english) = (SampleMovies(language: "de"), SampleMovies(language: "en"))
        for movie in try await all(language: "de") {
            let overview = try await german.details(of: movie.id, language: nil).overview
            same(overview, try await english.details(of: movie.id, language: nil).overview)
        }
    }

    @Test("are 41, on pages of 20, 20 and 1, the most popular ones first")
    func pages() async throws {
        var pages: [MoviePage] = []
        for page in 1...3 { pages.append(try await service.page(MovieRequest(.popular, page: page))) }
        same(pages.map(\.movies.count), [20, 20, 1])
        #expect(pages.allSatisfy { $0.lastNumber == 3 && $0.total == 41 && $0.asOf == nil })
        let movies = pages.flatMap(\.movies)
        same(movies.first?.title, "Metropolis")
        same(Set(movies.map(\.id)).count, 41)
        same(movies.map(\.popularity), movies.map(\.popularity).sorted(by: >))
    }

    @Test("have everything that can be missing missing once, and everything that is hard to show")
    func gaps() async throws {
        let movies = try await all()
        #expect(movies.contains { $0.poster == nil })
        #expect(movies.contains { $0.released == nil })
        #expect(movies.contains { $0.genres.isEmpty })
        #expect(movies.contains { $0.rating == nil })
        #expect(movies.contains { $0.rating?.isTelling == false })
        same(movies.count { $0.title == "The Golem" }, 2)
        #expect(movies.contains { $0.title.count == 90 })
        #expect(movies.count { !$0.title.utf8.allSatisfy { $0 < 0x80 } && !$0.title.contains("ä") } >= 3)
        let feed = SampleFeed.builtIn()
        let details = movies.compactMap { feed.details(of: $0.id, in: "en") }
        same(details.count, 41)
        #expect(details.contains { $0.overview == nil })
        #expect(details.contains { $0.trailer == nil } && details.contains { $0.trailer != nil })
        #expect(details.allSatisfy { !$0.countries.isEmpty && $0.minutes != nil })
        #expect(feed.movies.contains { $0.overview["en"] != nil && $0.overview["uk"] == nil })
        #expect(feed.movies.allSatisfy { $0.title["en"] != nil })
        let known = (Set(feed.genres.map(\.id)), Set(feed.countries.map(\.code)))
        #expect(feed.movies.allSatisfy { known.0.isSuperset(of: $0.genres) })
        #expect(feed.movies.allSatisfy { known.1.isSuperset(of: $0.countries) })
    }

    @Test("speak Ukrainian where they can")
    func ukrainian() async throws {
        let movies = try await all(language: "uk")
        same(movies.first?.title, "Метрополіс")
        same(movies.first?.originalTitle, "Metropolis")
        same(movies.first?.genres.map(\.name), ["Драма", "Фантастика"])
        let details = try await SampleMovies(language: "uk").details(of: 1, language: nil)
        same(details.countries, ["Німеччина"])
        #expect(details.overview?.hasPrefix("Володарі") == true)
    }

    @Test("are searched, sorted and filtered as a service does it")
    func queries() async throws {
        try await same(all(.search("golem")).map(\.id).sorted(), [22, 23])
        #expect(try await all(.search("zebra")).isEmpty)
        let best = try await all(.list(sort: .bestRated, filter: MovieFilter()))
        #expect(best.first?.title == "The Kid" && best.allSatisfy { ($0.rating?.votes ?? 0) >= 200 })
        try await same(
            all(.list(sort: .newest, filter: MovieFilter())).first?.title, "Night of the Living Dead")
        let dramas = try await all(
            .list(sort: .bestRated, filter: MovieFilter(genres: [18], years: 1920...1929)))
        #expect(dramas.first?.title == "The Kid" && dramas.allSatisfy { $0.genres.map(\.id).contains(18) })
    }

    @Test("have details, and a trailer that is a search where such movies are")
    func details() async throws {
        let details = try await service.details(of: 1, language: nil)
        same(details.trailer?.address, "https://archive.org/search?query=Metropolis+1927")
        // Земля: an address of Latin letters can't search for it.
        #expect(try await service.details(of: 14, language: nil).trailer == nil)
        #expect(details.minutes == 153 && details.countries == ["Germany"])
        await #expect(throws: MoviesError.unknownMovie(99)) {
            try await service.details(of: 99, language: nil)
        }
    }

    @Test("have the genres that occur, and no others")
    func genres() async throws {
        let genres = try await service.genres().map(\.id)
        same(Set(genres), Set(SampleFeed.builtIn().movies.flatMap(\.genres)))
    }

    @Test("fail if they are to, after the delay; who stops waiting stops it")
    func failures() async {
        let failing = SampleMovies(language: "en", failure: .offline)
        await #expect(throws: MoviesError.offline) { try await failing.page(MovieRequest(.popular)) }
        await #expect(throws: MoviesError.offline) { try await failing.details(of: 1, language: nil) }
        await #expect(throws: MoviesError.offline) { try await failing.genres() }
        let stopped = SampleMovies(language: "en", delay: { throw CancellationError() })
        await #expect(throws: MoviesError.cancelled) { try await stopped.page(MovieRequest(.popular)) }
    }
}
