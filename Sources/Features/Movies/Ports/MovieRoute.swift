package import MoviesEntity
package import ScreenContract

/// Where the screens of movies lead.
package enum MovieRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    case details(Movie)
    /// The poster, as large as there is room for.
    case poster(Movie)
    /// Another place of the program.
    case places
}

/// What a screen of movies reports to the screen that opened it, or to a program. It has no outcome.
package typealias MovieReport = ScreenReport<Never, MoviesError>
