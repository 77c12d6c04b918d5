import Foundation
import MoviesEntity
import MoviesPorts
import MoviesPresenter
import MoviesScreens
import MoviesTestSupport
import ScreenContract
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Values
import Words

@MainActor
@Suite("What a search shows until it is answered")
struct MovieSearchAnswerTests {
    private let bench = ListBench()

    @Test("that is known is answered with the next frame, without the pause and without asking")
    func known() async throws {
        await bench.service.know()
        let list = bench.list()
        await list.send(.screen(.appeared))
        list.handle(.searchBegan)
        bench.type("movie 9", into: list)
        await list.settle()
        #expect(try bench.state.body?.search?.found == "7 movies" && bench.state.nextChange == nil)
        try same(bench.state.body?.movies.map(\.title).first, "Movie 9")
        await list.send(.screen(.timeAdvanced(to: .seconds(9))))
        await same(bench.pages(), [1])
        await bench.service.know(false)
        bench.type("5", into: list)
        await list.settle()
        #expect(try bench.state.nextChange == .zero && bench.state.body?.search?.found == "Searching…")
    }

    @Test("is answered at once from what was seen before while there is no connection, and then asked for")
    func offline() async throws {
        let date = DayClock.at("2026-11-19").moment
        let movies = (1...95).map { Movie.fixture($0) }
        let service = bench.service
        let list = bench.list(
            known: { request, isOffline in isOffline ? MoviePage(1, of: [movies[6]], asOf: date) : nil }
        ) { request throws(MoviesError) in
            _ = try await service.page(request)
            return MoviePage(1, of: movies, asOf: date)
        }
        await list.send(.screen(.appeared))
        list.handle(.searchBegan)
        bench.type("7", into: list)
        await list.settle()
        try same(bench.state.body?.movies.map(\.title), ["Movie 7"])
        try same(bench.state.nextChange, .zero)
        for time in 1...2 { await list.send(.screen(.timeAdvanced(to: .seconds(time)))) }
        await same(service.requests.map(\.query), [.popular, .search("7")])
    }

    @Test("that fails shows what failed, and nothing that was found before")
    func failed() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        await bench.service.fail(with: .timeout)
        list.handle(.searchBegan)
        bench.type("a", into: list)
        await list.send(.searchEnded)
        guard case .failed = try bench.state.content else { return #expect(Bool(false)) }
        await list.send(.cancelled)
        #expect(try bench.state.body?.movies.count == 20 && bench.state.alert == nil)
    }

    @Test("keeps what was found before until more is found, without a number, and says that it is searching")
    func underWay() async throws {
        let (gate, opened) = AsyncStream.makeStream(of: Void.self)
        let (asked, asks) = AsyncStream.makeStream(of: Void.self)
        let service = bench.service
        let list = bench.list { request throws(MoviesError) in
            if request.query == .search("ab") {
                asks.yield()
                for await _ in gate {}
            }
            return try await service.page(request)
        }
        await list.send(.screen(.appeared))
        list.handle(.searchBegan)
        try same(bench.state.body?.movies.count, 20)
        func isToldQuietly() throws -> Bool {
            let shelf = try #require(try bench.state.body)
            return try shelf.movies.count == 20 && shelf.search?.found == "Searching…" && shelf.foot == nil
                && bench.state.summary == "Searching…"
        }
        bench.type("a", into: list)
        #expect(try isToldQuietly())
        // No page of the list is asked for meanwhile.
        await list.send(.seen(10..<20))
        await same(service.requests.count, 1)
        list.handle(.seen(0..<5))
        await list.send(.screen(.timeAdvanced(to: .seconds(1))))
        await list.send(.screen(.timeAdvanced(to: .seconds(2))))
        #expect(try bench.state.body?.movies.count == 20 && bench.state.body?.search?.found == "95 movies")
        bench.type("b", into: list)
        #expect(try isToldQuietly())
        list.handle(.searchEnded)
        let settled = Task { await list.settle() }
        for await _ in asked { break }
        #expect(try isToldQuietly())
        opened.finish()
        await settled.value
        #expect(try bench.state.body?.movies.count == 20 && bench.state.body?.foot == nil)
    }

    @Test("drops an answer that comes when something else is asked for")
    func late() async throws {
        let late = MoviesDouble([.fixture(1)])
        let (gate, opened) = AsyncStream.makeStream(of: Void.self)
        let (asked, asks) = AsyncStream.makeStream(of: Void.self)
        let list = bench.list { request throws(MoviesError) in
            if case .search("a") = request.query {
                asks.yield()
                for await _ in gate {}
            }
            return try await late.page(request)
        }
        await list.send(.screen(.appeared))
        list.handle(.searchBegan)
        bench.type("a", into: list)
        list.handle(.searchEnded)
        let settled = Task { await list.settle() }
        for await _ in asked { break }
        list.handle(.cancelled)
        opened.finish()
        await settled.value
        #expect(
            try bench.state.body?.movies.count == 1 && bench.state.body?.isSearched == false
                && bench.state.summary == nil)
    }
}
