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
@Suite("What else there is on the list of movies")
struct MovieMenuTests {
    private let bench = ListBench()

    @Test("is sorted and filtered by menus with the choice that holds ticked, and “Cancel” last")
    func menus() async throws {
        let list = bench.list()
        await list.send(.screen(.appeared))
        await list.send(.menuOpened(.sort))
        let menu = try #require(try bench.state.body?.menu)
        same(menu.items, ["Most popular", "Newest", "Best rated", "By title", "Cancel"])
        #expect(menu.ticked == [0] && menu.selected == 0)
        list.handle(.opened(nil))
        #expect(bench.router.routes.isEmpty)
        await list.send(.moved(by: 99))
        await list.send(.chosen(nil))
        #expect(try bench.state.body?.menu == nil && bench.state.summary == nil)
        await same(bench.service.requests.count, 1)
        await list.send(.menuOpened(.sort))
        await list.send(.chosen(2))
        await list.send(.menuOpened(.genres))
        try same(bench.state.body?.menu?.items, ["All genres", "Drama", "Cancel"])
        await list.send(.chosen(1))
        await list.send(.menuOpened(.years))
        try same(bench.state.body?.menu?.items[1], "2020–2029")
        await list.send(.chosen(11))
        await list.send(.menuOpened(.rating))
        await list.send(.chosen(3))
        try same(bench.state.summary, "Best rated · Drama · 1920–1929 · 7.0 or better")
        await same(
            bench.service.requests.last?.query,
            .list(
                sort: .bestRated,
                filter: MovieFilter(genres: [18], years: 1920...1929, leastRating: 7)))
        await list.send(.menuOpened(.filter))
        let filters = try #require(try bench.state.body?.menu)
        #expect(
            filters.items == ["Genre: Drama", "Years: 1920–1929", "Rating: 7.0 or better", "Cancel"]
                && filters.ticked == [0, 1, 2])
        await list.send(.chosen(1))
        #expect(try bench.state.body?.menu?.title == "Years" && bench.state.body?.menu?.ticked == [11])
        await list.send(.chosen(0))
        try same(bench.state.summary, "Best rated · Drama · 7.0 or better")
        await list.send(.menuOpened(.filter))
        try same(bench.state.body?.menu?.items[1], "Years: All years")
        await list.send(.cancelled)
        #expect(try bench.state.body?.menu == nil)
    }

    @Test(
        "can be filtered by several genres, which hold once that is confirmed; Esc leads back to the menu before"
    )
    func genres() async throws {
        let list = bench.list(genres: [18, 35, 27].map { Genre(id: $0, name: "Genre \($0)") })
        func ticked() throws -> Set<Int>? { try bench.state.body?.menu?.ticked }
        await list.send(.screen(.appeared))
        await list.send(.menuOpened(.genres))
        try same(ticked(), [0])
        #expect(try bench.state.hints.contains { $0.action == .event(.menuTicked) })
        for (step, lines) in [(1, [1]), (2, [1, 3]), (0, [1]), (0, [1, 3])] as [(Int, Set<Int>)] {
            list.handle(.moved(by: step))
            list.handle(.menuTicked)
            try same(ticked(), lines)
        }
        await same(bench.service.requests.count, 1)
        await list.send(.cancelled)
        #expect(try bench.state.body?.menu?.title == "Filter" && bench.state.summary == nil)
        await list.send(.menuTicked)
        #expect(try bench.state.body?.menu?.title == "Genre" && ticked() == [0])
        for step in [1, 1] {
            list.handle(.moved(by: step))
            list.handle(.menuTicked)
        }
        await list.send(.chosen(nil))
        try same(bench.state.summary, "Genre 18 · Genre 35")
        await same(
            bench.service.requests.last?.query,
            .list(sort: .mostPopular, filter: MovieFilter(genres: [18, 35])))
        await list.send(.menuOpened(.filter))
        try same(bench.state.body?.menu?.items.first, "Genre: Genre 18, Genre 35")
        await list.send(.chosen(0))
        try same(ticked(), [1, 2])
        await list.send(.chosen(3))
        try same(bench.state.summary, "Genre 27")
        await list.send(.menuOpened(.genres))
        await list.send(.moved(by: -9))
        await list.send(.menuTicked)
        #expect(try bench.state.body?.menu == nil && bench.state.summary == nil)
        await list.send(.menuOpened(.sort))
        #expect(try !bench.state.hints.contains { $0.action == .event(.menuTicked) })
    }

    @Test("can't be sorted or filtered while something is searched for, and doesn't offer it")
    func noMenus() async throws {
        let list = bench.list(MovieRequest(.search("movie")))
        await list.send(.screen(.appeared))
        await list.send(.menuOpened(.sort))
        #expect(try bench.state.body?.menu == nil)
        #expect(try !bench.state.hints.contains { $0.action == .event(.menuOpened(.sort)) })
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

    @Test("has a menu without genres where the server names none")
    func emptyGenres() async throws {
        let list = bench.list(genres: [])
        await list.send(.screen(.appeared))
        await list.send(.menuOpened(.genres))
        #expect(try bench.state.body?.menu?.items == ["All genres", "Cancel"] && bench.state.alert == nil)
    }

    @Test("says what is old, what was skipped, and what can't be kept")
    func notes() async throws {
        let page = MoviePage(
            [.fixture(1)], total: 1,
            skipped: [
                SkippedMovie(place: 2, title: "Odd", field: "id"),
                SkippedMovie(place: 3, title: nil, field: ""),
            ],
            asOf: DayClock.at("2026-11-19").moment,
            unkept: StoreFault(path: "/m", problem: .unwritable(reason: "No space left on device")),
            lacks: [.genreNames, .posters])
        for (language, expected) in [
            (
                Language.english,
                [
                    "2 movies can’t be read: Odd", "Nothing can be stored in “/m”: No space left on device",
                    "Genres are missing: the server doesn’t name them",
                    "Posters are missing: the server doesn’t say where they are",
                    "Credit.",
                ]
            ),
            (
                .ukrainian,
                [
                    "2 фільми не вдалося прочитати: Odd",
                    "У «/m» не вдається зберігати: No space left on device",
                    "Жанрів немає: сервер їх не назвав", "Постерів немає: сервер не сказав, де вони",
                    "Credit.",
                ]
            ),
        ] {
            let list = bench.list(wording: .tested(language, credit: "Credit.")) { _ throws(MoviesError) in
                page
            }
            await list.send(.screen(.appeared))
            try same(bench.state.notes.map(\.text), expected)
            try same(bench.state.notes.map(\.isWarning), [true, true, true, true, false])
            #expect(try bench.state.notes.last?.staysInSight == true)
            try same(bench.state.record?.skipped, 2)
            try same(
                bench.state.kept?.label,
                language == .english
                    ? "Offline, as of 19 Nov 2026" : "Офлайн, станом на 19 лист. 2026 р.")
        }
    }
}
