public import Foundation

/// A server's successful answer and its metadata.
public struct HTTPResponse<Value: Sendable>: Sendable {
    /// The body, decoded or not.
    public let value: Value
    /// 200 to 299, or a status that the request accepts.
    public let status: Int
    /// The header fields.
    public let headers: HTTPHeaders
    /// Where the response comes from.
    public let source: ResponseSource
    /// When the server last confirmed that this is its answer.
    public let fetchedAt: Date
    /// The failure of an earlier attempt that may have reached the server and been carried out; `nil` if there is none. An
    /// attempt that failed to connect can't have been.
    public let doubt: HTTPError?

    /// When the server sent this, by its own clock; `nil` if it doesn't say.
    public var date: Date? { headers["date"].flatMap(HTTPDate.parse) }

    /// The same response with a decoded body.
    func map<Other>(_ value: Other) -> HTTPResponse<Other> {
        HTTPResponse<Other>(
            value: value, status: status, headers: headers, source: source, fetchedAt: fetchedAt,
            doubt: doubt)
    }
}

/// Where a response comes from.
public enum ResponseSource: Hashable, Sendable {
    /// Sent by the server in full.
    case network
    /// Stored; the server was asked and confirmed that it is still valid.
    case revalidated
    /// Stored; the server was not asked.
    case cache
}
