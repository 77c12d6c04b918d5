public import Foundation

/// What is asked of a server, without saying which server.
public struct HTTPRequest: Sendable {
    /// What is to be done.
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

        /// Bytes of a media type.
        public init(_ bytes: Data, type: String) {
            (self.bytes, self.type) = (bytes, type)
        }
    }

    /// What an answer must be to be one.
    public enum Expectation: Sendable {
        /// JSON, by its media type.
        case json
        /// Whatever the server sends.
        case anything
    }

    /// How kept responses are used for a GET.
    public enum Caching: Hashable, Sendable {
        /// What HTTP says: what is fresh is used, what is stale is asked for again with its validators.
        case `default`
        /// Nothing kept is used; what comes is kept.
        case reload
        /// Only what is kept is used, fresh or not, unless it is older than `maxAge`. Nothing is sent.
        case cacheOnly(maxAge: Duration?)
    }

    /// What is to be done.
    public var method: Method
    /// The segments of the path below the client's base URL. Each stays one segment, whatever characters it has.
    public var path: [String]
    /// Names and values, in this order, unencoded.
    public var query: [(name: String, value: String)]
    /// Fields to send besides the configuration's and those that the client makes itself.
    public var headers: HTTPHeaders
    /// What is sent. A GET has no body.
    public var body: Body?
    /// What the answer must be.
    public var expectation: Expectation
    /// How kept responses are used, if this is a GET.
    public var caching: Caching
    /// Statuses besides success whose responses are answers too, for APIs that say more than a status and a message.
    public var accepted: Set<Int> = []
    /// Whether the body of a success is an answer: any other, such as an error in an answer's clothes, is not kept.
    public var isKeepable: @Sendable (Data) -> Bool = { _ in true }

    /// A request for what is at `path`.
    public init(
        _ method: Method = .get, path: [String], query: [(name: String, value: String)] = [],
        headers: HTTPHeaders = [:], body: Body? = nil, expecting expectation: Expectation = .json,
        caching: Caching = .default
    ) {
        (self.method, self.path, self.query, self.headers) = (method, path, query, headers)
        (self.body, self.expectation, self.caching) = (body, expectation, caching)
    }

    /// Whether it may be sent twice without doing more than when sent once (RFC 9110, 9.2.2).
    ///
    /// A POST is so if it carries an `Idempotency-Key`, by which the server tells a repetition.
    public var isIdempotent: Bool {
        method != .post || headers["idempotency-key"] != nil
    }
}
