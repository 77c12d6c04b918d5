package import ScreenContract

/// What can happen on the list of movies.
package enum MovieListEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The newest list was asked for: the first page anew.
    case refreshRequested
    case moved(by: Int)
    /// The movie at this place was opened, from 0; `nil` for the one that the person is at.
    case opened(Int?)
    /// The movies at these places are in sight.
    case seen(Range<Int>)
    case searchBegan
    case searchEdited(TextEdit)
    /// The person is done typing, and looks at what was found.
    case searchEnded
    /// The list is wanted back as it was before the search.
    case searchCleared
    case menuOpened(MovieMenu)
    /// The choice at this place was made, from 0; `nil` for the one that the person is at.
    case chosen(Int?)
    case menuClosed
}

/// What can be chosen about the list.
package enum MovieMenu: Equatable, Sendable {
    case sort, genres, years, rating
}

/// What is on the list of movies, ready to draw.
package typealias MovieListViewState = Page<MovieShelf, MoviesRecord, MovieListEvent>

/// Movies in words, and what can be done about them.
package struct MovieShelf: Equatable, Sendable {
    package let movies: [MovieFace]
    /// The one that the person is at, from 0.
    package let selected: Int
    /// What is searched for; `nil` if nothing is.
    package let search: SearchFieldState?
    /// In what order they come.
    package let sort: String
    /// Which ones are wanted, a condition each.
    package let filters: [String]
    package let menu: MenuState?
    /// What is said below the last movie: that more are on their way, or why they aren't.
    package let foot: String?

    package init(
        _ movies: [MovieFace], selected: Int = 0, search: SearchFieldState? = nil, sort: String,
        filters: [String] = [], menu: MenuState? = nil, foot: String? = nil
    ) {
        (self.movies, self.selected, self.search) = (movies, selected, search)
        (self.sort, self.filters, self.menu, self.foot) = (sort, filters, menu, foot)
    }
}
