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
    private(set) var loaded: LoadedMovies?
    var selected = 0
    /// The movies in sight.
    var seen = 0..<0
    var error: MoviesError?
    var isLoading = false
    var genres: [Genre] = []
    var menu: MovieMenuState?
    /// Why the last key did nothing; `nil` if it did something.
    var refusal: Refusal?

    /// Why a list can't be sorted or filtered.
    enum Refusal { case searching, offline(ConnectedAction) }

    /// A search by title.
    struct Search {
        var text: EditedText
        var isEditing = true
        /// The wait before the service is asked, which starts again if more is typed; `nil` if there is none.
        var pause: Pause?
        /// The list before the search; `nil` as long as it is still shown.
        var before: Before?
    }

    /// The wait after the last key.
    enum Pause: Equatable {
        case begins
        case ends(Duration)
    }

    struct Before {
        let loaded: LoadedMovies?
        let selected: Int
    }

    /// The current query.
    var query: MovieQuery {
        search.flatMap { MovieQuery.searching($0.text.text) } ?? .list(sort: sort, filter: filter)
    }

    var isSearching: Bool { if case .search = query { true } else { false } }

    /// Begins with the first page of `query`. If it is a newer version of the same list, the person stays at the same movie.
    mutating func begin(with page: MoviePage, in words: MovieWording, keepsPlace: Bool) {
        let here = items.indices.contains(selected) ? items[selected].id : nil
        loaded = LoadedMovies(page, in: words)
        error = nil
        selected = keepsPlace ? items.firstIndex { $0.id == here } ?? 0 : 0
    }

    /// Takes the next page.
    mutating func add(_ page: MoviePage, in words: MovieWording) {
        loaded?.add(page, in: words)
    }

    /// Notes that the next page couldn't be loaded, which isn't requested again until the person wants that.
    mutating func failMore(_ error: MoviesError) { loaded?.fault = error }

    /// Drops what failed; the next page may be requested again.
    mutating func closeError() {
        error = nil
        loaded?.fault = nil
    }

    /// Begins with `query`, of movies in these genres.
    mutating func take(_ query: MovieQuery, genres: [Genre]) {
        self.genres = genres
        switch query {
        case .list(let sort, let filter): (self.sort, self.filter) = (sort, filter)
        case .search(let text): search = Search(text: EditedText(text), isEditing: false)
        }
    }

    /// Where the person gets back from, one thing after the other.
    enum WayBack { case fromMenu, fromSearch, fromError, out }

    var wayBack: WayBack {
        if menu != nil { return .fromMenu }
        if search?.isEditing == true { return .fromSearch }
        // Without a list, the failure is all there is.
        if let loaded, error != nil || loaded.fault != nil { return .fromError }
        return search == nil ? .out : .fromSearch
    }

    /// Forgets movies of another query.
    mutating func forget() { (loaded, selected, error) = (nil, 0, nil) }

    mutating func beginSearch() {
        if search == nil { search = Search(text: EditedText()) } else { search?.isEditing = true }
    }

    /// Does to what is searched for what the person typed. The list comes back as it was when nothing of it is left.
    mutating func editSearch(_ edit: TextEdit) {
        let query = query
        if !isSearching {
            search?.before = Before(loaded: loaded, selected: selected)
        }
        search?.text.apply(edit)
        guard self.query != query else { return }
        guard isSearching else { return bringBack() }
        // What was found before isn't what is searched for now.
        forget()
        search?.pause = .begins
    }

    /// The list as it was before the search.
    mutating func clearSearch() {
        if isSearching { bringBack() }
        search = nil
    }

    private mutating func bringBack() {
        forget()
        if let before = search?.before { (loaded, selected) = (before.loaded, before.selected) }
        search?.pause = nil
    }

    /// Why `menu` can't be opened; `nil` if it can. What is searched for can't be sorted or filtered.
    func refusal(of menu: MovieMenu) -> Refusal? {
        if search != nil { return .searching }
        return loaded?.page.asOf == nil ? nil : .offline(menu == .sort ? .sort : .filter)
    }

    /// Whether `menu` can be opened; if not, the reason is kept until the person does something else.
    mutating func mayOpen(_ menu: MovieMenu) -> Bool {
        refusal = refusal(of: menu)
        return refusal == nil
    }

    /// Whether what is typed is being searched for, or is about to be.
    var awaitsSearch: Bool { isSearching && loaded == nil && (isLoading || search?.pause != nil) }

    /// Whether what is typed was searched for, in vain.
    var hasFoundNothing: Bool {
        isSearching && !isLoading && search?.pause == nil && loaded != nil && items.isEmpty
    }

    var items: [Movie] { loaded?.movies.items ?? [] }

    /// Whether to request the next page: if fewer movies follow the visible ones than are visible, plus ten. In print, where none
    /// are reported visible, one page is enough.
    var needsPage: Bool {
        guard !seen.isEmpty else { return false }
        return loaded?.movies.needsPage(below: max(seen.upperBound, selected + 1), ahead: seen.count + 10)
            ?? false
    }

    /// Moves through the menu, or else through the movies.
    mutating func move(by step: Int) {
        if menu != nil {
            menu?.move(by: step)
        } else {
            selected = min(max(0, selected + step), max(0, items.count - 1))
        }
    }
}

/// The loaded movies of a list. Each is worded once, when it is loaded: there may be ten thousand.
struct LoadedMovies {
    var movies: PagedItems<Movie>
    /// The page that arrived last.
    private(set) var page: MoviePage
    /// Why the next page couldn't be loaded; `nil` if it wasn't requested or is there.
    var fault: MoviesError? {
        didSet { if fault == nil { movies.tryAgain() } else { movies.fail() } }
    }
    private(set) var skipped: [SkippedMovie] = []
    /// How many pages in a row brought only movies that were there already. After so many, the next page is the last: a server that
    /// answers each request with the same page would otherwise be asked 500 times.
    private var repeatCount = 0
    private static let mostRepeats = 2
    private(set) var faces: [MovieFace] = []
    /// The same as data.
    private(set) var lines: [MoviesRecord.Line] = []

    /// The movies of the first page that was asked for.
    init(_ page: MoviePage, in words: MovieWording) {
        (movies, self.page) = (PagedItems(firstPage: page.number), page)
        add(page, in: words)
    }

    mutating func add(_ page: MoviePage, in words: MovieWording) {
        (self.page, fault) = (page, nil)
        let isEmpty = page.movies.isEmpty && page.skipped.isEmpty || repeatCount == Self.mostRepeats
        movies.add(page.movies, of: page.number, lastPage: page.lastNumber, isEmpty: isEmpty)
        let isNew = movies.items.count > faces.count || !page.skipped.isEmpty
        repeatCount = isNew ? 0 : repeatCount + 1
        skipped += page.skipped
        for movie in movies.items[faces.count...] {
            faces.append(words.face(of: movie))
            lines.append(words.line(for: movie))
        }
    }
}

/// A menu that is open.
struct MovieMenuState: Equatable {
    let menu: MovieMenu
    let count: Int
    var selected: Int

    mutating func move(by step: Int) { selected = min(max(0, selected + step), count - 1) }
}
