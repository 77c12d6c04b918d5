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

/// Three movies on one page, which a search finds by a part of their title.
@MainActor
struct MovieListStage: Stage {
    typealias Told = Transcript<MovieListEvent, MovieListViewState, MovieRoute>

    let book = Notebook(), bench = ListBench()
    let movies: [Movie] = [
        .fixture(
            1, title: "Metropolis", original: "M", language: "de", genres: [Genre(id: 18, name: "Drama")],
            released: "1927-01-10", rating: 8.06),
        .fixture(2, title: "Nosferatu"), .fixture(3, title: "Sunrise"),
    ]
    let failure = Watched<MoviesError?>(nil)

    func screen(
        _ request: MovieRequest = MovieRequest(.popular), _ wording: MovieWording = .tested(),
        page: MoviePage? = nil,
        genres: [Genre] = [Genre(id: 18, name: "Drama"), Genre(id: 35, name: "Comedy")]
    ) -> Told {
        let asked = Watched<[MovieRequest]>([])
        let list = bench.list(request, wording: wording, genres: genres) {
            [movies, failure] request throws(MoviesError) in
            asked.change { $0.append(request) }
            if let failure = failure.value { throw failure }
            if let page { return page }
            guard case .search(let words) = request.query else { return MoviePage(request.page, of: movies) }
            return MoviePage(request.page, of: movies.filter { $0.title.contains(words) })
        }
        return Told(
            of: list, in: book, view: bench.view, router: bench.router,
            reports: { [bench] in bench.output.reports }, asked: { asked.value })
    }

    /// The list, as the first scene tells it.
    func shown() async -> Told {
        let told = screen()
        await told.begin(.screen(.appeared))
        return told
    }

    func typed(_ text: String) -> MovieListEvent { .searchEdited(.inserted(TypedText(text))) }

    func after(_ milliseconds: Int) -> MovieListEvent {
        .screen(.timeAdvanced(to: .milliseconds(milliseconds)))
    }
}

@MainActor
@Suite("The list of movies, as it is used")
struct MovieListTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<MovieListStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes("MovieList", showing + choosing + searching)

    private nonisolated static let showing: [Scene<MovieListStage>] = [
        Scene("The list says that it is loading, then shows a page with its record") { stage in
            let told = stage.screen()
            await told.when("it comes up")
            await told.send(.screen(.appeared))
        },
        Scene("In Ukrainian") { stage in
            await stage.screen(MovieRequest(.popular), .tested(.ukrainian))
                .compare(with: stage.shown(), .screen(.appeared))
        },
        Scene("The list leads to the movie that the person is at, or presses, and back") { stage in
            let told = await stage.shown()
            await told.send(
                .moved(by: 2), .opened(nil), .opened(1), .opened(99), .screen(.placesRequested),
                .screen(.closed))
        },
        Scene("Why there are no movies is said, and who opened the list is told; trying again may help") {
            stage in
            stage.failure.change { $0 = .offline }
            let told = stage.screen()
            await told.send(.screen(.appeared))
            stage.failure.change { $0 = nil }
            await told.send(.refreshRequested)
        },
        Scene("Which pages there are is said where one beyond them was asked for") { stage in
            await stage.screen(MovieRequest(.popular, page: 6)).send(.screen(.appeared))
        },
        Scene("A sample is called so wherever the person is, in brief on small screens") { stage in
            for language in Language.allCases {
                let wording = MovieWording(Voice(language, about: "Movies made up; see there"))
                await stage.screen(MovieRequest(.popular), wording).compare(
                    with: stage.shown(), .screen(.appeared))
            }
        },
        Scene("What is old, what was skipped, what is missing and what can't be kept is said") { stage in
            let page = MoviePage(
                [stage.movies[1]], total: 1,
                skipped: [
                    SkippedMovie(place: 2, title: "Odd", field: "id"),
                    SkippedMovie(place: 3, title: nil, field: ""),
                ],
                asOf: DayClock.at("2026-11-19").moment,
                unkept: StoreFault(path: "/m", problem: .unwritable(reason: "No space left on device")),
                lacks: [.genreNames, .posters])
            for language in Language.allCases {
                let told = stage.screen(
                    MovieRequest(.popular), .tested(language, credit: "Credit."), page: page)
                await told.compare(with: stage.shown(), .screen(.appeared))
                await told.send(.seen(0..<1))
            }
        },
        Scene("Offline it can't be sorted or filtered, and says so") { stage in
            let page = MoviePage(1, of: stage.movies, asOf: DayClock.at("2026-11-19").moment)
            let told = stage.screen(page: page)
            await told.compare(with: stage.shown(), .screen(.appeared))
            await told.send(.menuOpened(.sort), .menuOpened(.genres), .menuOpened(.years), .moved(by: 1))
        },
        Scene("An error is closed with Esc; where the list is scrolled, it stands at its foot") { stage in
            let told = await stage.shown()
            stage.failure.change { $0 = .timeout }
            await told.send(.refreshRequested, .seen(1..<3), .menuOpened(.sort), .cancelled, .cancelled)
        },
    ]

    private nonisolated static let choosing: [Scene<MovieListStage>] = [
        Scene("A menu has the choice that holds ticked, and “Cancel” last") { stage in
            let told = await stage.shown()
            await told.send(
                .menuOpened(.sort), .opened(nil), .moved(by: 99), .chosen(nil), .menuOpened(.sort), .chosen(2)
            )
        },
        Scene("Filters hold together, are said in the summary, and are taken away one by one") { stage in
            let told = await stage.shown()
            await told.send(.menuOpened(.genres), .chosen(1), .menuOpened(.years), .chosen(11))
            await told.send(.menuOpened(.rating), .chosen(3), .menuOpened(.filter), .chosen(1), .chosen(0))
            await told.send(.menuOpened(.filter), .cancelled)
        },
        Scene("Several genres are ticked, and hold once confirmed; Esc leads to the menu before") { stage in
            let told = await stage.shown()
            await told.send(
                .menuOpened(.genres), .moved(by: 1), .menuTicked, .moved(by: 1), .menuTicked, .cancelled)
            await told.send(
                .menuTicked, .moved(by: 1), .menuTicked, .moved(by: 1), .menuTicked, .menuTicked, .chosen(nil)
            )
            await told.send(.menuOpened(.genres), .moved(by: -9), .menuTicked)
        },
        Scene("Where the server names no genres, the menu has none") { stage in
            let told = stage.screen(genres: [])
            await told.begin(.screen(.appeared))
            await told.send(.menuOpened(.genres))
        },
        Scene("What was searched for can't be sorted, which is said; the way back is beside the title") {
            stage in
            let told = await stage.shown()
            await told.begin(.searchBegan, stage.typed("s"), .searchEnded)
            await told.send(.menuOpened(.sort), .menuOpened(.genres), .cancelled, .menuOpened(.sort))
        },
    ]

    private nonisolated static let searching: [Scene<MovieListStage>] = [
        Scene("A search begins 250 ms after the last key, once, and gives the list back where it was") {
            stage in
            let told = await stage.shown()
            await told.begin(.moved(by: 2))
            await told.send(
                .searchBegan, stage.typed("Sun"), stage.after(3_000), stage.typed("r"), stage.after(4_000),
                stage.after(4_249), stage.after(4_250), .cancelled)
        },
        Scene("It begins at once when the person is done typing; nothing typed is no search") { stage in
            let told = await stage.shown()
            await told.send(.searchBegan, stage.typed("  "), .searchEnded)
            await told.begin(.cancelled)
            await told.send(
                .searchBegan, .searchEnded, .searchBegan, stage.typed("Sun"), .searchEnded, stage.typed("x"))
        },
        Scene("That nothing was found is said while it is typed, with what to change") { stage in
            let told = await stage.shown()
            await told.send(
                .searchBegan, stage.typed("zebra"), stage.after(1_000), stage.after(2_000), stage.typed("s"))
        },
        Scene("A search that was asked for and finds nothing, and a filter that nothing fits") { stage in
            for language in Language.allCases {
                await stage.screen(MovieRequest(.search("zebra")), .tested(language)).send(.screen(.appeared))
            }
            let filter = MovieRequest(.list(sort: .mostPopular, filter: MovieFilter(years: 1927...1927)))
            await stage.screen(filter, page: MoviePage([], lastNumber: 0, total: 0)).send(.screen(.appeared))
        },
        Scene("It can begin before the list is there: Esc ends it, and the list comes") { stage in
            let told = stage.screen()
            told.handle(.screen(.appeared), .searchBegan)
            await told.when("the list has come")
            await told.send(.cancelled)
        },
        Scene("One of which all is deleted gives the list back at once, without asking again") { stage in
            let told = await stage.shown()
            await told.begin(.moved(by: 2), .searchBegan, stage.typed("Su"), .searchEnded, .searchBegan)
            await told.send(
                .searchEdited(.deleted(.previousCharacter)), .searchEdited(.deleted(.previousCharacter)))
        },
    ]
}
