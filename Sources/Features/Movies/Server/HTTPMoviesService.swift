import Foundation
package import MoviesEntity
package import MoviesPorts
package import Networking
import Values

/// Movies from a server with the API of The Movie Database.
package actor HTTPMoviesService: MoviesService {
    private let server: MovieDatabase
    private let hasNetwork: @Sendable () -> Bool
    private let client: HTTPClient

    /// A service that asks `server`.
    package init(
        _ server: MovieDatabase, environment: HTTPEnvironment = HTTPEnvironment(),
        hasNetwork: @escaping @Sendable () -> Bool = { Connectivity.hasNetwork }
    ) {
        (self.server, self.hasNetwork) = (server, hasNetwork)
        client = HTTPClient(server.configuration, environment: environment, cache: server.cache())
    }

    package func page(_ request: MovieRequest) async throws(MoviesError) -> MoviePage {
        // The requests that a first page needs are made in parallel.
        async let genres = success { () async throws(MoviesError) in try await self.genres() }
        async let pictures = success { () async throws(MoviesError) in try await self.pictures() }
        let answer = try await answer(to: .page(request, today: server.days.today), as: PageAnswer.self)
        // Without names of genres and without posters, movies are still movies.
        return answer.page(
            request.page, genres: await genres ?? [], pictures: await pictures ?? nil)
    }

    /// What a person has just searched for is not asked for again if they come back to it.
    package func known(_ request: MovieRequest) async -> MoviePage? {
        guard
            let answer = await kept(
                .page(request, today: server.days.today), .seconds(600), PageAnswer.self),
            let genres = await kept(.genres, MovieDatabase.longestAge, GenresAnswer.self),
            let place = await kept(.configuration, MovieDatabase.longestAge, ConfigurationAnswer.self)
        else { return nil }
        return answer.page(
            request.page, genres: genres.genres, pictures: place.pictures(of: server.configuration.baseURL))
    }

    package func details(of id: Movie.ID, language: String?) async throws(MoviesError) -> MovieDetails {
        async let pictures = success { () async throws(MoviesError) in try await self.pictures() }
        let own = server.language
        var asked = [own]
        for other in [language, "en", "null"].compactMap(\.self) where !asked.contains(other) {
            asked.append(other)
        }
        let answer = try await answer(
            to: .details(id, languages: asked), about: id, as: MovieAnswer.self)
        guard let movie = answer.movie([:], await pictures ?? nil), movie.id == id else {
            throw .uselessAnswer(host: server.name, .unexpected(path: "id"))
        }
        var trailers = answer.videos?.trailers ?? []
        let original = movie.originalLanguage
        if let original, !asked.contains(original), !trailers.contains(where: { $0.language == own }) {
            trailers += try await self.answer(
                to: .videos(id, languages: [original]), about: id, as: VideosAnswer.self
            ).trailers
        }
        return answer.details(of: movie, trailers: trailers, languages: [own, original ?? "en", "en"])
    }

    /// All genres, requested once a day.
    package func genres() async throws(MoviesError) -> [Genre] {
        try await answer(to: .genres, keptFor: .seconds(86_400), as: GenresAnswer.self).genres
    }

    /// The beginning of picture addresses, requested once a week; `nil` if the server names no usable one.
    private func pictures() async throws(MoviesError) -> String? {
        try await answer(to: .configuration, keptFor: .seconds(7 * 86_400), as: ConfigurationAnswer.self)
            .pictures(of: server.configuration.baseURL)
    }

    /// The answer to `endpoint`, at most `age` old; of any age if the server has no answer now.
    private func answer<Answer: Decodable & Sendable>(
        to endpoint: MovieEndpoint, keptFor age: Duration, as type: Answer.Type
    ) async throws(MoviesError) -> Answer {
        if let kept = await kept(endpoint, age, type) { return kept }
        do throws(MoviesError) {
            return try await answer(to: endpoint, .reload, as: type)
        } catch {
            guard error != .cancelled,
                let kept = await kept(endpoint, MovieDatabase.longestAge, type)
            else { throw error }
            return kept
        }
    }

    private func kept<Answer: Decodable & Sendable>(
        _ endpoint: MovieEndpoint, _ age: Duration, _ type: Answer.Type
    ) async -> Answer? {
        // If there is none, the server is asked.
        await success { () async throws(MoviesError) in
            try await self.answer(to: endpoint, .cacheOnly(maxAge: age), as: type)
        }
    }

    private func answer<Answer: Decodable & Sendable>(
        to endpoint: MovieEndpoint, about movie: Movie.ID? = nil,
        _ caching: HTTPRequest.Caching = .default, as type: Answer.Type
    ) async throws(MoviesError) -> Answer {
        var request = endpoint.request(in: server.language)
        request.caching = caching
        request.isKeepable = { !FailureAnswer.isFailure($0) }
        let reply: Reply<Answer>
        do throws(HTTPError) {
            reply = try await client.send(request, as: Reply<Answer>.self).value
        } catch {
            throw MoviesError(error, host: server.name, movie: movie, hasNetwork: hasNetwork)
        }
        switch reply {
        case .answer(let answer): return answer
        case .failure(let failure): throw MoviesError(failure, movie: movie)
        }
    }
}

/// What came of `work`; `nil` if it failed.
private func success<Value: Sendable>(
    of work: @Sendable () async throws(MoviesError) -> Value
) async -> Value? {
    do throws(MoviesError) { return try await work() } catch { return nil }
}
