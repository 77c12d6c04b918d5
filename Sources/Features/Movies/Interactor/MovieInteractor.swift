package import MoviesEntity
package import MoviesPorts
import Values

/// The stateless rules of movies: the number of pages, no duplicates, and what is available without a connection.
package struct MovieInteractor: Sendable {
    private let service: any MoviesService
    private let seen: (any SeenMovies)?

    /// Rules for the movies of `service`, which are also kept in `seen`, if given.
    package init(service: any MoviesService, seen: (any SeenMovies)? = nil) {
        (self.service, self.seen) = (service, seen)
    }

    /// A page of movies; without a connection, of the movies seen before.
    package func page(_ request: MovieRequest) async throws(MoviesError) -> MoviePage {
        guard (1...MovieRequest.lastPage).contains(request.page) else {
            throw .noSuchPage(last: MovieRequest.lastPage)
        }
        do throws(MoviesError) {
            var page = try await service.page(request)
            page.unkept = await keep(page.movies)
            return page
        } catch {
            guard error.isWithoutConnection, let seen else { throw error }
            let kept = try await kept(in: seen)
            guard !kept.isEmpty else { throw error }
            return try page(request, of: kept)
        }
    }

    /// A page that needs no waiting: one that the service knows, or, if nobody can be asked, of the movies seen before.
    package func known(_ request: MovieRequest, isOffline: Bool) async throws(MoviesError) -> MoviePage? {
        if let page = await service.known(request) { return page }
        guard isOffline, let seen else { return nil }
        return try page(request, of: try await kept(in: seen))
    }

    /// The details of a movie. This needs a connection, since stored movies don't have them.
    package func details(of subject: MovieSubject) async throws(MoviesError) -> MovieDetails {
        switch subject {
        case .id(let id, let language):
            // One that was seen before is asked for with a trailer in its own language.
            let known = language == nil ? await seenMovie(id)?.originalLanguage : language
            return try await service.details(of: id, language: known)
        case .place(let place):
            let movie = try await popularMovie(at: place)
            return try await service.details(of: movie.id, language: movie.originalLanguage)
        }
    }

    /// All genres.
    package func genres() async throws(MoviesError) -> [Genre] { try await service.genres() }

    private func popularMovie(at place: Int) async throws(MoviesError) -> Movie {
        let size = MovieRequest.pageSize
        let last = size * MovieRequest.lastPage
        guard (1...last).contains(place) else { throw .noSuchPlace(place, last: last) }
        let page = try await service.page(MovieRequest(.popular, page: (place - 1) / size + 1))
        let index = (place - 1) % size
        guard page.movies.indices.contains(index) else {
            throw .noSuchPlace(place, last: page.total ?? (page.number - 1) * size + page.movies.count)
        }
        return page.movies[index]
    }

    /// Keeps movies, and returns why that failed, which doesn't prevent showing them.
    private func keep(_ movies: [Movie]) async -> StoreFault? {
        guard let seen, !movies.isEmpty else { return nil }
        do throws(StoreFault) {
            try await seen.add(movies)
            return nil
        } catch {
            return error
        }
    }

    /// A movie that was seen before; `nil` also where that can't be found out, as it only helps.
    private func seenMovie(_ id: Movie.ID) async -> Movie? {
        do throws(StoreFault) {
            return try await seen?.movies().first { $0.movie.id == id }?.movie
        } catch {
            return nil
        }
    }

    private func kept(in seen: any SeenMovies) async throws(MoviesError) -> [SeenMovie] {
        do throws(StoreFault) {
            return try await seen.movies()
        } catch {
            throw .offlineWithout(error)
        }
    }

    /// A page of the movies seen before: the most popular ones, or those found by title. Other queries need the service.
    private func page(_ request: MovieRequest, of kept: [SeenMovie]) throws(MoviesError) -> MoviePage {
        var movies = kept.map(\.movie)
        switch request.query {
        case .list(let sort, let filter):
            guard filter.isEmpty else { throw .needsConnection(.filter) }
            guard sort == .mostPopular else { throw .needsConnection(.sort) }
        case .search(let text): movies.removeAll { !$0.isFound(by: text) }
        }
        return MoviePage(
            request.page, of: movies.sorted(by: MovieSort.mostPopular.precedes), asOf: kept.map(\.date).max())
    }
}
