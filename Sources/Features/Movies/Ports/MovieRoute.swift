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

/// What a screen of movies tells the one that opened it, or a command.
package enum MovieReport: Equatable, Sendable {
    /// It didn't work, as worded.
    case failed(MoviesError, AlertState)
    /// The person wants to see what is at this address, which is one that was made here.
    case opened(address: String)
}
