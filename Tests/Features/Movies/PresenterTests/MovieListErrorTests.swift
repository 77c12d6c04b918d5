import MoviesPorts
import MoviesPresenter
import MoviesScreens
import MoviesTestSupport
import ScreenContract
import ScreenTestSupport
import Testing

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
        #expect(try bench.state.body?.movies.count == 20)
        await list.send(.seen(9..<15))
        for _ in 0..<3 { await list.send(.moved(by: 1)) }
        #expect(await bench.pages() == [1, 2])
        // It is still there after a search.
        list.handle(.searchBegan)
        bench.type("x", into: list)
        #expect(try bench.state.remark == nil)
        await list.send(.cancelled)
        #expect(try bench.state.remark == remark)
        await bench.service.fail(with: nil)
        await list.send(.refreshRequested)
        #expect(try bench.state.remark == nil && bench.state.body?.movies.count == 40)
        #expect(await bench.pages() == [1, 2, 2])
        #expect(bench.output.reports.count == 1)
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
        // Where the list is scrolled, the error above it is out of sight.
        list.handle(.seen(4..<8))
        #expect(
            try bench.state.remark?.text == "The server takes too long to answer. Try again later.")
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
        #expect(try bench.state.body?.movies.count == 40)
        #expect(bench.router.routes.isEmpty)
    }
}
