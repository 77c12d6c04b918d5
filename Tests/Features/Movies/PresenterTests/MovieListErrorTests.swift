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

@MainActor
@Suite("A list of movies that something fails for")
struct MovieListErrorTests {
    private let bench = ListBench()

    @Test("says at the foot that a page failed, asks for it once, and again with r only")
    func failedPage() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        await bench.service.fail(with: .timeout)
        await list.send(.seen(8..<14))
        let remark = RemarkState<MovieListEvent>(
            "More couldn’t be loaded. {} tries again. The server takes too long to answer.",
            event: .refreshRequested, isNews: false)
        #expect(try bench.state.remark == remark && bench.state.alert == nil)
        try same(bench.state.body?.movies.count, 20)
        await list.send(.seen(9..<15))
        for _ in 0..<3 { await list.send(.moved(by: 1)) }
        await same(bench.pages(), [1, 2])
        // It is still there after a search.
        list.handle(.searchBegan)
        bench.type("x", into: list)
        #expect(try bench.state.remark == nil)
        await list.send(.cancelled)
        try same(bench.state.remark, remark)
        await bench.service.fail(with: nil)
        await list.send(.refreshRequested)
        #expect(try bench.state.remark == nil && bench.state.body?.movies.count == 40)
        await same(bench.pages(), [1, 2, 2])
        same(bench.output.reports.count, 1)
    }

    @Test("closes an error above the list, or at its foot, with Esc, and then asks for what is needed")
    func closedError() async throws {
        func hasHint() throws -> Bool {
            try bench.state.hints.contains {
                $0.action == .event(.cancelled) && $0.meaning == "close the error"
            }
        }
        let list = bench.list()
        await list.send(.screen(.appeared))
        #expect(try !hasHint())
        await bench.service.fail(with: .timeout)
        await list.send(.refreshRequested)
        #expect(try hasHint() && bench.state.alert != nil && bench.state.remark == nil)
        #expect(try bench.state.hints.contains { $0.meaning == "try again" && $0.isEssential })
        // Where the list is scrolled, the error above it is out of sight.
        list.handle(.seen(4..<8))
        try same(bench.state.remark?.text, "The server takes too long to answer. Try again later.")
        await list.send(.menuOpened(.sort))
        #expect(try bench.state.alert == nil && bench.state.remark == nil)
        list.handle(.cancelled)
        list.handle(.cancelled)
        #expect(try !hasHint() && bench.state.alert == nil && bench.state.remark == nil)
        await list.send(.seen(9..<15))
        #expect(try hasHint() && bench.state.remark?.event == .refreshRequested)
        await list.send(.cancelled)
        #expect(try !hasHint() && bench.state.remark == nil)
        await bench.service.fail(with: nil)
        await list.send(.moved(by: 1))
        try same(bench.state.body?.movies.count, 40)
        #expect(bench.router.routes.isEmpty)
    }

    /// A page of 20 movies, of which some can't be read.
    private func page(_ number: Int, skipping titles: [String?] = [], asOf: Date? = nil) -> MoviePage {
        MoviePage(
            (1...20).map { .fixture(number * 100 + $0) }, number: number, lastNumber: asOf == nil ? 3 : 1,
            total: 60,
            skipped: titles.enumerated().map { SkippedMovie(place: $0 + 1, title: $1, field: "id") },
            asOf: asOf)
    }

    @Test("says on a live screen which movies can't be read, of all pages, and in print only below them")
    func skipped() async throws {
        let pages = [
            page(1, skipping: ["A", "B", nil]), page(2, skipping: ["C", "D", "E", "F", "G"]), page(3),
        ]
        let list = bench.list { request throws(MoviesError) in pages[request.page - 1] }
        await list.send(.screen(.appeared))
        #expect(try bench.state.remark == nil)
        try same(bench.state.notes.map(\.text), ["3 movies can’t be read: A, B"])
        list.handle(.seen(0..<4))
        try same(bench.state.remark?.text, "3 movies can’t be read: A, B")
        await list.send(.seen(8..<14))
        let text = "8 movies can’t be read: A, B, C, D, E, and 2 more"
        try same(bench.state.remark, RemarkState(text, isNews: false))
        #expect(try bench.state.notes.map(\.text) == [text] && bench.state.record?.skipped == 8)
    }

    @Test("is not asked for 500 pages where each is the same, but goes on after one that came twice")
    func samePages() async throws {
        for (repeated, pages) in [(2...500, 4), (2...2, 3)] {
            let asked = Mutex<[Int]>([])
            let list = bench.list { request throws(MoviesError) in
                asked.withLock { $0.append(request.page) }
                let first = (repeated.contains(request.page) ? 1 : request.page) * 20
                return MoviePage(
                    (first..<first + 20).map { .fixture($0) }, number: request.page, lastNumber: 500)
            }
            await list.send(.screen(.appeared))
            await list.send(.seen(8..<14))
            same(asked.withLock { $0 }, Array(1...pages))
        }
    }
}
