import Values

/// Which movies are wanted.
package struct MovieFilter: Hashable, Sendable {
    /// The genres that a movie must all have; empty for any.
    package var genres: Set<Genre.ID>
    /// The years of release; `nil` for any.
    package var years: ClosedRange<Int>?
    /// The minimum rating, from 0 to 10; `nil` for any.
    package var leastRating: Double?

    /// A range of years that begins or ends so is open there.
    package static let allYears = 1...9999

    /// A filter; without arguments, it accepts every movie.
    package init(genres: Set<Genre.ID> = [], years: ClosedRange<Int>? = nil, leastRating: Double? = nil) {
        (self.genres, self.years, self.leastRating) = (genres, years, leastRating)
    }

    package var isEmpty: Bool { self == MovieFilter() }

    package func includes(_ movie: Movie) -> Bool {
        if let years {
            guard let day = movie.released, years.contains(day.year) else { return false }
        }
        if let leastRating {
            guard let rating = movie.rating, rating.average >= leastRating else { return false }
        }
        return genres.isSubset(of: movie.genres.map(\.id))
    }
}
