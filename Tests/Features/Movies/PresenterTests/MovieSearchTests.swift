import Foundation
import MoviesEntity
import MoviesPorts
import MoviesPresenter
import MoviesScreens
import MoviesTestSupport
import ScreenContract
import ScreenTestSupport
import Testing
import Values
import Words

@MainActor
@Suite("A search for movies")
struct MovieSearchTests {
    private let bench = ListBench()

    @Test("searches 250 ms after the last key, once, and gives the list back where it was")
    func search() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        await list.send(.moved(by: 5))
        list.handle(.searchBegan)
        bench.type("movie", into: list)
        #expect(try bench.state.nextChange == .zero)
        await list.send(.screen(.timeAdvanced(to: .seconds(3))))
        #expect(try bench.state.nextChange == .milliseconds(3250))
        bench.type(" 9", into: list)
        await list.send(.screen(.timeAdvanced(to: .seconds(4))))
        await list.send(.screen(.timeAdvanced(to: .milliseconds(4249))))
        #expect(await bench.service.requests.count == 1)
        await list.send(.screen(.timeAdvanced(to: .milliseconds(4250))))
        #expect(await bench.service.requests.last?.query == .search("movie 9"))
        #expect(await bench.service.requests.count == 2)
        #expect(try bench.state.body?.search?.found == "95 movies" && bench.state.nextChange == nil)
        #expect(try bench.state.summary == "Titles with “movie 9”")
        await list.send(.searchCleared)
        #expect(
            try bench.state.body?.selected == 5 && bench.state.body?.search == nil
                && bench.state.summary == nil)
        #expect(await bench.service.requests.count == 2)
    }

    @Test("searches at once when the person is done typing; nothing typed is no search")
    func done() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        list.handle(.searchBegan)
        bench.type("  ", into: list)
        await list.send(.searchEnded)
        #expect(await bench.service.requests.count == 1)
        list.handle(.searchCleared)
        list.handle(.searchBegan)
        await list.send(.searchEnded)
        #expect(try bench.state.body?.search == nil)
        list.handle(.searchBegan)
        bench.type("x", into: list)
        await list.send(.searchEnded)
        #expect(await bench.service.requests.last?.query == .search("x"))
        #expect(try bench.state.body?.search?.isEditing == false)
        list.handle(.searchEdited(.inserted(TypedText("y"))))
        #expect(try bench.state.body?.search?.text == "x")
    }

    @Test("says what was searched for where nothing is found, and begins with a search that was asked for")
    func nothingFound() async throws {
        let bench = ListBench([])
        await bench.list(MovieRequest(.search("zebra"))).send(.screen(.appeared))
        #expect(
            try bench.state.content
                == .empty(
                    NoticeState(
                        headline: "No title has “zebra”",
                        advice: "Check the spelling, or use fewer words.")))
        #expect(try bench.state.record == MoviesRecord([], page: 1, pages: 0, total: 0))
        await bench.list(
            MovieRequest(.list(sort: .mostPopular, filter: MovieFilter(years: 1927...1927)))
        ).send(.screen(.appeared))
        guard case .empty(let notice) = try bench.state.content else { return #expect(Bool(false)) }
        #expect(notice.advice == "Nothing fits 1927. Remove a filter.")
    }

    @Test("drops an answer that comes when something else is asked for")
    func late() async throws {
        let late = MoviesDouble([.fixture(1)])
        let (gate, opened) = AsyncStream.makeStream(of: Void.self)
        let list = bench.list { request throws(MoviesError) in
            if case .search("a") = request.query { for await _ in gate {} }
            return try await late.page(request)
        }
        await list.send(.screen(.appeared))
        list.handle(.searchBegan)
        bench.type("a", into: list)
        list.handle(.searchEnded)
        let settled = Task { await list.settle() }
        await Task.yield()
        list.handle(.searchCleared)
        opened.finish()
        await settled.value
        #expect(
            try bench.state.body?.movies.count == 1 && bench.state.body?.search == nil
                && bench.state.summary == nil)
    }
}
