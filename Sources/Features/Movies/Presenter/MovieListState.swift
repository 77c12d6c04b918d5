import MoviesEntity
import MoviesPorts
import MoviesScreens
import ScreenContract
import ScreenPresenter

/// The state of the list of movies: its data, and where the person is.
struct MovieListState {
    /// The order of the list outside a search.
    var sort = MovieSort.mostPopular
    var filter = MovieFilter()
    /// The current search; `nil` if there is none.
    var search: Search?
    /// The movies of the query; `nil` before the first page has arrived.
    private(set) var movies: PagedItems<Movie>?
    /// The page that arrived last.
    private(set) var page: MoviePage?
    private(set) var skippedCount = 0
    var selected = 0
    /// The movies in sight.
    var seen = 0..<0
    var error: MoviesError?
    var isLoading = false
    var genres: [Genre] = []
    var menu: MovieMenuState?

    /// A search by title.
    struct Search {
        var text: EditedText
        var isEditing = true
        /// The wait before the service is asked, which starts again if more is typed; `nil` if there is none.
        var pause: Pause?
        /// The list before the search.
        let before: Before
    }

    /// The wait after the last key.
    enum Pause: Equatable {
        case begins
        case ends(Duration)
    }

    struct Before {
        let movies: PagedItems<Movie>?
        let page: MoviePage?
        let skippedCount, selected: Int
    }

    /// The current query.
    var query: MovieQuery {
        search.flatMap { MovieQuery.searching($0.text.text) } ?? .list(sort: sort, filter: filter)
    }

    var isSearching: Bool { if case .search = query { true } else { false } }

    /// Begins with the first page of `query`. If it is a newer version of the same list, the person stays at the same movie.
    mutating func begin(with page: MoviePage, keepsPlace: Bool) {
        let here = items.indices.contains(selected) ? items[selected].id : nil
        movies = PagedItems(firstPage: page.number)
        skippedCount = 0
        add(page)
        selected = keepsPlace ? items.firstIndex { $0.id == here } ?? 0 : 0
    }

    /// Takes the next page.
    mutating func add(_ page: MoviePage) {
        let isEmpty = page.movies.isEmpty && page.skipped.isEmpty
        movies?.add(page.movies, of: page.number, lastPage: page.lastNumber, isEmpty: isEmpty)
        skippedCount += page.skipped.count
        self.page = page
        error = nil
    }

    /// Notes that the next page couldn't be loaded.
    mutating func fail(_ error: MoviesError) {
        self.error = error
        movies?.fail()
    }

    mutating func tryAgain() { movies?.tryAgain() }

    /// Forgets movies of another query.
    mutating func forget() { (movies, page, skippedCount, selected, error) = (nil, nil, 0, 0, nil) }

    mutating func beginSearch() {
        guard search == nil else {
            search?.isEditing = true
            return
        }
        let before = Before(movies: movies, page: page, skippedCount: skippedCount, selected: selected)
        search = Search(text: EditedText(), before: before)
    }

    /// The list as it was before the search.
    mutating func clearSearch() {
        guard let before = search?.before else { return }
        search = nil
        (movies, page, skippedCount) = (before.movies, before.page, before.skippedCount)
        (selected, error) = (before.selected, nil)
    }

    var items: [Movie] { movies?.items ?? [] }

    /// Whether to request the next page: if fewer movies follow the visible ones than are visible, plus ten. In print, where none
    /// are reported visible, one page is enough.
    var needsPage: Bool {
        guard !seen.isEmpty else { return false }
        return movies?.needsPage(below: max(seen.upperBound, selected + 1), ahead: seen.count + 10) ?? false
    }

    mutating func move(by step: Int) { selected = min(max(0, selected + step), max(0, items.count - 1)) }
}

/// A menu that is open.
struct MovieMenuState: Equatable {
    let menu: MovieMenu
    let count: Int
    var selected: Int

    mutating func move(by step: Int) { selected = min(max(0, selected + step), count - 1) }
}
