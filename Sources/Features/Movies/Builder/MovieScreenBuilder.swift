package import MoviesEntity
import MoviesInteractor
package import MoviesPorts
import MoviesPresenter
package import MoviesScreens
import MoviesView
package import ScreenContract
import ScreenPresenter
package import ScreenView
package import TerminalKit
package import Trace
package import Values
package import Words

/// Assembles each screen of movies. No other file names its parts.
///
/// A screen navigates with its `navigator` and reports to its `output`; the caller keeps both alive.
@MainActor
package struct MovieScreenBuilder {
    private let interactor: MovieInteractor
    private let pictures: PictureSupply
    private let wording: MovieWording
    /// What can be done with a poster that fills the screen.
    private let posterHints: [KeyHint<PictureEvent>]
    private let opensTrailer: MovieTrailerInteractorInput
    private let trace: Tracer?

    /// A builder of screens of the movies of `service`, with posters from `pictures`.
    ///
    /// - Parameters:
    ///   - seen: where movies are kept for use without a connection.
    ///   - source: where the movies come from, for programs.
    ///   - credit: the credit for the data, if its terms demand one.
    ///   - tokenAdvice: what to do about a refused token.
    ///   - isMoving: whether a mark turns while something is on its way.
    ///   - opensTrailer: opens a trailer by its address. By default, nothing does.
    ///   - trace: records every message between the parts.
    package init(
        service: any MoviesService, seen: (any SeenMovies)? = nil, pictures: PictureSupply, voice: Voice,
        days: DayClock = DayClock(), source: String = "sample", credit: PageNote? = nil,
        tokenAdvice: String? = nil, isMoving: Bool = true,
        opensTrailer: @escaping MovieTrailerInteractorInput = { _ in false }, trace: Tracer? = nil
    ) {
        interactor = MovieInteractor(service: service, seen: seen)
        wording = MovieWording(
            voice, days: days, source: source, credit: credit, tokenAdvice: tokenAdvice,
            isMoving: isMoving)
        posterHints = voice.pictureHints
        (self.pictures, self.opensTrailer, self.trace) = (pictures, opensTrailer, trace)
    }

    /// All genres, for callers that look them up by name.
    package func genres() async throws(MoviesError) -> [Genre] { try await interactor.genres() }

    /// A failure in words, for callers without a screen.
    package func alert(for error: MoviesError) -> AlertState { wording.alert(for: error) }

    /// The list that begins with `request`. Callers that know the names of genres pass them.
    package func list(
        _ request: MovieRequest = MovieRequest(.popular), genres: [Genre] = [], navigator: any Navigator,
        output: (any Reporting<MovieReport>)?
    ) -> BuiltScreen<MovieListEvent, MovieListViewState> {
        let borders = ScreenTrace(trace, view: MovieListView.self, presenter: MovieListPresenter.self)
        let presenter = MovieListPresenter(
            request, named: genres, wording: wording,
            pages: borders.question("page(_:)", to: MovieInteractor.self, interactor.page),
            known: borders.question("known(_:isOffline:)", to: MovieInteractor.self, interactor.known),
            genres: borders.question("genres()", to: MovieInteractor.self, interactor.genres),
            router: borders.router(router(on: navigator, output)), output: borders.reporting(output))
        return borders.screen(of: presenter, showing: MovieListView(pictures: pictures))
    }

    /// The details of one movie, with its `title` if that is already known.
    package func details(
        of subject: MovieSubject, title: String? = nil, navigator: any Navigator,
        output: (any Reporting<MovieReport>)?
    ) -> BuiltScreen<MovieDetailsEvent, MovieDetailsViewState> {
        let borders = ScreenTrace(trace, view: MovieDetailsView.self, presenter: MovieDetailsPresenter.self)
        let presenter = MovieDetailsPresenter(
            subject, title: title, wording: wording,
            interactor: borders.question("details(of:)", to: MovieInteractor.self, interactor.details),
            opensTrailer: opensTrailer, router: borders.router(router(on: navigator, output)),
            output: borders.reporting(output))
        return borders.screen(of: presenter, showing: MovieDetailsView(pictures: pictures))
    }

    /// The poster of a movie, as large as possible; `nil` if it has none.
    package func poster(of movie: Movie, navigator: any Navigator) -> PictureScreen? {
        let face = wording.face(of: movie, .viewer)
        return face.poster.map { address in
            PictureScreen(
                at: address, of: pictures, description: face.posterDescription, hints: posterHints,
                navigator: navigator)
        }
    }

    private func router(
        on navigator: any Navigator, _ output: (any Reporting<MovieReport>)?
    ) -> ScreenRouter<MovieRoute, MovieReport> {
        ScreenRouter(navigator: navigator, places: .places, output: output) {
            [self] route, navigator, output in
            switch route {
            case .back, .places: nil
            case .details(let movie):
                details(
                    of: MovieSubject(movie), title: movie.title, navigator: navigator, output: output
                ).screen
            case .poster(let movie): poster(of: movie, navigator: navigator)
            }
        }
    }
}
