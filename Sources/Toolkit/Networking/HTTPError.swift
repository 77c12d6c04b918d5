/// Why there is no response. It holds facts for the code that words the message, and never a credential.
public enum HTTPError: Error, Hashable, Sendable {
    /// There is no network; or only stored responses were requested, and none is stored.
    case offline
    /// Connecting to the host failed. The name includes the port unless it is the scheme's default.
    case cannotConnect(host: String, ConnectionProblem)
    /// The server took longer than this.
    case timeout(after: Duration)
    /// The caller's task was cancelled.
    case cancelled
    /// The server answered with a failure status.
    ///
    /// - Parameters:
    ///   - message: The server's message, made safe to show, at most ``longestMessage`` characters.
    ///   - retryAfter: How long the server asks clients to wait.
    case http(status: Int, message: String?, retryAfter: Duration?)
    /// The body is not what was expected at `path`, such as `card[3].due.amount`.
    case decoding(path: String, DecodingProblem)
    /// Continuing would have been unsafe.
    case insecure(Danger)
    /// The body is larger than this many bytes.
    case tooLarge(limit: Int)
    /// The server redirected more often than this.
    case tooManyRedirects(limit: Int)
    /// The connection ended before the response did.
    case interrupted
    /// The body is encoded like this, such as `gzip`, though no encoding was asked for.
    case encoded(String)
    /// The response is not JSON but has this media type, as when a hotel's network answers with its own page.
    case unexpectedContentType(String)
    /// This doesn't make a valid URL.
    case invalidURL(String)
    /// The header field with this name can't be sent as it is.
    case invalidHeader(name: String)

    /// The maximum number of characters kept of a server's message.
    public static let longestMessage = 200

    /// Why connecting failed.
    public enum ConnectionProblem: Hashable, Sendable {
        /// Nothing listens there.
        case refused
        /// The name has no address, or the name servers can't be reached, as when there is no network.
        case unknownHost
        /// The server closed the connection, or its answer was not HTTP.
        case noAnswer
        /// The system lacks this library, which requests are sent through.
        case missingLibrary(String)
        /// Another reason, in the system's words.
        case other(String)
    }

    /// What is wrong with a body.
    public enum DecodingProblem: Hashable, Sendable {
        /// It is not JSON.
        case malformed
        /// A value is missing.
        case missing
        /// A value is not of this type.
        case expected(String)
        /// A value has the right type but can't be used.
        case invalid
    }

    /// What would have been unsafe.
    public enum Danger: Hashable, Sendable {
        /// The server can't prove its identity. The reason is the system's.
        case certificate(String)
        /// An encrypted connection was redirected to an unencrypted one.
        case downgrade
        /// Credentials would have gone to another machine unencrypted.
        case credentialsInTheClear
    }

    /// Whether the same request may succeed a little later.
    var isTransient: Bool {
        switch self {
        case .cannotConnect(_, .missingLibrary): false
        case .cannotConnect, .interrupted, .offline, .timeout: true
        case .http(let status, _, _): [408, 429, 500, 502, 503, 504].contains(status)
        case .cancelled, .decoding, .encoded, .insecure, .invalidHeader, .invalidURL, .tooLarge,
            .tooManyRedirects, .unexpectedContentType:
            false
        }
    }

    /// Whether no server was reached, which is known without waiting for one.
    var isOutOfReach: Bool {
        switch self {
        case .offline, .cannotConnect(_, .refused), .cannotConnect(_, .unknownHost): true
        case .cannotConnect, .timeout, .cancelled, .http, .decoding, .encoded, .insecure, .tooLarge,
            .tooManyRedirects, .interrupted, .unexpectedContentType, .invalidURL, .invalidHeader:
            false
        }
    }

    /// Whether the server may have carried out the request despite the error.
    var leavesDoubt: Bool {
        switch self {
        case .cannotConnect(_, .refused), .cannotConnect(_, .unknownHost), .cannotConnect(_, .missingLibrary):
            false
        case .cannotConnect, .cancelled, .decoding, .encoded, .interrupted, .timeout, .tooLarge,
            .unexpectedContentType:
            true
        case .http(let status, _, _): status >= 500 || status == 408
        case .offline, .invalidHeader, .invalidURL, .insecure, .tooManyRedirects: false
        }
    }

    /// How long the server asks clients to wait.
    var retryAfter: Duration? {
        if case .http(_, _, let pause) = self { pause } else { nil }
    }
}
