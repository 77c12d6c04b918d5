/// Everything known about a movie.
package struct MovieDetails: Hashable, Sendable {
    package let movie: Movie
    /// What it is about; `nil` if the source has no text in the requested language.
    package let overview: String?
    /// Where it was made.
    package let countries: [Country]
    /// How long it is.
    package let minutes: Int?
    package let trailer: Trailer?

    package init(
        movie: Movie, overview: String? = nil, countries: [Country] = [], minutes: Int? = nil,
        trailer: Trailer? = nil
    ) {
        (self.movie, self.overview, self.countries) = (movie, overview, countries)
        (self.minutes, self.trailer) = (minutes, trailer)
    }
}

/// A country, as the source names it.
package struct Country: Hashable, Sendable {
    /// Two letters (ISO 3166-1); the codes of some former countries now belong to others.
    package let code: String
    package let name: String

    package init(code: String, name: String) { (self.code, self.name) = (code, name) }
}
