package import MoviesEntity
package import MoviesPorts
package import MoviesScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds the state of the list of movies, and decides when to request a page.
@MainActor
package final class MovieListPresenter: Presenter {
    /// How long after the last key of a search the service is asked.
    private static let pause = Duration.milliseconds(250)

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<MovieListViewState>)? { didSet { render() } }
    private let firstPage: Int
    private let wording: MovieWording
    private let pages: MovieListInteractorInput
    private let genres: MovieGenresInteractorInput
    private let router: any Routing<MovieRoute>
    private weak var output: (any Reporting<MovieReport>)?
    private var state = MovieListState()
    private var pull = TopPull()
    /// What the clock of the screen showed last.
    private var now = Duration.zero
    private lazy var effects = EffectRunner<MovieListEffect>(overtaking: MovieListEffect.overtakes) {
        [weak self] effect in
        await self?.perform(effect)
    }

    /// A list that begins with what `request` asks for.
    package init(
        _ request: MovieRequest = MovieRequest(.popular), known genres: [Genre] = [], wording: MovieWording,
        pages: @escaping MovieListInteractorInput, genres askForGenres: @escaping MovieGenresInteractorInput,
        router: any Routing<MovieRoute>, output: (any Reporting<MovieReport>)?
    ) {
        (firstPage, self.wording, self.pages, self.genres) = (request.page, wording, pages, askForGenres)
        (self.router, self.output) = (router, output)
        state.take(request.query, genres: genres)
    }

    package func handle(_ event: MovieListEvent) {
        if event.isOfPerson { state.refusal = nil }
        switch event {
        case .screen(.appeared): effects.request(.load(keepsPlace: false))
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
            state.seen = places
            askAhead()
            if state.error == nil { return }  // It is told at the foot once it is out of sight.
        case .searchBegan: state.beginSearch()
        case .searchEdited(let edit): editSearch(edit)
        case .searchEnded: endSearch()
        case .menuOpened(let menu): openMenu(menu)
        case .chosen(let index): choose(index)
        case .cancelled:
            switch state.wayBack {
            case .fromMenu: state.menu = nil
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
        effects.request(lacksPage && state.needsPage ? .more : .load(keepsPlace: true))
    }

    private func wheel(by step: Int) {
        let isPastTop = state.menu == nil && step < 0 && state.selected + step < 0
        let isPulled = pull.step(isPastTop: isPastTop, at: now)
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

// MARK: - Searching

extension MovieListPresenter {
    private func editSearch(_ edit: TextEdit) {
        guard state.search?.isEditing == true else { return }
        let wasSearching = state.isSearching
        state.editSearch(edit)
        if wasSearching, !state.isSearching { goOn() }
    }

    /// Starts a waiting search immediately.
    private func endSearch() {
        state.search?.isEditing = false
        if state.search?.pause != nil { search() }
        if state.search?.text.text.isEmpty == true { clearSearch() }
    }

    private func search() {
        state.search?.pause = nil
        effects.request(.load(keepsPlace: false))
    }

    private func clearSearch() {
        let wasSearching = state.isSearching
        state.clearSearch()
        if wasSearching { goOn() }
    }

    /// Shows the list again; the person may have left it before it was loaded.
    private func goOn() { effects.request(state.loaded == nil ? .load(keepsPlace: false) : .goOn) }

    private func advance(to time: Duration) {
        now = time
        switch state.search?.pause {
        case nil: return
        case .begins: state.search?.pause = .ends(time + Self.pause)
        case .ends(let end):
            guard time >= end else { return }
            search()
        }
        render()
    }
}

// MARK: - Menus

extension MovieListPresenter {
    private func openMenu(_ menu: MovieMenu) {
        guard state.mayOpen(menu) else { return }
        if menu == .genres, state.genres.isEmpty { return effects.request(.genres) }
        let choices = choices(of: menu)
        state.menu = MovieMenuState(
            menu: menu, count: choices.count, selected: choices.firstIndex { $0.isTicked } ?? 0)
    }

    private func choices(of menu: MovieMenu) -> [MovieChoice] {
        MovieMenuWording(words: wording, state: state).choices(of: menu)
    }

    private func choose(_ index: Int?) {
        guard let open = state.menu else { return }
        let choices = choices(of: open.menu)
        let index = index ?? open.selected
        guard choices.indices.contains(index) else { return }
        state.menu = nil
        let before = state.query
        choices[index].change?(&state)
        if state.query != before {
            state.forget()
            effects.request(.load(keepsPlace: false))
        }
    }
}

// MARK: - Asking

extension MovieListPresenter {
    private func perform(_ effect: MovieListEffect) async {
        switch effect {
        case .load(let keepsPlace): await load(keepsPlace: keepsPlace)
        case .more: if let next = state.loaded?.movies.nextPage, state.needsPage { await load(page: next) }
        case .genres: await loadGenres()
        case .goOn: askAhead()
        }
    }

    private func load(keepsPlace: Bool) async {
        state.error = nil
        await ask(for: firstPage) { state, page throws(MoviesError) in
            let isBeyond = page.number > page.lastNumber && page.movies.isEmpty && page.skipped.isEmpty
            guard !isBeyond || page.lastNumber == 0 else { throw .noSuchPage(last: page.lastNumber) }
            state.begin(with: page, in: wording, keepsPlace: keepsPlace)
        }
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
            if !state.genres.isEmpty { openMenu(.genres) }
        } catch {
            if error != .cancelled { fail(error) }
        }
        render()
    }

    private func fail(_ error: MoviesError, isMore: Bool = false) {
        if isMore { state.failMore(error) } else { state.error = error }
        output?.report(.failed(error, wording.alert(for: error)))
    }

    private func render() { view?.render(MovieListWording(words: wording, state: state).page) }
}
