public import Foundation

/// Which server a client talks to, and how much of time and memory it may take.
public struct HTTPConfiguration: Sendable {
    /// What every request's path is below.
    public let baseURL: URL
    /// What the server knows the caller by. Sent to the base URL's origin only.
    public var token: Token?
    /// Fields of every request, such as `User-Agent`.
    public var headers: HTTPHeaders = [:]
    /// How long one attempt may take, from connecting to the last byte, redirects included.
    public var attemptTimeout = Duration.seconds(15)
    /// How long a request may take, all attempts and the pauses between them together.
    public var totalTimeout = Duration.seconds(60)
    /// How many bytes of a body are taken, uncompressed. On Linux that of a redirect is bounded by ``attemptTimeout`` alone,
    /// since Foundation tells nobody of it.
    public var sizeLimit = 64 << 20
    /// How many redirects are followed, one after the other.
    public var redirectLimit = 5
    /// How often a request is tried.
    public var retry = RetryPolicy()
    /// Reads the JSON of a response.
    public var decoder = JSONDecoder()

    /// What unencrypted requests go through.
    var proxy = HTTPProxy(ProcessInfo.processInfo.environment)

    /// A configuration with the defaults above.
    ///
    /// - Parameter baseURL: An `http` or `https` URL without user, query or fragment.
    /// - Throws: ``HTTPError/invalidURL(_:)`` if it is another; ``HTTPError/insecure(_:)`` if a token would be sent
    ///   unencrypted to another machine, be it a proxy.
    public init(baseURL: String, token: Token? = nil) throws(HTTPError) {
        guard let url = Self.url(baseURL), let origin = Origin(url), url.query == nil, url.fragment == nil
        else { throw .invalidURL(RedactedText.url(baseURL)) }
        (self.baseURL, self.token) = (url, token)
        if token != nil, !origin.isPrivate(behind: proxy) { throw .insecure(.credentialsInTheClear) }
    }

    /// The URL with its scheme in lower case, since Foundation on Linux knows no other.
    private static func url(_ text: String) -> URL? {
        guard var parts = URLComponents(string: text) else { return nil }
        let scheme = parts.scheme?.lowercased()
        parts.scheme = scheme
        return parts.url
    }
}

/// What a client takes from the world besides the network.
public struct HTTPEnvironment: Sendable {
    /// Measures timeouts and pauses.
    public var clock: any Clock<Duration>
    /// The time of day, for what servers say of dates.
    public var now: @Sendable () -> Date
    /// A number in 0..<1, by which clients that failed together don't come back together.
    public var random: @Sendable () -> Double
    /// Takes a line for each thing that happens. No line has a credential, a body or a card number in it.
    public var log: @Sendable (String) -> Void

    /// The real world, with a log that goes nowhere.
    public init(
        clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() },
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.clock, self.now, self.random, self.log) = (clock, now, random, log)
    }
}
