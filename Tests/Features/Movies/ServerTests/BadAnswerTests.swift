import Foundation
import HTTPServerSupport
import MoviesEntity
import MoviesPorts
import MoviesTestSupport
import Networking
import TestSupport
import Testing

@testable import MoviesServer

@Suite("What a server of movies says wrong", .takesTurns, .endsIfItHangs)
struct BadAnswerTests {
    /// The first page, where the list is answered so.
    private func page(_ answer: Answer, hasNetwork: Bool = true) async throws -> MoviePage {
        let server = try MovieServer { $0.path == "/3/discover/movie" ? answer : nil }
        return try await server.service(hasNetwork: hasNetwork).page(MovieRequest(.popular))
    }

    private func failure(_ answer: Answer) async throws -> MoviesError? {
        do {
            _ = try await page(answer)
            return nil
        } catch let error as MoviesError {
            return error
        }
    }

    @Test(
        "A movie that can't be read is skipped and named, and the others are there",
        arguments: [
            (#""id": "x""#, "id", "Movie 2"), (#""id": null"#, "id", "Movie 2"),
            (#""id": 1.5"#, "id", "Movie 2"),
            (#""id": -1"#, "id", "Movie 2"), (#""id": 99999999999999999999"#, "id", "Movie 2"),
            (#""title": 7, "original_title": null"#, "title", nil),
            (#""title": "", "original_title": " ""#, "title", nil),
        ])
    func skipped(member: String, field: String, title: String?) async throws {
        // Of two members with one name, the last counts.
        var bad = MovieServer.movie(2)
        for name in ["id", "title", "original_title"] where member.contains("\"\(name)\":") {
            bad = bad.replacing(try Regex("\"\(name)\": (\"[^\"]*\"|\\d+), "), with: "")
        }
        bad = bad.replacing("\"video\": false", with: member)
        let page = try await page(
            .json(MovieServer.page(1, [MovieServer.movie(1), bad, MovieServer.movie(3)], of: 1)))
        same(page.movies.map(\.id), [1, 3])
        same(page.skipped, [SkippedMovie(place: 2, title: title, field: field)])
    }

    @Test(
        "Movies are there without what their genres are called, and without posters, if only these can't be had",
        arguments: [Answer.status(500), .json("{}"), .html("<html>"), .json(MovieServer.failure(7, "No."))])
    func lacks(answer: Answer) async throws {
        for (path, lack) in [("genre/movie/list", MoviePage.Lack.genreNames), ("configuration", .posters)] {
            let server = try MovieServer { $0.path == "/3/\(path)" ? answer : nil }
            let page = try await server.service().page(MovieRequest(.popular))
            #expect(page.movies.count == 20 && page.lacks == [lack])
            same(page.movies.allSatisfy { $0.genres.isEmpty }, lack == .genreNames)
            same(page.movies.allSatisfy { $0.poster == nil }, lack == .posters)
        }
        let server = try MovieServer { $0.path == "/3/configuration" ? answer : nil }
        try await same(server.service().details(of: 19, language: "de").movie.title, "Metropolis")
    }

    @Test("What is no movie at all is skipped, too", arguments: ["null", "7", "\"x\"", "[]", "{}"])
    func noMovie(element: String) async throws {
        let page = try await page(.json(MovieServer.page(1, [element, MovieServer.movie(3)], of: 1)))
        #expect(page.movies.map(\.id) == [3] && page.skipped.map(\.place) == [1])
    }

    @Test(
        "What a movie can do without may be missing, empty, or of another kind",
        arguments: [
            "null", "\"\"", "{}", "[]", "7e400", "\"0000-00-00\"", "-1", "11", "\"../../secret.png\"",
        ])
    func gaps(value: String) async throws {
        let names = [
            "genre_ids", "original_language", "poster_path", "release_date", "vote_average", "popularity",
        ]
        let members = names.map { "\"\($0)\": \(value)" }.joined(separator: ", ")
        let movie = "{ \"id\": 9007199254740993, \"title\": \"A\\u202Eb\", \(members) }"
        let movies = try await page(.json(MovieServer.page(1, [movie], of: 1))).movies
        // Numbers that JSON allows and nothing can hold make the whole text unreadable for some readers.
        guard value != "7e400" || !movies.isEmpty else { return }
        same(movies.map(\.id), [9_007_199_254_740_993])
        let first = try #require(movies.first)
        #expect(first.title == "Ab" && first.genres.isEmpty && first.poster == nil)
        #expect(first.released == nil && first.rating == nil)
    }

    @Test(
        "Pages are those that can be, whatever is said about their number",
        arguments: [
            (1, "40000", 500), (1, "0", 1), (1, "-3", 1), (1, "null", 1), (1, "\"x\"", 1), (3, "2", 3),
        ])
    func pageNumbers(number: Int, pages: String, last: Int) async throws {
        let answer = Answer.json(
            #"{ "page": 1, "results": [\#(MovieServer.movie(1))], "total_pages": \#(pages), "total_results": -1 }"#
        )
        let server = try MovieServer { $0.path == "/3/discover/movie" ? answer : nil }
        let page = try await server.service().page(MovieRequest(.popular, page: number))
        #expect(page.number == number && page.lastNumber == last && page.total == 0)
    }

    @Test("A list may be empty")
    func noMovies() async throws {
        let page = try await page(.json(#"{ "results": [], "total_pages": 0 }"#))
        #expect(page.movies.isEmpty && page.lastNumber == 0 && page.total ?? 0 == 0)
    }

    @Test(
        "A failure is one with any status, and says what the server says",
        arguments: [
            (7, 401, MoviesError.refusedToken(message: "Said so.")),
            (7, 200, .refusedToken(message: "Said so.")),
            (10, 403, .refusedToken(message: "Said so.")),
            (25, 429, .tooManyRequests(retryAfter: nil, message: "Said so.")),
            (25, 200, .tooManyRequests(retryAfter: nil, message: "Said so.")),
            (22, 400, .server(status: 400, message: "Said so.")),
            (11, 500, .server(status: 500, message: "Said so.")),
            (22, 200, .server(status: 400, message: "Said so.")),
        ])
    func failures(code: Int, status: Int, error: MoviesError) async throws {
        try await same(failure(.json(MovieServer.failure(code, "Said\\u200B so."), status: status)), error)
    }

    @Test("A failure without the word is one as well")
    func oldFailure() async throws {
        let body = #"{ "status_code": 34, "status_message": "Not found." }"#
        let server = try MovieServer { $0.path == "/3/movie/4" ? .json(body) : nil }
        await #expect(throws: MoviesError.unknownMovie(4)) {
            try await server.service().details(of: 4, language: nil)
        }
    }

    @Test("A failure that is sent as a success isn't kept")
    func notKept() async throws {
        let server = try MovieServer { request in
            request.path == "/3/genre/movie/list" && request.number == 1
                ? .json(MovieServer.failure(11, "Oops"), headers: ["Cache-Control": "max-age=9999"]) : nil
        }
        let service = try server.service()
        await #expect(throws: MoviesError.self) { try await service.genres() }
        try await same(service.genres().count, 2)
    }

    @Test("Who asks too often is told how long to wait")
    func pause() async throws {
        let answer = Answer.json(
            MovieServer.failure(25, "Slow down."), status: 429, headers: ["Retry-After": "60"])
        try await same(failure(answer), .tooManyRequests(retryAfter: .seconds(60), message: "Slow down."))
    }

    @Test(
        "What is no answer is named as what it is",
        arguments: [
            (Answer.html("<html>Please log in"), AnswerProblem.notJSON(type: "text/html")),
            (.json(#"{ "results": [ { "id": 1"#), .broken), (.json(""), .broken),
            (.json("[]"), .unexpected(path: "")),
            (.json("{}"), .unexpected(path: "results")),
            (.json(#"{ "page": 1, "total_pages": 3 }"#), .unexpected(path: "results")),
            (.json(#"{ "results": 7 }"#), .unexpected(path: "results")),
            (.json(#"{ "results": null }"#), .unexpected(path: "results")),
            (.reset(Data("{".utf8)), .interrupted),
            (.misannounced(Data("{".utf8), announced: 99), .interrupted),
            (.chunked(size: 17 << 20), .tooLong(limit: 16 << 20)),
            (.redirect(to: "/3/discover/movie"), .redirects(limit: 5)),
        ])
    func useless(answer: Answer, problem: AnswerProblem) async throws {
        try await same(failure(answer), .uselessAnswer(host: "127.0.0.1", problem))
    }

    @Test("Genres that can't be read are none, and the others are there")
    func badGenres() async throws {
        let server = try MovieServer { $0.path == "/3/genre/movie/list" ? .json(#"{ "genres": 7 }"#) : nil }
        await #expect(throws: MoviesError.uselessAnswer(host: "127.0.0.1", .unexpected(path: "genres"))) {
            try await server.service().genres()
        }
        let none = try MovieServer {
            $0.path == "/3/genre/movie/list" ? .json(#"{ "genres": [ {} ] }"#) : nil
        }
        for asked in 1...2 {
            try await same(none.service().page(MovieRequest(.popular)).lacks, [.genreNames])
            same(none.requests("/genre/movie/list").count, asked)
        }
        let odd = try MovieServer {
            $0.path == "/3/genre/movie/list"
                ? .json(#"{ "genres": [ 7, { "id": 18, "name": "" }, { "id": 1, "name": "A" } ] }"#) : nil
        }
        try await same(odd.service().genres(), [Genre(id: 1, name: "A")])
    }

    @Test("Genres may be none, and one that is named twice is there once")
    func fewGenres() async throws {
        let server = try MovieServer { request in
            switch request.path {
            case "/3/genre/movie/list": .json(#"{ "genres": [] }"#)
            case "/3/movie/19":
                .json(
                    MovieServer.details
                        .replacing(
                            #"{ "id": 18, "name": "Drama" }"#,
                            with: #"{ "id": 18, "name": "A" }, { "id": 18, "name": "A" }"#
                        )
                        .replacing(#""runtime": 153"#, with: #""runtime": 1000000000"#))
            default: nil
            }
        }
        let service = try server.service()
        try await same(service.genres(), [])
        try await same(service.page(MovieRequest(.popular)).lacks, [.genreNames])
        let details = try await service.details(of: 19, language: "de")
        #expect(details.movie.genres.map(\.name) == ["A"] && details.minutes == nil)
        let doubled = try await page(
            .json(
                MovieServer.page(
                    1, [MovieServer.movie(1).replacing("[18, 878, 4711]", with: "[18, 18]")], of: 1)))
        same(doubled.movies.first?.genres.map(\.id), [18])
    }

    @Test("Nobody there is one thing, and no connection another")
    func unreachable() async throws {
        let port = try ClosedPort()
        await #expect {
            try await MovieServer.service(at: port.url).page(MovieRequest(.popular))
        } throws: { error in
            guard case .unreachable? = error as? MoviesError else { return false }
            return true
        }
        let unknown = "http://localhost.invalid"
        var database = try MovieDatabase(url: unknown, token: nil)
        database.configuration.retry.attempts = 1
        let offline = HTTPMoviesService(database, hasNetwork: { false })
        await #expect(throws: MoviesError.offline) { try await offline.page(MovieRequest(.popular)) }
    }
}
