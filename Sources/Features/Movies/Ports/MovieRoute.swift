package import MoviesEntity
package import ScreenContract

/// Where the screens of movies lead.
package enum MovieRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    case details(MovieSubject)
    /// The poster, as large as there is room for.
    case poster(Movie)
    /// Another place of the program.
    case places
}

/// What a screen of movies tells the one that opened it, or a program. Nothing comes of it that lasts.
package typealias MovieReport = ScreenReport<Never, MoviesError>
