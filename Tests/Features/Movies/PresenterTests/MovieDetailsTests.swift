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

/// The screen with "Metropolis".
@MainActor
struct MovieStage: Stage {
    typealias Told = Transcript<MovieDetailsEvent, MovieDetailsViewState, MovieRoute>

    let book = Notebook(), view = ViewSpy<MovieDetailsViewState>(), router = RouterSpy<MovieRoute>()
    let output = ReportSpy()
    let metropolis = MovieDetails(
        movie: Movie(
            id: 19, title: "Metropolis", originalTitle: "M", originalLanguage: "de",
            genres: [Genre(id: 18, name: "Drama"), Genre(id: 878, name: "Science Fiction")],
            released: .day("1927-01-10"), rating: Rating(average: 8.06, votes: 2900),
            poster: Poster(base: "https://a.example/", path: "/x.jpg")),
        overview: "A city.", countries: ["Germany"], minutes: 153,
        trailer: Trailer(site: .youTube, key: "abc"))

    func screen(
        _ answer: Result<MovieDetails, MoviesError>? = nil, _ language: Language = .english,
        opens: Bool = false
    ) -> Told {
        let answer = answer ?? .success(metropolis)
        let presenter = MovieDetailsPresenter(
            .place(1), title: "Before", wording: .tested(language, credit: "Credit."),
            interactor: { _ throws(MoviesError) in try answer.get() },
            opensTrailer: { opens && $0 == "https://www.youtube.com/watch?v=abc" }, router: router,
            output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports })
        presenter.view = view
        return told
    }

    func shown(opens: Bool = false) async -> Told {
        let told = screen(opens: opens)
        await told.begin(.screen(.appeared))
        return told
    }
}

@MainActor
@Suite("The screen with one movie")
struct MovieDetailsTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<MovieStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes<MovieStage>(
        "MovieDetails",
        [
            Scene("It shows everything, says whose data it is, and has it as data") { stage in
                await stage.screen().send(.screen(.appeared))
            },
            Scene("In Ukrainian; where it is heard, a group of digits would be a number of its own") {
                stage in
                let ukrainian = stage.screen(nil, .ukrainian)
                await ukrainian.compare(with: stage.shown(), .screen(.appeared))
                await stage.screen(nil, .ukrainian.spoken).compare(with: ukrainian, .screen(.appeared))
            },
            Scene("What is missing is said; there is no trailer and no poster to ask for") { stage in
                for language in Language.allCases {
                    let bare = MovieDetails(movie: .fixture(7, rating: 9, votes: 9))
                    let told = stage.screen(.success(bare), language)
                    await told.send(.screen(.appeared), .trailerRequested, .posterRequested)
                }
            },
            Scene("The trailer opens at an address that was made here") { stage in
                let told = await stage.shown(opens: true)
                await told.send(.trailerRequested)
            },
            Scene("Its address is shown and copied where nothing opens it; the ways out") { stage in
                let told = await stage.shown()
                await told.send(
                    .trailerRequested, .posterRequested, .screen(.placesRequested), .screen(.closed))
            },
            Scene("It says why it can't be shown; who leaves is told nothing") { stage in
                await stage.screen(.failure(.offline)).send(.screen(.appeared), .refreshRequested)
                await stage.screen(.failure(.cancelled)).send(.screen(.appeared))
            },
        ])
}
