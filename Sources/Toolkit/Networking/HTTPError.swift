/// Why there is no response. It holds facts for whoever words them, and never a credential.
public enum HTTPError: Error, Hashable, Sendable {
    /// There is no network; or only kept responses were asked for, and none is kept.
    case offline
    /// No connection to the host came about. It is named with its port where that is not the scheme's own.
    case cannotConnect(host: String, ConnectionProblem)
    /// The server took longer than this.
    case timeout(after: Duration)
    /// The caller's task was cancelled.
    case cancelled
    /// The server answered, but not with success.
    ///
    /// - Parameters:
    ///   - message: What the server says of it, made safe to show, at most ``longestMessage`` characters.
    ///   - retryAfter: How long the server asks to be left alone.
    case http(status: Int, message: String?, retryAfter: Duration?)
    /// The body is not what was expected, at `path` such as `card[3].due.amount`.
    case decoding(path: String, DecodingProblem)
    /// Going on would have been unsafe.
    case insecure(Danger)
    /// The body is larger than this many bytes.
    case tooLarge(limit: Int)
    /// The server redirected more often than this.
    case tooManyRedirects(limit: Int)
    /// The connection ended before the response did.
    case interrupted
    /// The response is not JSON but this media type, as when a hotel's network answers with its own page.
    case unexpectedContentType(String)
    /// No URL comes of this.
    case invalidURL(String)
    /// A header field of this name can't be sent as it is.
    case invalidHeader(name: String)

    /// How many characters of a server's message are kept.
    public static let longestMessage = 200

    /// Why a connection did not come about.
    public enum ConnectionProblem: Hashable, Sendable {
        /// Nothing listens there.
        case refused
        /// The name has no address, or the name servers can't be reached, as without a network.
        case unknownHost
        /// The server closed the connection, or answered in no HTTP.
        case noAnswer
        /// The host is an IPv6 address, and the system's Foundation refuses those (swift-corelibs-foundation 5496).
        case numericAddress
        /// Something else, in the system's words.
        case other(String)
    }

    /// What is wrong with a body.
    public enum DecodingProblem: Hashable, Sendable {
        /// It is not JSON.
        case malformed
        /// A value is missing.
        case missing
        /// A value is of another type than this one.
        case expected(String)
        /// A value is of the right type and still none that can be used.
        case invalid
    }

    /// What would have been unsafe.
    public enum Danger: Hashable, Sendable {
        /// The server can't prove to be who it says. The reason is the system's.
        case certificate(String)
        /// An encrypted connection was redirected to an unencrypted one.
        case downgrade
        /// Credentials would have gone to another machine unencrypted.
        case credentialsInTheClear
    }

    /// Whether the same request may succeed a little later.
    var isTransient: Bool {
        switch self {
        case .cannotConnect(_, .numericAddress): false
        case .cannotConnect, .interrupted, .offline, .timeout: true
        case .http(let status, _, _): [408, 429, 500, 502, 503, 504].contains(status)
        case .cancelled, .decoding, .insecure, .invalidHeader, .invalidURL, .tooLarge, .tooManyRedirects,
            .unexpectedContentType:
            false
        }
    }

    /// Whether the server may have done what it was asked for all the same.
    var leavesDoubt: Bool {
        switch self {
        case .cannotConnect(_, .refused), .cannotConnect(_, .unknownHost), .cannotConnect(_, .numericAddress):
            false
        case .cannotConnect, .cancelled, .decoding, .interrupted, .timeout, .tooLarge, .unexpectedContentType:
            true
        case .http(let status, _, _): status >= 500 || status == 408
        case .offline, .invalidHeader, .invalidURL, .insecure, .tooManyRedirects: false
        }
    }

    /// How long the server asks to be left alone.
    var retryAfter: Duration? {
        if case .http(_, _, let pause) = self { pause } else { nil }
    }
}
