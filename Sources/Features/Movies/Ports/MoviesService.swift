package import Foundation
package import MoviesEntity
package import Values

/// Where movies come from.
package protocol MoviesService: Sendable {
    /// A page of the requested movies.
    func page(_ request: MovieRequest) async throws(MoviesError) -> MoviePage

    /// The page, if it is known without asking anyone, so that nobody need wait for it; `nil` if not.
    func known(_ request: MovieRequest) async -> MoviePage?

    /// The details of the movie with this id, with a trailer in its original language if that is known.
    func details(of id: Movie.ID, language: String?) async throws(MoviesError) -> MovieDetails

    /// All genres.
    func genres() async throws(MoviesError) -> [Genre]
}

/// The movies seen before, for use without a connection.
package protocol SeenMovies: Sendable {
    /// Keeps `movies`, which have just been fetched, for some months.
    func add(_ movies: [Movie]) async throws(StoreFault)

    /// The movies kept, each once, in no particular order.
    func movies() async throws(StoreFault) -> [SeenMovie]
}

/// A movie that was seen before.
package struct SeenMovie: Hashable, Sendable {
    package let movie: Movie
    /// When it was fetched.
    package let date: Date

    package init(_ movie: Movie, date: Date) { (self.movie, self.date) = (movie, date) }
}

/// What the list asks for: a page of movies.
package typealias MovieListInteractorInput = @Sendable (MovieRequest) async throws(MoviesError) -> MoviePage

/// What a search asks for while it is typed: a page that is known without waiting; `isOffline` says that nobody can be asked.
package typealias MovieSearchInteractorInput =
    @Sendable (_ request: MovieRequest, _ isOffline: Bool) async throws(MoviesError) -> MoviePage?

/// What the filter asks for: all genres.
package typealias MovieGenresInteractorInput = @Sendable () async throws(MoviesError) -> [Genre]

/// What the details ask for.
package typealias MovieDetailsInteractorInput =
    @Sendable (MovieSubject) async throws(MoviesError) -> MovieDetails

/// What the details ask for: to open a trailer's address in the system's program for it. Returns `false` if there is none, or no
/// one would see it.
package typealias MovieTrailerInteractorInput = @Sendable (_ address: String) async -> Bool
