package import MoviesEntity
package import MoviesPorts
package import Values

/// Built-in movies, so that the program works immediately, without a key and without a network.
///
/// They are in the public domain in the United States; ratings, votes and popularity are made up.
package struct SampleMovies: MoviesService {
    private let feed: SampleFeed
    private let language: String
    private let days: DayClock
    private let failure: MoviesError?
    private let delay: (@Sendable () async throws -> Void)?

    /// The movies with their texts in the language with this code, where available.
    ///
    /// - Parameters:
    ///   - failure: why everything fails; `nil` if nothing does.
    ///   - delay: is awaited before every answer; `nil` for answers at once.
    package init(
        language: String, days: DayClock = DayClock(), failure: MoviesError? = nil,
        delay: (@Sendable () async throws -> Void)? = nil
    ) {
        feed = .builtIn()
        (self.language, self.days, self.failure, self.delay) = (language, days, failure, delay)
    }

    package func page(_ request: MovieRequest) async throws(MoviesError) -> MoviePage {
        try await pause()
        return answer(to: request)
    }

    package func known(_ request: MovieRequest) -> MoviePage? {
        failure == nil && delay == nil ? answer(to: request) : nil
    }

    private func answer(to request: MovieRequest) -> MoviePage {
        var movies = feed.movies(in: language)
        switch request.query {
        case .search(let text):
            movies.removeAll { !$0.isFound(by: text) }
            movies.sort(by: MovieSort.mostPopular.precedes)
        case .list(let sort, let filter):
            movies.removeAll { !filter.includes($0) || !sort.includes($0, on: days.today) }
            movies.sort(by: sort.precedes)
        }
        return MoviePage(request.page, of: movies)
    }

    package func details(of id: Movie.ID, language: String?) async throws(MoviesError) -> MovieDetails {
        try await pause()
        guard let details = feed.details(of: id, in: self.language) else { throw .unknownMovie(id) }
        return details
    }

    package func genres() async throws(MoviesError) -> [Genre] {
        try await pause()
        let used = Set(feed.movies.flatMap(\.genres))
        return feed.genres.filter { used.contains($0.id) }.map { $0.genre(in: language) }
    }

    private func pause() async throws(MoviesError) {
        do { try await delay?() } catch { throw .cancelled }
        if let failure { throw failure }
    }
}
