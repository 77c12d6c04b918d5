import Foundation
import HTTPServerSupport
import MoviesEntity
import MoviesPorts
import MoviesTestSupport
import Networking
import Synchronization
import SystemTestSupport
import Values

@testable import MoviesServer

/// A server that speaks the API in the shapes in which The Movie Database sends it.
struct MovieServer {
    let http: HTTPServer

    /// A server that answers what `answer` says to a request, and otherwise as if nothing was wrong.
    init(_ answer: @escaping @Sendable (ReceivedRequest) -> Answer? = { _ in nil }) throws {
        http = try HTTPServer { answer($0) ?? Self.usual($0) }
    }

    /// The requests to paths that end so.
    func requests(_ path: String) -> [ReceivedRequest] {
        http.record.requests.filter { $0.path.hasSuffix(path) }
    }

    private static func usual(_ request: ReceivedRequest) -> Answer {
        let page = request.parameters["page"].flatMap { Int($0) } ?? 1
        return switch request.path {
        case "/3/configuration": .json(configuration)
        case "/3/genre/movie/list": .json(genres)
        case "/3/discover/movie": .json(Self.page(page, (1...20).map { movie((page - 1) * 20 + $0) }, of: 3))
        case "/3/search/movie": .json(Self.page(page, [movie(7)], of: 1))
        case "/3/movie/19": .json(details)
        case "/3/movie/19/videos": .json(videos)
        default: .json(failure(34, "The resource you requested could not be found."), status: 404)
        }
    }

    static let configuration = """
        { "change_keys": ["adult"], "images": { "base_url": "http://image.tmdb.org/t/p/", \
        "secure_base_url": "https://image.tmdb.org/t/p/", "backdrop_sizes": ["w300"], \
        "poster_sizes": ["w92", "w154", "w185", "w342", "w500", "w780", "original"] } }
        """

    static let genres = """
        { "genres": [ { "id": 18, "name": "Drama" }, { "id": 878, "name": "Science Fiction" } ] }
        """

    static func page(_ number: Int, _ movies: [String], of pages: Int) -> String {
        """
        { "page": \(number), "results": [\(movies.joined(separator: ", "))], "total_pages": \(pages), \
        "total_results": \(movies.count) }
        """
    }

    static func movie(_ id: Int, _ members: String = "") -> String {
        """
        { "adult": false, "backdrop_path": "/b\(id).jpg", "genre_ids": [18, 878, 4711], "id": \(id), \
        "original_language": "de", "original_title": "Original \(id)", "overview": "What it is about.", \
        "popularity": 21.5, "poster_path": "/p\(id).jpg", "release_date": "1927-02-06", "title": "Movie \(id)", \
        "video": false, "vote_average": 8.1, "vote_count": 2900\(members.isEmpty ? "" : ", " + members) }
        """
    }

    static let details = """
        { "adult": false, "genres": [ { "id": 18, "name": "Drama" } ], "id": 19, "imdb_id": "tt0017136", \
        "original_language": "de", "original_title": "Metropolis", "overview": "A city of\\ttowers.", \
        "popularity": 21.5, "poster_path": "/p19.jpg", "production_countries": [ \
        { "iso_3166_1": "DE", "name": "Germany" } ], "release_date": "1927-02-06", "runtime": 153, \
        "status": "Released", "title": "Metropolis", "vote_average": 8.1, "vote_count": 2900, "videos": { "results": [ \
        { "iso_639_1": "en", "name": "Clip", "key": "clip", "site": "YouTube", "type": "Clip", "official": true }, \
        { "iso_639_1": "en", "name": "Trailer", "key": "Own_1-x", "site": "YouTube", "type": "Trailer", "official": true }, \
        { "iso_639_1": "en", "name": "Bad", "key": "../evil", "site": "YouTube", "type": "Trailer", "official": true }, \
        { "iso_639_1": "en", "name": "Else", "key": "x", "site": "Elsewhere", "type": "Trailer", "official": true } ] } }
        """

    static let videos = """
        { "id": 19, "results": [ { "iso_639_1": "de", "key": "Vorschau", "site": "YouTube", "type": "Trailer", \
        "official": true } ] }
        """

    static func failure(_ code: Int, _ message: String) -> String {
        #"{ "success": false, "status_code": \#(code), "status_message": "\#(message)" }"#
    }

    /// A service that asks this server, does not pause before it tries again, and tries twice.
    func service(
        language: String = "en", cache: String? = nil, hasNetwork: Bool = true,
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws -> HTTPMoviesService {
        try Self.service(
            at: http.url, language: language, cache: cache, hasNetwork: hasNetwork, now: now)
    }

    static func service(
        at url: String, language: String = "en", cache: String? = nil, hasNetwork: Bool = true,
        log: Lines = Lines(), now: @escaping @Sendable () -> Date = { Date() }
    ) throws -> HTTPMoviesService {
        var server = try MovieDatabase(url: url + "/3", token: Token("tok-5up3r-s3cret"))
        (server.language, server.cacheFolder, server.days) = (language, cache, .at("2026-11-20"))
        // A busy machine is no slow server.
        server.timeout = .seconds(1200)
        server.configuration.attemptTimeout = .seconds(600)
        (server.configuration.retry.basePause, server.configuration.retry.attempts) = (.milliseconds(1), 2)
        return HTTPMoviesService(
            server, environment: HTTPEnvironment(now: now, log: { log.append($0) }),
            hasNetwork: { hasNetwork })
    }
}

/// Lines that somebody wrote.
final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
}

extension ReceivedRequest {
    /// The names and values of the query.
    var parameters: [String: String] {
        let items = URLComponents(string: "?" + query)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }
}
