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
@Suite("The list of movies")
struct MovieListPresenterTests {
    private let bench = ListBench()

    @Test("asks for the next page when less than a screen and ten lie below, each page once, to the end")
    func ahead() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        await list.send(.seen(0..<5))
        await same(bench.pages(), [1])
        await list.send(.seen(1..<6))
        await same(bench.pages(), [1, 2])
        try same(bench.state.body?.movies.count, 40)
        for top in 2..<90 { await list.send(.seen(top..<top + 5)) }
        await same(bench.pages(), [1, 2, 3, 4, 5])
        #expect(try bench.state.body?.movies.count == 95 && bench.state.record?.page == nil)
    }

    @Test("asks for no page again while it is on its way, however the person moves")
    func onItsWay() async throws {
        @MainActor final class Holder { var list: MovieListPresenter? }
        let (holder, service) = (Holder(), bench.service)
        let list = bench.list { request throws(MoviesError) in
            let page = try await service.page(request)
            await MainActor.run {
                for top in 9..<12 { holder.list?.handle(.seen(top..<top + 5)) }
                holder.list?.handle(.moved(by: 1))
            }
            guard !Task.isCancelled else { throw .cancelled }
            return page
        }
        holder.list = list
        await list.send(.screen(.appeared))
        await list.settle()
        await same(bench.pages(), [1, 2])
        try same(bench.state.body?.movies.count, 40)
        holder.list = nil
    }

    @Test("shows another order although a page of the last one is on its way, which is cancelled and dropped")
    func sortMeanwhile() async throws {
        let (gate, opened) = AsyncStream.makeStream(of: Void.self)
        let service = bench.service
        let list = bench.list { request throws(MoviesError) in
            let page = try await service.page(request)
            if request.page == 2, request.query == .popular {
                for await _ in gate {}
                guard Task.isCancelled else { return page }
                throw .cancelled
            }
            return page
        }
        await list.send(.screen(.appeared))
        list.handle(.seen(5..<12))
        let settled = Task { await list.settle() }
        await Task.yield()
        list.handle(.menuOpened(.sort))
        list.handle(.chosen(3))
        #expect(try bench.state.body?.foot == "Loading movies…" && bench.state.body?.movies == [])
        opened.finish()
        await settled.value
        await list.settle()
        let byTitle = MovieQuery.list(sort: .byTitle, filter: MovieFilter())
        #expect(try bench.state.bar?.choice == "By title" && bench.state.alert == nil)
        #expect(await bench.service.requests.contains { $0.query == byTitle && $0.page == 1 })
        let ids = try #require(try bench.state.record?.lines.map(\.id))
        #expect(Set(ids).count == ids.count && ids.first == 1)
    }

    @Test("is walked through its 500 pages with each asked for once, in order, and no movie there twice")
    func everything() async throws {
        // Each page begins with the last movie of the page before it, as when a movie has become less popular meanwhile.
        let asked = Mutex<[Int]>([])
        let list = bench.list { request throws(MoviesError) in
            asked.withLock { $0.append(request.page) }
            let first = (request.page - 1) * 20
            return MoviePage(
                (first...first + 20).map { Movie.fixture(max(1, $0)) }, number: request.page, lastNumber: 500)
        }
        await list.send(.screen(.appeared))
        var top = 0
        while try #require(bench.state.body?.movies.count) > top + 6 {
            await list.send(.seen(top..<top + 6))
            await list.send(.moved(by: 4))
            top += 4
        }
        same(asked.withLock { $0 }, Array(1...500))
        let ids = try #require(try bench.state.record?.lines.map(\.id))
        #expect(ids.count == 10_000 && Set(ids).count == ids.count)
    }

    @Test(
        "names the years that are wanted, of which a range may be open",
        arguments: [
            (1927...1927, "1927"), (1920...1929, "1920–1929"), (1950...9999, "from 1950 on"),
            (1...1930, "until 1930"),
        ])
    func years(years: ClosedRange<Int>, words: String) async throws {
        await bench.list(MovieRequest(.list(sort: .mostPopular, filter: MovieFilter(years: years))))
            .send(.screen(.appeared))
        try same(bench.state.summary, words)
    }

    @Test("says why genres can't be had")
    func noGenres() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        await bench.service.fail(with: .timeout)
        await list.send(.menuOpened(.genres))
        #expect(
            try bench.state.body?.menu == nil
                && bench.state.alert?.message == "The server takes too long to answer.")
    }

    @Test("begun before the list is there and then left asks for the list again")
    func earlyAndTyped() async throws {
        let list = bench.list()
        list.handle(.screen(.appeared))
        list.handle(.searchBegan)
        bench.type("x", into: list)
        list.handle(.searchEnded)
        await list.settle()
        await same(bench.service.requests.map(\.query), [.search("x")])
        await list.send(.cancelled)
        #expect(try bench.state.summary == nil && bench.state.body?.movies.count == 20)
    }
}
