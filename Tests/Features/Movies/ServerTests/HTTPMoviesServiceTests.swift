import Foundation
import HTTPServerSupport
import MoviesEntity
import MoviesPorts
import MoviesTestSupport
import Networking
import Synchronization
import SystemTestSupport
import TestSupport
import Testing
import Values

@testable import MoviesServer

@Suite("Movies over HTTP", .takesTurns, .endsIfItHangs)
struct HTTPMoviesServiceTests {
    @Test("are read with all that they have, and genres that are unknown are left out")
    func movies() async throws {
        let server = try MovieServer()
        let page = try await server.service().page(MovieRequest(.popular))
        #expect(page.movies.count == 20 && page.number == 1 && page.lastNumber == 3 && page.total == 20)
        same(
            page.movies.first,
            Movie(
                id: 1, title: "Movie 1", originalTitle: "Original 1", originalLanguage: "de",
                genres: [Genre(id: 18, name: "Drama"), Genre(id: 878, name: "Science Fiction")],
                released: .day("1927-02-06"), rating: Rating(average: 8.1, votes: 2900), popularity: 21.5,
                poster: Poster(base: "https://image.tmdb.org/t/p/", path: "/p1.jpg")))
    }

    @Test("are asked for with the token in the header, and in the language of the interface")
    func requests() async throws {
        let server = try MovieServer()
        _ = try await server.service(language: "uk").page(MovieRequest(.popular, page: 2))
        let requests = server.http.record.requests
        same(requests.count, 3)
        #expect(requests.allSatisfy { $0.headers["authorization"] == "Bearer tok-5up3r-s3cret" })
        #expect(requests.allSatisfy { $0.parameters["language"] == "uk" && !$0.query.contains("s3cret") })
        same(
            server.requests("/discover/movie").map(\.parameters),
            [
                ["sort_by": "popularity.desc", "page": "2", "language": "uk"]
            ])
    }

    @Test(
        "are sorted and filtered by the server",
        arguments: [
            (MovieSort.bestRated, MovieFilter(), ["sort_by": "vote_average.desc", "vote_count.gte": "200"]),
            (
                .newest, MovieFilter(),
                ["sort_by": "primary_release_date.desc", "primary_release_date.lte": "2026-11-20"]
            ),
            (.byTitle, MovieFilter(genres: [878, 18]), ["sort_by": "title.asc", "with_genres": "18,878"]),
            (
                .mostPopular, MovieFilter(years: 1927...1927, leastRating: 7.5),
                ["sort_by": "popularity.desc", "primary_release_year": "1927", "vote_average.gte": "7.5"]
            ),
            (
                .newest, MovieFilter(years: 1920...2030),
                [
                    "sort_by": "primary_release_date.desc", "primary_release_date.gte": "1920-01-01",
                    "primary_release_date.lte": "2026-11-20",
                ]
            ),
            (
                .mostPopular, MovieFilter(years: 1950...9999),
                ["sort_by": "popularity.desc", "primary_release_date.gte": "1950-01-01"]
            ),
            (
                .mostPopular, MovieFilter(years: 1...1930),
                ["sort_by": "popularity.desc", "primary_release_date.lte": "1930-12-31"]
            ),
            (
                .mostPopular, MovieFilter(years: 1920...1929),
                [
                    "sort_by": "popularity.desc", "primary_release_date.gte": "1920-01-01",
                    "primary_release_date.lte": "1929-12-31",
                ]
            ),
        ])
    func queries(sort: MovieSort, filter: MovieFilter, expected: [String: String]) async throws {
        let server = try MovieServer()
        _ = try await server.service().page(MovieRequest(.list(sort: sort, filter: filter)))
        same(
            server.requests("/discover/movie").map(\.parameters),
            [expected.merging(["page": "1", "language": "en"]) { $1 }])
    }

    @Test(
        "are searched for by what was typed, whatever it is",
        arguments: ["metro", "a&b=c %", "\"' 🎬", "Людина"])
    func searches(text: String) async throws {
        let server = try MovieServer()
        let page = try await server.service().page(MovieRequest(.search(text)))
        same(page.movies.map(\.id), [7])
        same(
            server.requests("/search/movie").map(\.parameters),
            [["query": text, "page": "1", "language": "en"]])
    }

    @Test(
        "have no posters where the pictures' address isn't safe or isn't one",
        arguments: [
            "ftp://a/", "no address", "", "http:///", "javascript:alert(1)",
        ])
    func pictures(base: String) async throws {
        let server = try MovieServer { request in
            request.path == "/3/configuration"
                ? .json(#"{ "images": { "secure_base_url": "\#(base)" } }"#) : nil
        }
        #expect(
            try await server.service().page(MovieRequest(.popular)).movies.allSatisfy { $0.poster == nil })
    }

    @Test("have details with countries, length and the best trailer whose address is safe")
    func details() async throws {
        let server = try MovieServer()
        let details = try await server.service().details(of: 19, language: "de")
        #expect(details.movie.title == "Metropolis" && details.movie.originalTitle == nil)
        same(details.movie.genres.map(\.name), ["Drama"])
        #expect(details.overview == "A city of towers." && details.minutes == 153)
        same(details.countries, ["Germany"])
        same(details.trailer?.address, "https://www.youtube.com/watch?v=Own_1-x")
        let asked = server.requests("/movie/19").map(\.parameters)
        same(
            asked,
            [
                ["append_to_response": "videos", "include_video_language": "en,de,null", "language": "en"]
            ])
        #expect(server.requests("/movie/19/videos").isEmpty)
    }

    @Test("have a trailer in the original's language where there is none in the person's")
    func trailer() async throws {
        let server = try MovieServer()
        let details = try await server.service(language: "uk").details(of: 19, language: nil)
        same(details.trailer?.address, "https://www.youtube.com/watch?v=Vorschau")
        same(server.requests("/movie/19/videos").map { $0.parameters["include_video_language"] }, ["de"])
    }

    @Test("are none that nobody knows")
    func unknown() async throws {
        let server = try MovieServer()
        await #expect(throws: MoviesError.unknownMovie(4)) {
            try await server.service().details(of: 4, language: nil)
        }
        let other = try MovieServer { $0.path == "/3/movie/4" ? .json(MovieServer.details) : nil }
        await #expect(throws: MoviesError.uselessAnswer(host: "127.0.0.1", .unexpected(path: "id"))) {
            try await other.service().details(of: 4, language: nil)
        }
    }

    @Test("the token is nowhere: not in a log, not in a cache, not in what a server sends back")
    func secret() async throws {
        let folder = try TemporaryFolder()
        let log = Lines()
        let server = try MovieServer { request in
            request.path == "/3/discover/movie"
                ? .json(
                    MovieServer.page(1, [MovieServer.movie(1, #""tagline": "tok-5up3r-s3cret""#)], of: 1))
                : nil
        }
        let service = try MovieServer.service(at: server.http.url, cache: folder.path, log: log)
        _ = try await service.page(MovieRequest(.popular))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!files.isEmpty && !log.all.isEmpty)
        for file in files { #expect(!(try folder.text(of: file)).contains("s3cret")) }
        #expect(!log.all.joined().contains("s3cret"))
    }

    @Test("a search that is given up is cut off at the socket")
    func cancelled() async throws {
        let server = try MovieServer { $0.path == "/3/search/movie" ? .silence : nil }
        let service = try server.service()
        let task = Task { () async -> MoviesError? in
            do throws(MoviesError) {
                _ = try await service.page(MovieRequest(.search("metro")))
                return nil
            } catch {
                return error
            }
        }
        await server.http.wait { record in record.requests.contains { $0.path == "/3/search/movie" } }
        task.cancel()
        await same(task.value, .cancelled)
        await server.http.wait { $0.abandoned == 1 }
    }

    @Test("have nothing in their titles of sequences that control a terminal, however they are nested")
    func sequences() async throws {
        let title = #"A\u001b\u001b[31mB\u001b]0;owned\u0007C\u001b[\u001b[2JD\u009b1mE"#
        let server = try MovieServer { request in
            request.path == "/3/discover/movie"
                ? .json(MovieServer.page(1, [#"{ "id": 7, "title": "\#(title)" }"#], of: 1)) : nil
        }
        let page = try await server.service().page(MovieRequest(.popular))
        same(page.movies.map(\.title), ["ABCDE"])
    }
}
