public import Foundation
import Redaction

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

extension HTTPError {
    /// The error for a failed decoding.
    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self = .decoding(path: Self.path(context.codingPath + [key]), .missing)
        case DecodingError.valueNotFound(_, let context):
            self = .decoding(path: Self.path(context.codingPath), .missing)
        case DecodingError.typeMismatch(let type, let context):
            self = .decoding(path: Self.path(context.codingPath), .expected("\(type)"))
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
            self = .decoding(path: "", .malformed)
        case DecodingError.dataCorrupted(let context):
            self = .decoding(path: Self.path(context.codingPath), .invalid)
        default:
            self = .decoding(path: "", .invalid)
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}

/// A response as received, before it is interpreted.
struct RawResponse: Sendable {
    let status: Int
    let headers: HTTPHeaders
    let body: Data
    /// How the body is encoded; `nil` if it isn't any more.
    var encoding: String?
    /// The failure of an earlier attempt that may have reached the server.
    var doubt: HTTPError?

    /// The media type, in lower case and without parameters; `nil` if the server names none.
    var type: String? {
        headers["content-type"]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// Whether the body is JSON according to the server, or the server doesn't say.
    var mayBeJSON: Bool {
        guard let type, !body.isEmpty else { return true }
        return type == "application/json" || type == "text/json" || type.hasSuffix("+json")
    }

    /// The media type for display: short, and only characters that a media type may have.
    var shownType: String {
        // Dropping characters in the middle would join the text around them.
        let name = (type ?? "").prefix(60).prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || "/+-._".contains($0))
        }
        return RedactedText.digits(String(name))
    }

    /// The same response without the token, which a server may send back in any part of it.
    func hiding(_ token: TokenFilter) -> RawResponse {
        let headers = HTTPHeaders(headers.all.map { (token.strike($0.name), token.strike($0.value)) })
        return RawResponse(
            status: status, headers: headers, body: token.strike(body), encoding: encoding, doubt: doubt)
    }

    /// The error that this response stands for, if it is not a success. Its message is in the member `field` of the body.
    func failure(now: Date, messageField field: String, hiding token: TokenFilter?) -> HTTPError? {
        guard !(200..<300).contains(status) else { return nil }
        return .http(
            status: status, message: ServerText.message(field, of: body, hiding: token),
            retryAfter: headers["retry-after"].flatMap { RetryAfter.pause($0, now: now) })
    }
}
