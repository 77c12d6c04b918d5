package import Foundation
package import MoviesEntity
package import Values

/// Where movies come from.
package protocol MoviesService: Sendable {
    /// A page of the movies that are asked for.
    func page(_ request: MovieRequest) async throws(MoviesError) -> MoviePage

    /// All about the movie with this id, with a trailer in the language that it was made in, if that is known.
    func details(of id: Movie.ID, language: String?) async throws(MoviesError) -> MovieDetails

    /// The kinds of movies that there are.
    func genres() async throws(MoviesError) -> [Genre]
}

/// The movies that were seen before, for when there is no connection.
package protocol SeenMovies: Sendable {
    /// Keeps `movies`, which came just now, for some months.
    func add(_ movies: [Movie]) async throws(StoreFault)

    /// Those that are kept, each once, in no particular order.
    func movies() async throws(StoreFault) -> [SeenMovie]
}

/// A movie that was seen before.
package struct SeenMovie: Hashable, Sendable {
    package let movie: Movie
    /// When it came.
    package let date: Date

    package init(_ movie: Movie, date: Date) { (self.movie, self.date) = (movie, date) }
}

/// What the list asks for: a page of movies.
package typealias MovieListInteractorInput = @Sendable (MovieRequest) async throws(MoviesError) -> MoviePage

/// What the filter asks for: the kinds of movies that there are.
package typealias MovieGenresInteractorInput = @Sendable () async throws(MoviesError) -> [Genre]

/// What the details ask for.
package typealias MovieDetailsInteractorInput =
    @Sendable (MovieSubject) async throws(MoviesError) -> MovieDetails

/// What the details ask for a trailer at an address that was made here: to open it in the system's own program for it. `false` where
/// nothing does, or nobody would see it.
package typealias MovieTrailerInteractorInput = @Sendable (_ address: String) async -> Bool
