package import ScreenContract

/// What can happen on the list of movies.
package enum MovieListEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person wants the newest list: the first page again.
    case refreshRequested
    case moved(by: Int)
    /// The wheel was turned by one step, over so many movies; up is negative. Turned past the top, it asks for the newest list.
    case wheeled(by: Int)
    /// The movie at this place was opened, from 0; `nil` for the selected one.
    case opened(Int?)
    /// The movies at these places are visible.
    case seen(Range<Int>)
    case searchBegan
    case searchEdited(TextEdit)
    /// The person has finished typing, and looks at the results.
    case searchEnded
    case menuOpened(MovieMenu)
    /// The choice at this place was made, from 0; `nil` for the selected one.
    case chosen(Int?)
    /// The selected choice was ticked, to hold besides others, or its tick was taken away.
    case menuTicked
    /// The person wants back: from a menu, a search or an error, or out of the list.
    case cancelled

    /// Whether it is something that the person did.
    package var isOfPerson: Bool {
        switch self {
        case .screen, .seen: false
        case .refreshRequested, .moved, .wheeled, .opened, .searchBegan, .searchEdited, .searchEnded,
            .menuOpened, .chosen, .menuTicked, .cancelled:
            true
        }
    }
}

/// What can be chosen about the list.
package enum MovieMenu: Equatable, Sendable {
    case sort
    /// It leads to the other ones.
    case filter
    case genres, years, rating

    /// The menu that leads to this one; `nil` for none.
    package var parent: MovieMenu? {
        switch self {
        case .sort, .filter: nil
        case .genres, .years, .rating: .filter
        }
    }
}

/// What is on the list of movies, ready to draw.
package typealias MovieListViewState = Page<MovieShelf, MoviesRecord, MovieListEvent>

/// Movies in words, and what can be done about them.
package struct MovieShelf: Equatable, Sendable {
    package let movies: [MovieFace]
    /// The index of the selected one, from 0.
    package let selected: Int
    /// The search field; without words and a cursor outside a search, and `nil` where none is shown.
    package let search: SearchFieldState?
    /// The conditions of the filter that hold, in words.
    package let filters: [String]
    package let menu: MenuState?
    /// The line below the last movie: that more are loading, or why they can't be.
    package let foot: String?
    /// What is said where there are no movies while a search is typed.
    package let nothing: NoticeState?

    package init(
        _ movies: [MovieFace], selected: Int = 0, search: SearchFieldState? = nil,
        filters: [String] = [], menu: MenuState? = nil, foot: String? = nil,
        nothing: NoticeState? = nil
    ) {
        (self.movies, self.selected, self.search) = (movies, selected, search)
        (self.filters, self.menu, self.foot, self.nothing) = (filters, menu, foot, nothing)
    }

    /// Whether something is searched for, or about to be.
    package var isSearched: Bool { search.map { $0.isEditing || !$0.text.isEmpty } ?? false }
}
