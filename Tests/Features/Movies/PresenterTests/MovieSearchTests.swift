import Foundation
import MoviesEntity
import MoviesPorts
import MoviesPresenter
import MoviesScreens
import MoviesTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
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
        try same(bench.state.nextChange, .zero)
        await list.send(.screen(.timeAdvanced(to: .seconds(3))))
        try same(bench.state.nextChange, .milliseconds(3250))
        bench.type(" 9", into: list)
        await list.send(.screen(.timeAdvanced(to: .seconds(4))))
        await list.send(.screen(.timeAdvanced(to: .milliseconds(4249))))
        await same(bench.service.requests.count, 1)
        await list.send(.screen(.timeAdvanced(to: .milliseconds(4250))))
        await same(bench.service.requests.last?.query, .search("movie 9"))
        await same(bench.service.requests.count, 2)
        #expect(try bench.state.body?.search?.found == "95 movies" && bench.state.nextChange == nil)
        try same(bench.state.summary, "Titles with “movie 9”")
        await list.send(.cancelled)
        #expect(
            try bench.state.body?.selected == 5 && bench.state.body?.isSearched == false
                && bench.state.summary == nil)
        await same(bench.service.requests.count, 2)
    }

    @Test("searches at once when the person is done typing; nothing typed is no search")
    func done() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        list.handle(.searchBegan)
        bench.type("  ", into: list)
        await list.send(.searchEnded)
        await same(bench.service.requests.count, 1)
        list.handle(.cancelled)
        list.handle(.searchBegan)
        await list.send(.searchEnded)
        #expect(try bench.state.body?.isSearched == false)
        list.handle(.searchBegan)
        bench.type("x", into: list)
        await list.send(.searchEnded)
        await same(bench.service.requests.last?.query, .search("x"))
        #expect(try bench.state.body?.search?.isEditing == false)
        list.handle(.searchEdited(.inserted(TypedText("y"))))
        try same(bench.state.body?.search?.text, "x")
    }

    @Test("says what was searched for where nothing is found, and begins with a search that was asked for")
    func nothingFound() async throws {
        let bench = ListBench([])
        await bench.list(MovieRequest(.search("zebra"))).send(.screen(.appeared))
        try same(
            bench.state.content,
            .empty(
                NoticeState(
                    headline: "No title has “zebra”",
                    advice: "Check the spelling, or use fewer words.")))
        try same(bench.state.record, MoviesRecord([], source: "sample", page: 1, pages: 0, total: 0))
        await bench.list(
            MovieRequest(.list(sort: .mostPopular, filter: MovieFilter(years: 1927...1927)))
        ).send(.screen(.appeared))
        guard case .empty(let notice) = try bench.state.content else { return #expect(Bool(false)) }
        same(notice.advice, "Nothing fits 1927. Remove a filter.")
    }

    @Test("can begin before the list is there: Esc ends it, and the list comes")
    func early() async throws {
        let list = bench.list()
        list.handle(.screen(.appeared))
        list.handle(.searchBegan)
        let shelf = try #require(try bench.state.body)
        #expect(shelf.search?.cursor == 0 && shelf.movies.isEmpty && shelf.nothing == nil)
        await list.settle()
        list.handle(.cancelled)
        #expect(try bench.state.body?.movies.count == 20 && bench.state.body?.isSearched == false)
        await same(bench.pages(), [1])
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

    @Test("of which all is deleted gives the list back at once, without asking again")
    func deleted() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        list.handle(.moved(by: 5))
        list.handle(.searchBegan)
        bench.type("zz", into: list)
        list.handle(.searchEnded)
        await list.settle()
        list.handle(.searchBegan)
        for _ in 0..<2 { await list.send(.searchEdited(.deleted(.previousCharacter))) }
        #expect(try bench.state.body?.selected == 5 && bench.state.body?.search?.text == "")
        #expect(try bench.state.summary == nil && bench.state.nextChange == nil)
        await same(bench.service.requests.count, 2)
    }

    @Test("says while it is typed that nothing was found, what was asked for and what to change")
    func nothingFoundYet() async throws {
        let bench = ListBench([])
        let list = bench.list { request throws(MoviesError) in
            request.query == .popular
                ? MoviePage([.fixture(1)], total: 1) : MoviePage([], lastNumber: 0, total: 0)
        }
        await list.send(.screen(.appeared))
        list.handle(.searchBegan)
        bench.type("zebra", into: list)
        #expect(try bench.state.body?.nothing == nil && bench.state.body?.movies.count == 1)
        await list.send(.screen(.timeAdvanced(to: .seconds(1))))
        await list.send(.screen(.timeAdvanced(to: .seconds(2))))
        try same(
            bench.state.body?.nothing,
            NoticeState(
                headline: "No title has “zebra”", advice: "Check the spelling, or use fewer words."))
        try same(bench.state.body?.search?.cursor, 5)
        bench.type("s", into: list)
        try same(bench.state.body?.nothing?.headline, "No title has “zebra”")
    }

    @Test("says why what was found can't be sorted or filtered; the way back is beside the title")
    func unsorted() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        try same(
            bench.state.bar, TitleBar(action: PageButton("Sort", .menuOpened(.sort)), choice: "Most popular"))
        list.handle(.searchBegan)
        bench.type("mov", into: list)
        await list.send(.searchEnded)
        #expect(try bench.state.bar?.back == .cancelled && bench.state.bar?.action?.isEnabled == false)
        for menu in [MovieMenu.sort, .genres] {
            await list.send(.menuOpened(menu))
            let remark = try #require(try bench.state.remark)
            #expect(remark.text.hasPrefix("Search results can’t be sorted") && remark.event == .cancelled)
            #expect(try bench.state.body?.menu == nil)
        }
        await list.send(.cancelled)
        await list.send(.menuOpened(.sort))
        #expect(try bench.state.body?.menu != nil && bench.state.bar == TitleBar(back: .cancelled))
    }
}
