import MoviesEntity
package import MoviesPorts
package import MoviesScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds the state of the screen with one movie.
@MainActor
package final class MovieDetailsPresenter: Presenter {
    private enum Effect { case load }

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<MovieDetailsViewState>)? { didSet { render() } }
    private let subject: MovieSubject
    private let title: String?
    private let wording: MovieWording
    private let interactor: MovieDetailsInteractorInput
    private let router: any Routing<MovieRoute>
    private weak var output: (any Reporting<MovieReport>)?
    private var details: MovieDetails?
    private var error: MoviesError?
    private var remark: String?
    private var isLoading = false
    private lazy var effects = EffectRunner<Effect>(overtaking: ==) { [weak self] _ in await self?.load() }

    /// A screen about `subject`, which is called `title`, if that is known before.
    package init(
        _ subject: MovieSubject, title: String? = nil, wording: MovieWording,
        interactor: @escaping MovieDetailsInteractorInput, router: any Routing<MovieRoute>,
        output: (any Reporting<MovieReport>)?
    ) {
        (self.subject, self.title, self.wording) = (subject, title, wording)
        (self.interactor, self.router, self.output) = (interactor, router, output)
    }

    package func handle(_ event: MovieDetailsEvent) {
        switch event {
        case .screen(.appeared), .refreshRequested: effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen(.placesRequested): router.navigate(to: .places)
        case .screen: break
        case .trailerRequested:
            guard let trailer = details?.trailer else { return }
            remark = trailer.address
            output?.report(.opened(address: trailer.address))
            render()
        case .posterRequested:
            guard let movie = details?.movie, movie.poster != nil else { return }
            router.navigate(to: .poster(movie))
        }
    }

    package func settle() async { await effects.settle() }

    private func load() async {
        (isLoading, error) = (true, nil)
        render()
        do throws(MoviesError) {
            details = try await interactor(subject)
        } catch {
            // Who leaves is told nothing.
            if error != .cancelled {
                self.error = error
                output?.report(.failed(error, wording.alert(for: error)))
            }
        }
        isLoading = false
        render()
    }

    private func render() {
        let alert = error.map(wording.alert)
        let content: MovieDetailsViewState.Content =
            if let details {
                .body(wording.sheet(of: details))
            } else if let alert {
                .failed(alert)
            } else {
                .loading(wording.voice("Loading…", "Завантажуємо…"))
            }
        view?.render(
            MovieDetailsViewState(
                title: details?.movie.title ?? title ?? wording.voice("Movie", "Фільм"), content: content,
                notes: wording.detailsNotes,
                record: details.map { MoviesRecord([wording.line(for: $0.movie, $0)]) },
                alert: details == nil ? nil : alert, isRefreshing: isLoading && details != nil,
                remark: remark.map { RemarkState($0, isNews: false) }, hints: wording.hints(for: details)))
    }
}

extension MovieWording {
    /// What has to be said about where the data is from.
    fileprivate var detailsNotes: [PageNote] {
        [voice.about, credit].compactMap(\.self).map { PageNote($0) }
    }

    fileprivate func hints(for details: MovieDetails?) -> [KeyHint<MovieDetailsEvent>] {
        var hints: [KeyHint<MovieDetailsEvent>] = []
        if details?.trailer != nil {
            hints.append(KeyHint(.event(.trailerRequested), voice("trailer", "трейлер"), isEssential: true))
        }
        if details?.movie.poster != nil {
            hints.append(KeyHint(.event(.posterRequested), voice("poster", "постер")))
        }
        return hints + voice.places() + [
            KeyHint(.event(.refreshRequested), voice("try again", "ще раз")),
            KeyHint(.event(.screen(.closed)), voice("back", "назад")),
        ]
    }
}
