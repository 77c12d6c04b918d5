import Foundation
import HTTPServerSupport

/// A server with the API of The Movie Database, and another one for its posters.
final class MovieSite: Sendable {
    static let token = "tok-5up3r-s3cret"

    let api: HTTPServer
    let pictures: HTTPServer

    /// A site with three movies on two pages.
    ///
    /// - Parameter answer: what it answers instead; `nil` for as usual.
    init(_ answer: @escaping @Sendable (ReceivedRequest) -> Answer? = { _ in nil }) throws {
        let pictures = try HTTPServer { request in
            request.path.contains("p2")
                ? Answer.html("<!doctype html>")
                : .picture("P3 2 3 255  255 0 0  0 0 255  0 255 0  9 9 9  1 2 3  3 2 1\n")
        }
        let base = pictures.url + "/t/p/"
        self.pictures = pictures
        api = try HTTPServer { request in
            guard request.headers["authorization"] == "Bearer \(Self.token)" else {
                return .json(
                    #"{ "success": false, "status_code": 7, "status_message": "Invalid API key." }"#,
                    status: 401)
            }
            return answer(request) ?? Self.usual(request, base)
        }
    }

    /// How a command line names this site. The token is in `file`.
    func options(_ file: String) -> String { "--url \(api.url)/3 --token-file \(file)" }

    private static func usual(_ request: ReceivedRequest, _ base: String) -> Answer {
        switch request.path {
        case "/3/configuration":
            .json(#"{ "images": { "base_url": "\#(base)", "secure_base_url": "\#(base)" } }"#)
        case "/3/genre/movie/list": .json(#"{ "genres": [ { "id": 18, "name": "Drama" } ] }"#)
        case "/3/discover/movie" where request.query.contains("page=2"): .json(page(2, [movie(3)]))
        case "/3/discover/movie": .json(page(1, [movie(1), movie(2)]))
        case "/3/search/movie": .json(page(1, [movie(2)]))
        case "/3/movie/1": .json(details(1))
        case "/3/movie/2": .json(details(2))
        default:
            .json(
                #"{ "success": false, "status_code": 34, "status_message": "Not found." }"#, status: 404)
        }
    }

    private static func page(_ number: Int, _ movies: [String], of pages: Int = 2) -> String {
        """
        { "page": \(number), "results": [\(movies.joined(separator: ", "))], "total_pages": \(pages), "total_results": 3 }
        """
    }

    /// A page with the movies of these ids.
    static func page(_ number: Int, ids: ClosedRange<Int>, of pages: Int) -> String {
        page(number, ids.map(movie), of: pages)
    }

    private static func details(_ id: Int) -> String {
        movie(id).dropLast() + #", "overview": "About it.", "videos": { "results": [] } }"#
    }

    private static func movie(_ id: Int) -> String {
        """
        { "genre_ids": [18], "id": \(id), "original_language": "en", "original_title": "Film \(id)", \
        "popularity": \(10 - id), "poster_path": "/p\(id).jpg", "release_date": "192\(id % 10)-02-06", \
        "title": "Film \(id)", "vote_average": 8.1, "vote_count": 2900 }
        """
    }
}

extension Answer {
    /// A picture that may be kept for an hour.
    fileprivate static func picture(_ text: String) -> Answer {
        .response(
            status: 200,
            headers: ["content-type": "image/x-portable-pixmap", "cache-control": "max-age=3600"],
            body: Data(text.utf8))
    }
}
