public import Foundation

/// What a server answered: a success, and what came with it.
public struct HTTPResponse<Value: Sendable>: Sendable {
    /// The body, or what was made of it.
    public let value: Value
    /// 200 to 299, or one that the request accepts.
    public let status: Int
    /// The header fields.
    public let headers: HTTPHeaders
    /// Whether the server sent it just now.
    public let source: ResponseSource
    /// When the server last said that this is its answer.
    public let fetchedAt: Date
    /// How an earlier attempt failed that may have reached the server, which then has done before what it was asked for; `nil`
    /// where none may have. One for which no connection came about has not.
    public let doubt: HTTPError?

    /// When the server says that it sent this, by its own clock; `nil` where it doesn't say.
    public var date: Date? { headers["date"].flatMap(HTTPDate.parse) }

    /// The same response with its body understood.
    func map<Other>(_ value: Other) -> HTTPResponse<Other> {
        HTTPResponse<Other>(
            value: value, status: status, headers: headers, source: source, fetchedAt: fetchedAt,
            doubt: doubt)
    }
}

/// Where a response comes from.
public enum ResponseSource: Hashable, Sendable {
    /// All of it from the server.
    case network
    /// Kept from before; the server was asked and said that it is still right.
    case revalidated
    /// Kept from before; nobody was asked.
    case cache
}
