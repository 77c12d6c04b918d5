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
        async let genres = outcome { () async throws(MoviesError) in try await self.genres() }
        async let pictures = outcome { () async throws(MoviesError) in try await self.pictures() }
        let answer = try await answer(
            to: .page(request, today: server.days.today), as: PageAnswer.self)
        // Without names of genres and without posters, movies are still movies.
        let (names, base) = (await genres.value, await pictures.value)
        var page = answer.page(request.page, genres: names ?? [], pictures: base ?? nil)
        page.lacks = (names == nil ? [.genreNames] : []) + (base == nil ? [.posters] : [])
        return page
    }

    package func details(of id: Movie.ID, language: String?) async throws(MoviesError) -> MovieDetails {
        async let pictures = outcome { () async throws(MoviesError) in try await self.pictures() }
        let own = server.language
        var asked = [own]
        for other in [language, "en", "null"].compactMap(\.self) where !asked.contains(other) {
            asked.append(other)
        }
        let answer = try await answer(
            to: .details(id, languages: asked), about: id, as: DetailsAnswer.self)
        guard answer.movie.id == id else {
            throw .uselessAnswer(host: server.name, .unexpected(path: "id"))
        }
        var trailers = answer.trailers
        let original = answer.movie.originalLanguage
        if let original, !asked.contains(original), !trailers.contains(where: { $0.language == own }) {
            trailers += try await self.answer(
                to: .videos(id, languages: [original]), about: id, as: VideosAnswer.self
            ).trailers
        }
        return answer.details(
            await pictures.value ?? nil, trailers: trailers, languages: [own, original ?? "en", "en"])
    }

    /// All genres, requested once a day.
    package func genres() async throws(MoviesError) -> [Genre] {
        try await answer(to: .genres, keptFor: .seconds(86_400), as: GenresAnswer.self).genres
    }

    /// The beginning of picture addresses, requested once a week; `nil` if the server names no usable one.
    private func pictures() async throws(MoviesError) -> String? {
        let answer = try await answer(
            to: .configuration, keptFor: .seconds(7 * 86_400), as: ConfigurationAnswer.self)
        guard let text = answer.pictures, let url = URL(string: text), url.host()?.isEmpty == false,
            url.scheme == "https" || url.scheme == server.configuration.baseURL.scheme
        else { return nil }
        return text.hasSuffix("/") ? text : text + "/"
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
        do throws(MoviesError) {
            return try await answer(to: endpoint, .cacheOnly(maxAge: age), as: type)
        } catch {
            return nil  // The server is asked.
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

extension Result {
    /// What came of it; `nil` if it failed.
    fileprivate var value: Success? { if case .success(let value) = self { value } else { nil } }
}

/// The result of `work`, so that it can be awaited later.
private func outcome<Value: Sendable>(
    _ work: @Sendable () async throws(MoviesError) -> Value
) async -> Result<Value, MoviesError> {
    do throws(MoviesError) { return .success(try await work()) } catch { return .failure(error) }
}
