import Foundation
package import Networking
package import Values

/// A server with the API of The Movie Database (https://developer.themoviedb.org/reference), and how to talk to it.
package struct MovieDatabase: Sendable {
    /// The API of The Movie Database, version 3.
    package static let address = "https://api.themoviedb.org/3"

    /// The code of the language that the server is asked in, such as `uk`.
    package var language = "en"
    /// The folder for cached answers; `nil` for none.
    package var cacheFolder: String?
    /// Knows the current day, until which movies count as released.
    package var days = DayClock()

    var configuration: HTTPConfiguration

    /// The server at `url`, which identifies the caller by `token`.
    ///
    /// - Throws: what is wrong with the address, or with sending a token there.
    package init(url: String = Self.address, token: Token?) throws(HTTPError) {
        configuration = try HTTPConfiguration(baseURL: url, token: token)
        configuration.headers["user-agent"] = "swippy-movies"
        configuration.messageField = "status_message"
        configuration.decoder = Self.decoder
        configuration.sizeLimit = 16 << 20
        // Without a connection, the movies seen before are shown at once.
        configuration.retry.attemptsToConnect = 1
    }

    /// Names of members are in snake case.
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    /// The time limit for a request, to the last byte of its answer, including all attempts.
    package var timeout: Duration {
        get { configuration.totalTimeout }
        set {
            // One answer may take all of it: whoever allows more expects a slow server.
            (configuration.totalTimeout, configuration.attemptTimeout) = (newValue, newValue)
        }
    }

    /// The server's name for people.
    package var name: String { configuration.baseURL.host(percentEncoded: false) ?? "" }

    /// The cache of its answers, none of which is kept for longer than its terms of use allow.
    func cache() -> any ResponseCache {
        guard let cacheFolder else { return MemoryResponseCache(sizeLimit: 4 << 20) }
        var limits = DiskResponseCache.Limits()
        limits.age = Self.longestAge
        return DiskResponseCache(folder: cacheFolder, limits: limits)
    }

    /// Six months, as the terms of use say.
    package static let longestAge = Duration.seconds(182 * 86_400)
}
