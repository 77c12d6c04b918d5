import Foundation
import HTTPServerSupport
import MoviesEntity
import MoviesPorts
import Networking
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

@testable import MoviesServer

@Suite("Answers of a server of movies that are kept", .takesTurns, .endsIfItHangs)
struct KeptAnswersTests {
    @Test("are known for ten minutes after they were searched for, without asking, also by another process")
    func known() async throws {
        let (server, folder, start) = (try MovieServer(), try TemporaryFolder(), Date())
        let request = MovieRequest(.search("metro"))
        func known(_ request: MovieRequest, after seconds: Double) async throws -> MoviePage? {
            try await server.service(cache: folder.path, now: { start + seconds }).known(request)
        }
        #expect(try await known(request, after: 0) == nil)
        let page = try await server.service(cache: folder.path, now: { start }).page(request)
        let count = server.http.record.requests.count
        try await same(known(request, after: 590), page)
        #expect(try await known(request, after: 610) == nil)
        #expect(try await known(MovieRequest(.search("metr")), after: 1) == nil)
        same(server.http.record.requests.count, count)
    }

    @Test("have genres asked for once a day, and the place of pictures once a week, also by another process")
    func lasting() async throws {
        let (server, folder) = (try MovieServer(), try TemporaryFolder())
        let start = Date()
        func ask(after days: Double) async throws -> [Int] {
            let service = try server.service(cache: folder.path, now: { start + days * 86_400 })
            _ = try await service.page(MovieRequest(.popular))
            return [server.requests("/genre/movie/list").count, server.requests("/configuration").count]
        }
        try await same(ask(after: 0), [1, 1])
        try await same(ask(after: 0.99), [1, 1])
        try await same(ask(after: 1.01), [2, 1])
        try await same(ask(after: 7.5), [3, 2])
    }

    @Test("have genres for half a year where there is no connection")
    func genresOffline() async throws {
        let folder = try TemporaryFolder()
        let start = Date()
        let url: String
        do {
            let server = try MovieServer()
            url = server.http.url
            try await same(server.service(cache: folder.path).genres().count, 2)
        }
        func genres(after days: Double) async throws -> [Genre] {
            try await MovieServer.service(
                at: url, cache: folder.path, now: { start + days * 86_400 }
            ).genres()
        }
        try await same(genres(after: 180).count, 2)
        await #expect(throws: MoviesError.self) { try await genres(after: 184) }
    }

    @Test("have the genres of last time where the server fails to name them now")
    func genresFailing() async throws {
        let (folder, start) = (try TemporaryFolder(), Date())
        let isFailing = Mutex(false)
        let server = try MovieServer { request in
            request.path == "/3/genre/movie/list" && isFailing.withLock { $0 } ? .status(501) : nil
        }
        try await same(server.service(cache: folder.path, now: { start }).genres().count, 2)
        isFailing.withLock { $0 = true }
        let later = try server.service(cache: folder.path, now: { start + 2 * 86_400 })
        try await same(later.genres().count, 2)
    }
}
