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

    @Test("says that it is loading, then shows a page with its record, and asks for no more in print")
    func first() async throws {
        let list = bench.list()
        let shelf = try #require(try bench.state.body)
        #expect(shelf.foot == "Loading movies…" && shelf.movies.isEmpty && shelf.search != nil)
        #expect(try bench.state.record == nil)
        await list.send(.screen(.appeared))
        #expect(try bench.state.body?.movies.count == 20 && bench.state.title == "Popular Movies")
        try same(bench.state.record?.lines.count, 20)
        #expect(
            try bench.state.record?.page == 1 && bench.state.record?.pages == 5
                && bench.state.record?.total == 95)
        await same(bench.pages(), [1])
    }

    @Test("has the page that was asked for")
    func page() async throws {
        await bench.list(MovieRequest(.popular, page: 3)).send(.screen(.appeared))
        try same(bench.state.record?.lines.first?.id, 41)
        await same(bench.pages(), [3])
    }

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

    @Test("says why there are no movies, and tells who opened it")
    func failed() async throws {
        await bench.service.fail(with: .offline)
        let list = bench.list()
        await list.send(.screen(.appeared))
        guard case .failed(let alert) = try bench.state.content else { return #expect(Bool(false)) }
        same(alert.title, "Error")
        same(alert.message, "You are offline. Please, enable your Wi-Fi or connect using cellular data.")
        same(bench.output.reports, [.failed(.offline, alert)])
        await bench.service.fail(with: nil)
        await list.send(.refreshRequested)
        try same(bench.state.body?.movies.count, 20)
    }

    @Test("says which pages there are where one beyond them was asked for", arguments: [6, 500])
    func beyond(number: Int) async throws {
        let list = bench.list(MovieRequest(.popular, page: number))
        await list.send(.screen(.appeared))
        guard case .failed(let alert) = try bench.state.content else { return #expect(Bool(false)) }
        same(alert.advice, "Pages are numbered from 1 to 5.")
        same(bench.output.reports, [.failed(.noSuchPage(last: 5), alert)])
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

    @Test("leads to the movie that the person is at, or presses")
    func open() async {
        let list = bench.list()
        await list.send(.screen(.appeared))
        list.handle(.moved(by: 2))
        list.handle(.opened(nil))
        list.handle(.opened(9))
        list.handle(.opened(99))
        list.handle(.screen(.closed))
        list.handle(.screen(.placesRequested))
        same(
            bench.router.routes,
            [
                .details(.fixture(3)), .details(.fixture(10)), .back, .places,
            ])
    }

    @Test(
        "calls a sample one wherever the person is, in brief on small screens", arguments: Language.allCases)
    func sample(language: Language) async throws {
        let wording = MovieWording(Voice(language, about: "Movies made up; see there"))
        let service = bench.service
        let list = bench.list(wording: wording) { request throws(MoviesError) in
            try await service.page(request)
        }
        await list.send(.screen(.appeared))
        let brief = language == .english ? "A sample" : "Зразок"
        try same(
            bench.state.notes,
            [
                PageNote("Movies made up; see there", staysInSight: true, brief: brief)
            ])
    }
}
