/// Everything known about a movie.
package struct MovieDetails: Hashable, Sendable {
    package let movie: Movie
    /// What it is about; `nil` if the source has no text in the requested language.
    package let overview: String?
    /// Where it was made, as the source names these countries.
    package let countries: [String]
    /// How long it is.
    package let minutes: Int?
    package let trailer: Trailer?

    package init(
        movie: Movie, overview: String? = nil, countries: [String] = [], minutes: Int? = nil,
        trailer: Trailer? = nil
    ) {
        (self.movie, self.overview, self.countries) = (movie, overview, countries)
        (self.minutes, self.trailer) = (minutes, trailer)
    }
}
