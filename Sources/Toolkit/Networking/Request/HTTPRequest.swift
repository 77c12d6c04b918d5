public import Foundation

/// A request, independent of the server it is sent to.
public struct HTTPRequest: Sendable {
    /// The HTTP method.
    public enum Method: String, Sendable {
        case get = "GET"
        case head = "HEAD"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    /// Bytes to send.
    public struct Body: Sendable {
        /// The bytes.
        public var bytes: Data
        /// Their media type, such as `application/json`.
        public var type: String

        /// A body with these bytes and this media type.
        public init(_ bytes: Data, type: String) {
            (self.bytes, self.type) = (bytes, type)
        }
    }

    /// What counts as a valid answer.
    public enum Expectation: Sendable {
        /// JSON, by its media type.
        case json
        /// Whatever the server sends.
        case anything
    }

    /// How stored responses are used for a GET.
    public enum Caching: Hashable, Sendable {
        /// Standard HTTP: a fresh response is used, a stale one is revalidated.
        case `default`
        /// Stored responses are ignored; the answer is stored.
        case reload
        /// Only stored responses are used, fresh or not, unless older than `maxAge`. Nothing is sent.
        case cacheOnly(maxAge: Duration?)
    }

    /// The HTTP method.
    public var method: Method
    /// The path segments below the client's base URL. Each stays a single segment, whatever characters it contains.
    public var path: [String]
    /// Names and values, in this order, unencoded.
    public var query: [(name: String, value: String)]
    /// Fields to send besides the configuration's and the client's own.
    public var headers: HTTPHeaders
    /// The body to send. A GET has none.
    public var body: Body?
    /// What counts as a valid answer.
    public var expectation: Expectation
    /// How stored responses are used, if this is a GET.
    public var caching: Caching
    /// Statuses besides 2xx whose responses are returned too, for APIs whose errors have meaningful bodies.
    public var accepted: Set<Int> = []
    /// The time limit for all attempts, where that is shorter than the client's; `nil` for none of its own.
    public var timeLimit: Duration?
    /// Whether the body of a successful response may be stored. An error sent with a success status may not.
    public var isKeepable: @Sendable (Data) -> Bool = { _ in true }

    /// A request for the resource at `path`.
    public init(
        _ method: Method = .get, path: [String], query: [(name: String, value: String)] = [],
        headers: HTTPHeaders = [:], body: Body? = nil, expecting expectation: Expectation = .json,
        caching: Caching = .default
    ) {
        (self.method, self.path, self.query, self.headers) = (method, path, query, headers)
        (self.body, self.expectation, self.caching) = (body, expectation, caching)
    }

    /// A GET of anything at `url`, which must be on the client's server. It is sent as it is, without its fragment.
    public init(_ url: URL, headers: HTTPHeaders = [:]) {
        self.init(path: [], headers: headers, expecting: .anything)
        target = url
    }

    /// What to ask for instead of what ``path`` and ``query`` name below the client's base URL.
    private(set) var target: URL?

    /// Whether sending it twice has no more effect than sending it once (RFC 9110, 9.2.2).
    ///
    /// That includes a POST with an `Idempotency-Key`, by which the server recognizes a repetition.
    public var isIdempotent: Bool {
        method != .post || headers["idempotency-key"] != nil
    }
}
