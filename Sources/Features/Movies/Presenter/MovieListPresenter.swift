package import MoviesEntity
package import MoviesPorts
package import MoviesScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds the state of the list of movies, and decides when to request a page.
@MainActor
package final class MovieListPresenter: Presenter {
    /// What it requests.
    enum Effect {
        /// The first page of the query; or the same without waiting for anyone, if that is possible.
        case load, know
        case more, genres
        /// Drops what is being loaded, and loads what the list lacks.
        case goOn

        /// All but genres give way to another list.
        static func overtakes(_ newer: Effect, _ older: Effect) -> Bool {
            newer == older || ![.more, .genres].contains(newer) && older != .genres
        }
    }

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<MovieListViewState>)? { didSet { render() } }
    private let firstPage: Int
    let wording: MovieWording
    private let pages: MovieListInteractorInput
    private let known: MovieSearchInteractorInput
    private let genres: MovieGenresInteractorInput
    private let router: any Routing<MovieRoute>
    private weak var output: (any Reporting<MovieReport>)?
    var state = MovieListState()
    private var pull = TopPull()
    private(set) lazy var effects = EffectRunner<Effect>(overtaking: Effect.overtakes) { [weak self] in
        await self?.perform($0)
    }

    /// A list that begins with what `request` asks for.
    package init(
        _ request: MovieRequest = MovieRequest(.popular), named genres: [Genre] = [], wording: MovieWording,
        pages: @escaping MovieListInteractorInput, known: @escaping MovieSearchInteractorInput,
        genres askForGenres: @escaping MovieGenresInteractorInput,
        router: any Routing<MovieRoute>, output: (any Reporting<MovieReport>)?
    ) {
        (firstPage, self.wording, self.pages, self.genres) = (request.page, wording, pages, askForGenres)
        (self.known, self.router, self.output) = (known, router, output)
        state.take(request.query, genres: genres)
    }

    package func handle(_ event: MovieListEvent) {
        if event.isOfPerson { state.refusal = nil }
        switch event {
        case .screen(.appeared): effects.request(.load)
        case .screen(.timeAdvanced(let time)): return advance(to: time)
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen: return
        case .refreshRequested: refresh()
        case .moved(let step): move(by: step)
        case .wheeled(let step): wheel(by: step)
        case .opened(let index): return open(index ?? state.selected)
        case .seen(let places):
            guard places != state.seen else { return }
            let isFirst = state.seen.isEmpty
            state.seen = places
            askAhead()
            // On a live screen, the foot says what is missing; and what failed, once that is out of sight.
            if !isFirst, state.error == nil { return }
        case .searchBegan: state.beginSearch()
        case .searchEdited(let edit): editSearch(edit)
        case .searchEnded: endSearch()
        case .menuOpened(let menu): openMenu(menu)
        case .chosen(let index): choose(index)
        case .menuTicked: tick()
        case .cancelled:
            switch state.wayBack {
            case .fromMenu: closeMenu()
            case .fromSearch: clearSearch()
            case .fromError: state.closeError()
            case .out: return router.navigate(to: .back)
            }
        }
        render()
    }

    package func settle() async { await effects.settle() }

    private func move(by step: Int) {
        state.move(by: step)
        if state.menu == nil { askAhead() }
    }

    private func refresh() {
        let lacksPage = state.loaded?.fault != nil
        state.closeError()
        // What is there stays, and only what failed is requested again.
        effects.request(lacksPage && state.needsPage ? .more : .load)
    }

    private func wheel(by step: Int) {
        let isPastTop = state.menu == nil && step < 0 && state.selected + step < 0
        let isPulled = pull.step(isPastTop: isPastTop, at: state.now)
        if isPulled, !state.isLoading { refresh() }
        if !isPastTop { move(by: step) }
    }

    private func open(_ index: Int) {
        guard state.menu == nil, state.items.indices.contains(index) else { return }
        state.selected = index
        render()
        router.navigate(to: .details(state.items[index]))
    }

    private func askAhead() {
        // A request would cancel the one under way; this is checked again once that one is done.
        if state.needsPage, !state.isLoading { effects.request(.more) }
    }
}

// MARK: - Asking

extension MovieListPresenter {
    private func perform(_ effect: Effect) async {
        switch effect {
        case .load: await load()
        case .know: await know()
        case .more: if let next = state.loaded?.movies.nextPage, state.needsPage { await load(page: next) }
        case .genres: await loadGenres()
        case .goOn: askAhead()
        }
    }

    private func load() async {
        state.error = nil
        await ask(for: firstPage) { state, page throws(MoviesError) in
            let isBeyond = page.number > page.lastNumber && page.movies.isEmpty && page.skipped.isEmpty
            guard !isBeyond || page.lastNumber == 0 else { throw .noSuchPage(last: page.lastNumber) }
            state.begin(with: page, in: wording)
        }
    }

    /// Shows what is known of the query at once. Who is offline is not asked to wait, but the service is, as it may be back.
    private func know() async {
        let query = state.query
        let page = await Result { () async throws(MoviesError) in
            try await known(MovieRequest(query, page: firstPage), state.loaded?.page.asOf != nil)
        }
        // What failed is told after the pause, when the service is asked.
        guard case .success(let page?) = page, query == state.query else { return }
        state.begin(with: page, in: wording)
        if page.asOf == nil { state.search?.pause = nil }
        askAhead()
        render()
    }

    private func load(page: Int) async {
        await ask(for: page) { state, page throws(MoviesError) in state.add(page, in: wording) }
    }

    /// Requests a page. An answer that arrives after the query has changed is dropped.
    private func ask(
        for page: Int, _ take: (inout MovieListState, MoviePage) throws(MoviesError) -> Void
    ) async {
        let query = state.query
        state.isLoading = true
        render()
        let answer = await Result { () async throws(MoviesError) in
            try await pages(MovieRequest(query, page: page))
        }
        state.isLoading = false
        if query == state.query {
            do throws(MoviesError) {
                try take(&state, try answer.get())
            } catch {
                if error != .cancelled { fail(error, isMore: page != firstPage) }
            }
            askAhead()
        }
        render()
    }

    private func loadGenres() async {
        do throws(MoviesError) {
            state.genres = try await genres()
            state.error = nil
            openMenu(.genres)
        } catch {
            if error != .cancelled { fail(error) }
        }
        render()
    }

    private func fail(_ error: MoviesError, isMore: Bool = false) {
        // What was found before isn't what was asked for.
        if state.isStale { state.forget() }
        if isMore { state.failMore(error) } else { state.error = error }
        output?.report(.failed(error, wording.alert(for: error)))
    }

    func render() { view?.render(MovieListWording(words: wording, state: state).page) }
}
