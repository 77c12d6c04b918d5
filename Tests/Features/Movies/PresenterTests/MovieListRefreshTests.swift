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
@Suite("A list of movies that is loaded anew")
struct MovieListRefreshTests {
    private let bench = ListBench()

    @Test("keeps the person's place when it is loaded anew, if that movie is still there")
    func refresh() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        await list.send(.moved(by: 7))
        await list.send(.refreshRequested)
        try same(bench.state.body?.selected, 7)
        await same(bench.pages(), [1, 1])
        await bench.service.fail(with: .timeout)
        await list.send(.refreshRequested)
        #expect(try bench.state.body?.movies.count == 20 && bench.state.alert != nil)
    }

    @Test("keeps all that is loaded when its first page is loaded anew, and the place also far below it")
    func refreshBelow() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        for top in stride(from: 0, to: 60, by: 5) { await list.send(.seen(top..<top + 5)) }
        await list.send(.moved(by: 55))
        let before = try #require(try bench.state.body)
        #expect(before.selected == 55 && before.movies.count == 80)
        for count in 5...6 {
            await list.send(.refreshRequested)
            #expect(try bench.state.body?.selected == 55 && bench.state.body?.movies == before.movies)
            await same(bench.pages().count, count)
        }
        await same(bench.pages().suffix(2), [1, 1])
        await list.send(.seen(75..<80))
        try same(bench.state.body?.movies.count, 95)
        await same(bench.pages().last, 5)
    }

    @Test("begins anew where there are no later pages any more, or the movies come from elsewhere")
    func refreshElsewhere() async throws {
        for newer in [
            MoviePage((200...210).map { .fixture($0) }),
            MoviePage(1, of: (200...280).map { .fixture($0) }, asOf: DayClock.at("2026-11-19").moment),
        ] {
            let service = bench.service
            let isNew = Mutex(false)
            let list = bench.list { request throws(MoviesError) in
                isNew.withLock { $0 } ? newer : try await service.page(request)
            }
            await list.send(.screen(.appeared))
            await list.send(.seen(10..<15))
            await list.send(.moved(by: 30))
            isNew.withLock { $0 = true }
            await list.send(.refreshRequested)
            #expect(
                try bench.state.body?.selected == 0 && bench.state.body?.movies.count == newer.movies.count)
        }
    }

    @Test("is loaded anew by pulling it past its top with the wheel, which moves through it otherwise")
    func pull() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        list.handle(.wheeled(by: 2))
        try same(bench.state.body?.selected, 2)
        list.handle(.wheeled(by: -2))
        list.handle(.screen(.timeAdvanced(to: .seconds(2))))
        for step in 1...5 {
            await list.send(.wheeled(by: -2))
            await same(bench.pages().count, step < 3 ? 1 : 2)
        }
        await list.send(.menuOpened(.sort))
        list.handle(.wheeled(by: 1))
        try same(bench.state.body?.menu?.selected, 1)
    }

    @Test("has a mark in its title that turns while anything is on its way, unless nothing may move")
    func busy() async throws {
        for (isMoving, turns) in [(true, [0, 2, 3]), (false, [nil, nil, nil])] as [(Bool, [Int?])] {
            let (gate, opened) = AsyncStream.makeStream(of: Void.self)
            let service = bench.service
            let list = bench.list(wording: .tested(isMoving: isMoving)) { request throws(MoviesError) in
                for await _ in gate {}
                return try await service.page(request)
            }
            list.handle(.screen(.appeared))
            let settled = Task { await list.settle() }
            while try !bench.state.isRefreshing { await Task.yield() }
            var seen = [try bench.state.turn]
            for time in [300, 450] {
                #expect(try bench.state.isRefreshing && (bench.state.nextChange != nil) == isMoving)
                list.handle(.screen(.timeAdvanced(to: .milliseconds(time))))
                seen.append(try bench.state.turn)
            }
            same(seen, turns)
            opened.finish()
            await settled.value
            #expect(try !bench.state.isRefreshing && bench.state.turn == nil && bench.state.nextChange == nil)
        }
    }
}
