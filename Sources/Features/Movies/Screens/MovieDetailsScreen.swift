package import ScreenContract

/// What can happen on the screen with one movie.
package enum MovieDetailsEvent: ViewEvent {
    case screen(ScreenEvent)
    case refreshRequested
    case trailerRequested
    case posterRequested
}

/// What is on the screen with one movie, ready to draw.
package typealias MovieDetailsViewState = Page<MovieSheet, MoviesRecord, MovieDetailsEvent>

/// The details of a movie, in words.
package struct MovieSheet: Equatable, Sendable {
    package let face: MovieFace
    /// The title in its own language; `nil` if it is the same.
    package let originalTitle: String?
    /// The year, the countries, and the length.
    package let origin: String
    /// What it is about, or a note that there is no description in the person's language.
    package let overview: String
    package let hasOverview: Bool
    /// What follows the rating as a number, such as "of 10, 2,900 votes".
    package let rating: String
    /// The button that opens the trailer; `nil` if there is none.
    package let trailer: PageButton<MovieDetailsEvent>?
    /// The address of the trailer.
    package let trailerAddress: String?
    /// Whether the address is shown beside the button, because nothing could open it.
    package let showsAddress: Bool

    package init(
        face: MovieFace, originalTitle: String?, origin: String, overview: String, hasOverview: Bool,
        rating: String, trailer: PageButton<MovieDetailsEvent>?, trailerAddress: String? = nil,
        showsAddress: Bool = false
    ) {
        (self.face, self.originalTitle, self.origin) = (face, originalTitle, origin)
        (self.overview, self.hasOverview, self.rating) = (overview, hasOverview, rating)
        (self.trailer, self.trailerAddress, self.showsAddress) = (trailer, trailerAddress, showsAddress)
    }
}
