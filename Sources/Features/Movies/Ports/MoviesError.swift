package import MoviesEntity
package import Values

/// Why there are no movies.
package enum MoviesError: Error, Equatable, Sendable {
    /// The machine has no connection.
    case offline
    /// The machine has no connection, and the movies seen before can't be read.
    case offlineWithout(StoreFault)
    /// That can't be done without one.
    case needsConnection(ConnectedAction)
    /// The host can't be reached, for this reason in the system's words.
    case unreachable(host: String, reason: String)
    /// The service takes too long.
    case timeout
    /// The request was cancelled.
    case cancelled
    /// The service doesn't take the token, and says why.
    case refusedToken(message: String?)
    /// It has been asked too often; it can be asked again after so long, if it says so.
    case tooManyRequests(retryAfter: Duration?)
    /// The service says that it failed.
    case server(status: Int, message: String?)
    /// What it says is no answer.
    case uselessAnswer(host: String, AnswerProblem)
    /// Asking it isn't safe, for this reason in the system's words.
    case insecure(host: String, reason: String)
    /// It has no such movie.
    case unknownMovie(Movie.ID)
    /// There are not so many popular movies; the last place is given.
    case noSuchPlace(Int, last: Int)
    /// There are no more pages than this.
    case noSuchPage(last: Int)

    /// Whether the service couldn't be asked, so that what is known from before is the best there is.
    package var isWithoutConnection: Bool {
        switch self {
        case .offline, .unreachable, .timeout: true
        case .offlineWithout, .needsConnection, .cancelled, .refusedToken, .tooManyRequests, .server,
            .uselessAnswer, .insecure,
            .unknownMovie, .noSuchPlace, .noSuchPage:
            false
        }
    }
}

/// What a service alone can do.
package enum ConnectedAction: Hashable, Sendable {
    case sort, filter
}

/// What is wrong with an answer.
package enum AnswerProblem: Hashable, Sendable {
    /// It is of this media type, as when a hotel's network answers with a page of its own.
    case notJSON(type: String)
    /// It isn't what it begins like.
    case broken
    /// It isn't as it should be at this place.
    case unexpected(path: String)
    /// It is longer than so many bytes.
    case tooLong(limit: Int)
    /// It leads on and on.
    case redirects(limit: Int)
    /// It broke off.
    case interrupted
}
