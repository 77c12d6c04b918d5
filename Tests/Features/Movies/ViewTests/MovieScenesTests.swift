import MoviesScreens
import Pictures
import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing

@testable import MoviesView

@MainActor
@Suite("What keys and presses on the screens of movies mean, and what is written and heard")
struct MovieScenesTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<EmptyStage>) async throws { try await Self.scenes.play(scene) }

    private nonisolated static func state(
        _ count: Int = 12, search: SearchFieldState? = nil, menu: MenuState? = nil
    ) -> MovieListViewState {
        MovieListViewState(
            title: "Popular Movies",
            content: .body(
                MovieShelf((0..<count).map { .fixture("Movie \($0)") }, search: search, menu: menu)),
            record: MoviesRecord(
                [
                    MoviesRecord.Line(
                        id: 19, title: "Metro\tpolis", released: "1927-01-10", genres: ["Drama"], rating: 8.1,
                        votes: 2900, originalTitle: nil, originalLanguage: "de", poster: nil)
                ], source: "sample", page: 1, pages: 3, total: 41))
    }

    private nonisolated static let wheel: [(String, InputEvent)] = [
        ("wheel down", .pointer(PointerEvent(kind: .scrolledDown, position: .zero))),
        ("wheel up", .pointer(PointerEvent(kind: .scrolledUp, position: .zero))),
        ("wheel left", .pointer(PointerEvent(kind: .scrolledLeft, position: .zero))),
        ("paste", .paste("polis")),
    ]

    nonisolated static let scenes = Scenes<EmptyStage>(
        "Movies",
        [
            Scene("Keys move by a row of tiles, or by one to the side; so does the wheel") { stage in
                for columns in [40, 80, 130] {
                    let view = ShownView(MovieListView(pictures: .tested), in: stage.book, columns: columns)
                    view.show(state(), "\(columns) columns")
                    view.press("↓ → ↑ ← j k Home End ⏎ / s f r g Esc q z")
                    view.give(wheel)
                }
            },
            Scene("A click opens a tile") { stage in
                let view = ShownView(MovieListView(pictures: .tested), in: stage.book)
                view.show(state())
                view.click("Movie 3", "Movie 0")
            },
            Scene("What is typed into a search is no command; in a menu, keys choose") { stage in
                let view = ShownView(MovieListView(pictures: .tested), in: stage.book)
                let field = SearchFieldState(label: "Title", text: "me", cursor: 2, found: "")
                view.show(state(search: field), "a search")
                view.press("s q ↓ ⏎ Esc")
                view.give(wheel)
                let menu = MenuState(title: "Sort", items: ["Newest", "Cancel"], ticked: 0, selected: 1)
                view.show(state(menu: menu), "a menu")
                view.press("↓ ⏎ Space Home End Esc q")
                view.click("Newest")
            },
            Scene("Where there is nothing, Esc is the way back, and q the way out") { stage in
                let view = ShownView(MovieListView(pictures: .tested), in: stage.book)
                view.show(
                    MovieListViewState(
                        title: "Movies", content: .empty(NoticeState(headline: "None", advice: ""))))
                view.press("Esc q")
            },
            Scene("Movies are sentences, lines, a table and a document; one movie is, too") { stage in
                try stage.book.tell(formsOf: state(1), in: MovieListView(pictures: .tested))
                let sheet = MovieSheet(
                    face: .fixture("Metropolis"), originalTitle: "M", origin: "1927 · Germany · 153 min",
                    overview: "A city of towers.", hasOverview: true, rating: "of 10, 2,900 votes",
                    trailer: PageButton("Trailer", .trailerRequested), trailerAddress: "https://example.org/1"
                )
                let details = MovieDetailsViewState(
                    title: "Metropolis", content: .body(sheet), bar: TitleBar(back: .screen(.closed)))
                try stage.book.tell(formsOf: details, in: MovieDetailsView(pictures: .tested))
                let view = ShownView(MovieDetailsView(pictures: .tested), in: stage.book)
                view.show(details, "one movie")
                view.press("t p Esc q r g ↓")
                view.click("Trailer")
            },
        ])
}
