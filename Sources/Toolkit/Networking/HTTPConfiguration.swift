public import Foundation
import Redaction

/// Which server a client talks to, and its limits on time and memory.
public struct HTTPConfiguration: Sendable {
    /// The URL below which every request's path lies.
    public let baseURL: URL
    /// The token that authenticates the caller. Sent only to the base URL's origin.
    public var token: Token?
    /// Header fields for every request, such as `User-Agent`.
    public var headers: HTTPHeaders = [:]
    /// The time limit for one attempt, from connecting to the last byte, redirects included.
    public var attemptTimeout = Duration.seconds(15)
    /// The time limit for a request, including all attempts and the pauses between them.
    public var totalTimeout = Duration.seconds(60)
    /// The maximum size of a body, in bytes.
    public var sizeLimit = 64 << 20
    /// The maximum number of redirects in a row.
    public var redirectLimit = 5
    /// When and how often a failed request is retried.
    public var retry = RetryPolicy()
    /// The member of a failure's JSON that says in words what went wrong.
    public var messageField = "message"
    /// Decodes the JSON of a response.
    public var decoder = JSONDecoder()

    /// The proxy for unencrypted requests.
    var proxy = HTTPProxy(ProcessInfo.processInfo.environment)

    /// A configuration with the defaults above.
    ///
    /// - Parameter baseURL: An `http` or `https` URL without user, query or fragment.
    /// - Throws: ``HTTPError/invalidURL(_:)`` for any other URL; ``HTTPError/insecure(_:)`` if a token would be sent
    ///   unencrypted to another machine, including a proxy.
    public init(baseURL: String, token: Token? = nil) throws(HTTPError) {
        guard let url = Self.url(baseURL), let origin = Origin(url), url.query == nil, url.fragment == nil
        else { throw .invalidURL(RedactedText.url(baseURL)) }
        (self.baseURL, self.token) = (url, token)
        if token != nil, !origin.isPrivate(behind: proxy) { throw .insecure(.credentialsInTheClear) }
    }

    /// The URL with its scheme in lower case, as it is compared with others.
    private static func url(_ text: String) -> URL? {
        guard var parts = URLComponents(string: text) else { return nil }
        let scheme = parts.scheme?.lowercased()
        parts.scheme = scheme
        return parts.url
    }
}

/// What a client depends on besides the network.
public struct HTTPEnvironment: Sendable {
    /// Measures timeouts and pauses.
    public var clock: any Clock<Duration>
    /// The current time, for interpreting dates that servers send.
    public var now: @Sendable () -> Date
    /// A random number in 0..<1, which spreads the retries of clients that failed together.
    public var random: @Sendable () -> Double
    /// Called with a log line for each event. No line contains a credential, a body or a card number.
    public var log: @Sendable (String) -> Void

    /// The real environment, with a log that discards its lines.
    public init(
        clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() },
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.clock, self.now, self.random, self.log) = (clock, now, random, log)
    }
}
