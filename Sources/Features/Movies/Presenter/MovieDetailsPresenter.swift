import MoviesEntity
package import MoviesPorts
package import MoviesScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds the state of the screen with one movie.
@MainActor
package final class MovieDetailsPresenter: Presenter {
    private enum Effect { case load, trailer }

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<MovieDetailsViewState>)? { didSet { render() } }
    private let subject: MovieSubject
    private let title: String?
    private let wording: MovieWording
    private let interactor: MovieDetailsInteractorInput
    private let opensTrailer: MovieTrailerInteractorInput
    private let router: any Routing<MovieRoute>
    private weak var output: (any Reporting<MovieReport>)?
    private var details: MovieDetails?
    private var error: MoviesError?
    /// Whether the requested trailer was opened.
    private var isTrailerOpen: Bool?
    private var isLoading = false
    private var now = Duration.zero
    private lazy var effects = EffectRunner<Effect>(overtaking: ==) { [weak self] effect in
        switch effect {
        case .load: await self?.load()
        case .trailer: await self?.openTrailer()
        }
    }

    /// A screen about `subject`, with its `title` if that is already known.
    package init(
        _ subject: MovieSubject, title: String? = nil, wording: MovieWording,
        interactor: @escaping MovieDetailsInteractorInput,
        opensTrailer: @escaping MovieTrailerInteractorInput, router: any Routing<MovieRoute>,
        output: (any Reporting<MovieReport>)?
    ) {
        (self.subject, self.title, self.wording) = (subject, title, wording)
        (self.interactor, self.opensTrailer) = (interactor, opensTrailer)
        (self.router, self.output) = (router, output)
    }

    package func handle(_ event: MovieDetailsEvent) {
        switch event {
        case .screen(.appeared), .refreshRequested: effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen(.placesRequested): router.navigate(to: .places)
        case .screen(.timeAdvanced(let time)):
            now = time
            if isLoading { render() }
        case .screen: break
        case .trailerRequested:
            if details?.trailer != nil { effects.request(.trailer) }
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
            // A person who leaves needs no error.
            if error != .cancelled {
                self.error = error
                output?.report(.failed(error, wording.alert(for: error)))
            }
        }
        isLoading = false
        render()
    }

    /// Opens the trailer; if nothing can, shows its address.
    private func openTrailer() async {
        guard let address = details?.trailer?.address else { return }
        isTrailerOpen = await opensTrailer(address)
        if isTrailerOpen == false { output?.report(.noted(.copied(address))) }
        render()
    }

    private func render() {
        let alert = error.map(wording.alert)
        let content: MovieDetailsViewState.Content =
            if let details {
                .body(wording.sheet(of: details, showsTrailer: isTrailerOpen == false))
            } else if let alert {
                .failed(alert)
            } else {
                .loading(wording.voice("Loading…", "Завантажуємо…"))
            }
        view?.render(
            MovieDetailsViewState(
                title: details?.movie.title ?? title ?? wording.voice("Movie", "Фільм"), content: content,
                notes: wording.origin(isFull: true),
                record: details.map {
                    MoviesRecord([wording.line(for: $0.movie, $0)], source: wording.source)
                },
                alert: details == nil ? nil : alert, isRefreshing: isLoading,
                turn: wording.turn(isLoading, at: now), remark: remark,
                hints: wording.hints(for: details, hasFailed: error != nil),
                bar: TitleBar(back: .screen(.closed)),
                nextChange: wording.nextTurn(isLoading, after: now)))
    }

    private var remark: RemarkState<MovieDetailsEvent>? {
        let voice = wording.voice
        let said = isTrailerOpen.map {
            $0
                ? voice("The trailer opens in your browser.", "Трейлер відкривається у браузері.")
                : voice("Its address is here, and copied.", "Ось адреса; її скопійовано.")
        }
        return said.map { RemarkState($0, isNews: false) }
    }
}

extension MovieWording {
    fileprivate func hints(for details: MovieDetails?, hasFailed: Bool) -> [KeyHint<MovieDetailsEvent>] {
        var hints: [KeyHint<MovieDetailsEvent>] = []
        if details?.trailer != nil {
            hints.append(KeyHint(.event(.trailerRequested), voice("trailer", "трейлер"), isEssential: true))
        }
        if details?.movie.poster != nil {
            hints.append(KeyHint(.event(.posterRequested), voice("poster", "постер")))
        }
        if details != nil { hints.append(KeyHint(.row, voice("scroll", "гортати"))) }
        return hints + voice.places() + [
            KeyHint(.event(.refreshRequested), refreshing(hasFailed), isEssential: hasFailed),
            voice.leaving(),
        ]
    }
}
