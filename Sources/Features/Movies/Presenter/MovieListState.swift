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
    /// The index of the movie that the person is at.
    var selected: Int {
        get { loaded?.selected ?? 0 }
        set { loaded?.selected = newValue }
    }
    /// The movies in sight.
    var seen = 0..<0
    var error: MoviesError?
    var isLoading = false
    /// All genres; `nil` before they have been asked for.
    var genres: [Genre]?
    /// What the clock of the screen showed last.
    var now = Duration.zero
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
        /// The list before the search; `nil` if there was none.
        var before: LoadedMovies?
    }

    /// The wait after the last key.
    enum Pause: Equatable {
        case begins
        case ends(Duration)
    }

    /// The current query.
    var query: MovieQuery {
        search.flatMap { MovieQuery.searching($0.text.text) } ?? .list(sort: sort, filter: filter)
    }

    var isSearching: Bool { query.isSearch }

    /// Whether the movies that are shown are those of an earlier query, until those of the current one have arrived.
    var isStale: Bool { loaded.map { $0.query != query } ?? false }

    /// Begins with the first page of `query`. If it is a newer version of the same list, the later pages stay, and the person stays
    /// at the same movie.
    mutating func begin(with page: MoviePage, in words: MovieWording) {
        var newer = LoadedMovies(page, of: query, in: words)
        if let loaded, !isStale { newer.take(over: loaded) }
        (loaded, error) = (newer, nil)
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
        if !genres.isEmpty { self.genres = genres }
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
    mutating func forget() { (loaded, error) = (nil, nil) }

    mutating func beginSearch() {
        if search == nil { search = Search(text: EditedText()) } else { search?.isEditing = true }
    }

    /// Does to what is searched for what the person typed. The list comes back as it was when nothing of it is left.
    mutating func editSearch(_ edit: TextEdit) {
        let query = query
        if !isSearching { search?.before = loaded }
        search?.text.apply(edit)
        guard self.query != query else { return }
        guard isSearching else { return bringBack() }
        // What was found before stays until something else is found.
        error = nil
        search?.pause = .begins
    }

    /// The list as it was before the search.
    mutating func clearSearch() {
        if isSearching { bringBack() }
        search = nil
    }

    private mutating func bringBack() {
        (loaded, error) = (search?.before, nil)
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

    /// Whether the last search was in vain.
    var hasFoundNothing: Bool { items.isEmpty && loaded?.query.isSearch == true }

    var items: [Movie] { loaded?.movies.items ?? [] }

    /// Whether to request the next page: if fewer movies follow the visible ones than are visible, plus ten. In print, where none
    /// are reported visible, one page is enough.
    var needsPage: Bool {
        guard !seen.isEmpty, !isStale else { return false }
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
    let query: MovieQuery
    var movies: PagedItems<Movie>
    /// The index of the movie that the person is at.
    var selected = 0
    /// The page that arrived last.
    private(set) var page: MoviePage
    /// The number of the last page that is there.
    private var end: Int
    /// Why the next page couldn't be loaded; `nil` if it wasn't requested or is there.
    var fault: MoviesError? {
        didSet { if fault == nil { movies.tryAgain() } else { movies.fail() } }
    }
    /// What can't be read, by the number of its page.
    private var skippedOn: [Int: [SkippedMovie]] = [:]
    /// How many pages in a row brought only movies that were there already. After so many, the next page is the last: a server that
    /// answers each request with the same page would otherwise be asked 500 times.
    private var repeatCount = 0
    private static let mostRepeats = 2
    private(set) var faces: [MovieFace] = []
    /// The same as data.
    private(set) var lines: [MoviesRecord.Line] = []

    /// The movies of the first page that was asked for.
    init(_ page: MoviePage, of query: MovieQuery, in words: MovieWording) {
        (self.query, movies, self.page, end) = (query, PagedItems(firstPage: page.number), page, page.number)
        add(page, in: words)
    }

    var skipped: [SkippedMovie] {
        skippedOn.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    mutating func add(_ page: MoviePage, in words: MovieWording) {
        (self.page, end, fault) = (page, page.number, nil)
        let isEmpty = page.movies.isEmpty && page.skipped.isEmpty || repeatCount == Self.mostRepeats
        movies.add(page.movies, of: page.number, lastPage: page.lastNumber, isEmpty: isEmpty)
        let isNew = movies.items.count > faces.count || !page.skipped.isEmpty
        repeatCount = isNew ? 0 : repeatCount + 1
        skippedOn[page.number] = page.skipped
        for movie in movies.items[faces.count...] {
            faces.append(words.face(of: movie))
            lines.append(words.line(for: movie))
        }
    }

    /// Takes over the place in an older version of the list, and its later pages, if there still are any of the same source.
    mutating func take(over old: LoadedMovies) {
        let items = old.movies.items
        let here = items.indices.contains(old.selected) ? items[old.selected].id : nil
        defer { selected = movies.items.firstIndex { $0.id == here } ?? 0 }
        let isSameSource = (page.asOf == nil) == (old.page.asOf == nil)
        guard isSameSource, movies.nextPage != nil, old.end > end else { return }
        end = old.end
        let ids = Set(movies.items.map(\.id))
        let rest = items.indices.filter { !ids.contains(items[$0].id) }
        movies.add(
            rest.map { items[$0] }, of: end, lastPage: page.lastNumber, isEmpty: false)
        faces += rest.map { old.faces[$0] }
        lines += rest.map { old.lines[$0] }
        skippedOn.merge(old.skippedOn) { new, _ in new }
    }
}

extension MovieQuery {
    fileprivate var isSearch: Bool { if case .search = self { true } else { false } }
}

/// A menu that is open.
struct MovieMenuState: Equatable {
    let menu: MovieMenu
    let count: Int
    var selected: Int
    /// The genres that are ticked, before they hold; `nil` if no tick was set or taken away.
    var genres: Set<Genre.ID>?

    mutating func move(by step: Int) { selected = min(max(0, selected + step), count - 1) }
}
