package import MoviesEntity
package import Values

/// Why there are no movies.
package enum MoviesError: Error, Equatable, Sendable {
    /// The machine has no connection.
    case offline
    /// The machine has no connection, and the movies seen before can't be read.
    case offlineWithout(StoreFault)
    /// This action needs a connection.
    case needsConnection(ConnectedAction)
    /// The host can't be reached.
    case unreachable(host: String, ConnectionFault)
    /// The service takes too long.
    case timeout
    /// The request was cancelled.
    case cancelled
    /// The service rejects the token, with its reason.
    case refusedToken(message: String?)
    /// The service was asked too often; it may say so in its own words, and when to try again.
    case tooManyRequests(retryAfter: Duration?, message: String? = nil)
    /// The service says that it failed.
    case server(status: Int, message: String?)
    /// The service's answer is unusable.
    case uselessAnswer(host: String, AnswerProblem)
    /// The connection isn't safe; the reason is in the system's words.
    case insecure(host: String, reason: String)
    /// The service has no such movie.
    case unknownMovie(Movie.ID)
    /// There is no popular movie at this place; `last` is the last one.
    case noSuchPlace(Int, last: Int)
    /// There are no more pages than this.
    case noSuchPage(last: Int)

    /// Whether the service couldn't be reached, so that stored movies are the best answer.
    package var isWithoutConnection: Bool {
        switch self {
        case .offline, .unreachable(_, .refused), .unreachable(_, .unknownHost): true
        // Whoever answers slowly, or closes the connection, is there.
        case .unreachable, .timeout, .offlineWithout, .needsConnection, .cancelled, .refusedToken,
            .tooManyRequests,
            .server, .uselessAnswer, .insecure, .unknownMovie, .noSuchPlace, .noSuchPage:
            false
        }
    }
}

/// Why a host can't be reached. Without a connection it is refused or unknown, which nothing else tells.
package enum ConnectionFault: Hashable, Sendable {
    case refused, unknownHost
    /// It closed the connection, or its answer was not HTTP.
    case noAnswer
    /// The system lacks this library, which requests are sent through.
    case missingLibrary(String)
    /// In the system's words.
    case other(String)
}

/// An action that only the service can do.
package enum ConnectedAction: Hashable, Sendable {
    case sort, filter
}

/// What is wrong with an answer.
package enum AnswerProblem: Hashable, Sendable {
    /// It has this media type instead of JSON, as when a hotel's network answers with its own page.
    case notJSON(type: String)
    /// It begins like JSON, but isn't valid.
    case broken
    /// It has an unexpected value at this path.
    case unexpected(path: String)
    /// It is longer than this many bytes.
    case tooLong(limit: Int)
    /// It has too many redirects.
    case redirects(limit: Int)
    /// It broke off.
    case interrupted
    /// It is encoded like this, though no encoding was asked for.
    case encoded(String)
}
