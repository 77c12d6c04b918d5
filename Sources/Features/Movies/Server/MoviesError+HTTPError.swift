import MoviesEntity
import MoviesPorts
import Networking
import Values

extension MoviesError {
    /// The error for a failed request. `host` is the server's name; `movie` is the one in the request.
    init(_ error: HTTPError, host: String, movie: Movie.ID?, hasNetwork: () -> Bool) {
        switch error {
        case .offline: self = .offline
        case .cannotConnect(let host, let problem):
            // Without a network, no host can be resolved either.
            self =
                problem == .unknownHost && !hasNetwork()
                ? .offline : .unreachable(host: host, ConnectionFault(problem))
        case .timeout: self = .timeout
        case .cancelled: self = .cancelled
        case .http(let status, let message, let retryAfter):
            self = Self(
                status: status, message: message?.safeText, retryAfter: retryAfter, movie: movie)
        case .insecure(let danger): self = .insecure(host: host, reason: "\(danger)".safeText)
        case .tooLarge(let limit): self = .uselessAnswer(host: host, .tooLong(limit: limit))
        case .tooManyRedirects(let limit): self = .uselessAnswer(host: host, .redirects(limit: limit))
        case .interrupted: self = .uselessAnswer(host: host, .interrupted)
        case .encoded(let encoding):
            self = .uselessAnswer(host: host, .encoded(encoding.safeText))
        case .unexpectedContentType(let type):
            self = .uselessAnswer(host: host, .notJSON(type: type.safeText))
        case .decoding(_, .malformed): self = .uselessAnswer(host: host, .broken)
        case .decoding(let path, _): self = .uselessAnswer(host: host, .unexpected(path: path.safeText))
        // These can't occur: the address is checked before, and the person sets no header.
        case .invalidURL, .invalidHeader:
            self = .unreachable(host: host, .other("\(error)".safeText))
        }
    }

    /// The error for a failure that the server sent with a status of HTTP.
    private init(status: Int, message: String?, retryAfter: Duration?, movie: Movie.ID?) {
        switch (status, movie) {
        case (401, _), (403, _): self = .refusedToken(message: message)
        case (404, let movie?): self = .unknownMovie(movie)
        case (429, _): self = .tooManyRequests(retryAfter: retryAfter, message: message)
        default: self = .server(status: status, message: message)
        }
    }

    /// The error for a failure that the server sent as a success. Source of the codes:
    /// https://developer.themoviedb.org/docs/errors
    init(_ failure: FailureAnswer, movie: Movie.ID?) {
        let status =
            switch failure.statusCode {
            case 3, 7, 10, 14, 33, 45: 401
            case 6, 34, 37: 404
            case 5, 18, 20, 22, 23: 400
            case 25: 429
            default: 200
            }
        self.init(
            status: status, message: failure.statusMessage.map { ServerText.line($0.text) }, retryAfter: nil,
            movie: movie)
    }
}

extension ConnectionFault {
    fileprivate init(_ problem: HTTPError.ConnectionProblem) {
        self =
            switch problem {
            case .refused: .refused
            case .unknownHost: .unknownHost
            case .noAnswer: .noAnswer
            case .missingLibrary(let library): .missingLibrary(library)
            case .other(let reason): .other(reason.safeText)
            }
    }
}
