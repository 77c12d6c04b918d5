import Foundation
import Redaction

/// A request for one server: complete, checked, and with no more credentials than that server may see.
struct WireRequest: Sendable {
    let method: HTTPRequest.Method
    let url: URL
    let origin: Origin
    let headers: HTTPHeaders
    let body: Data?
    let isIdempotent: Bool
    private let proxy: HTTPProxy

    /// The fields that must not be readable on the way.
    private static let credentials: Set = ["authorization", "cookie", "proxy-authorization"]
    /// The fields that are only for the origin they were meant for.
    private static let personal = credentials.union(["idempotency-key"])

    /// - Throws: ``HTTPError/invalidURL(_:)``, ``HTTPError/invalidHeader(name:)``, or ``HTTPError/insecure(_:)``.
    init(_ request: HTTPRequest, _ configuration: HTTPConfiguration) throws(HTTPError) {
        guard let url = Self.url(of: request, below: configuration.baseURL), let origin = Origin(url) else {
            throw .invalidURL(
                request.target.map { RedactedText.url($0.absoluteString) } ?? RedactedText.path(request.path))
        }
        var headers = configuration.headers.merging(request.headers)
        if request.expectation == .json, headers["accept"] == nil { headers["accept"] = "application/json" }
        if let body = request.body { headers["content-type"] = body.type }
        if let token = configuration.token { headers["authorization"] = "Bearer \(token.secret)" }
        if request.method == .get, request.caching == .reload { headers["cache-control"] = "no-cache" }
        try self.init(
            method: request.method, url: url, origin: origin, headers: headers, body: request.body?.bytes,
            isIdempotent: request.isIdempotent, proxy: configuration.proxy)
    }

    private init(
        method: HTTPRequest.Method, url: URL, origin: Origin, headers: HTTPHeaders, body: Data?,
        isIdempotent: Bool, proxy: HTTPProxy
    ) throws(HTTPError) {
        if let name = headers.unsendable { throw .invalidHeader(name: name) }
        let isSecret = headers.all.contains { Self.credentials.contains($0.name) }
        if isSecret, !origin.isPrivate(behind: proxy) { throw .insecure(.credentialsInTheClear) }
        (self.method, self.url, self.origin, self.headers) = (method, url, origin, headers)
        (self.body, self.isIdempotent, self.proxy) = (body, isIdempotent, proxy)
    }

    /// This request with `validators`, so that the server sends a body only if it differs from the stored one.
    func adding(_ validators: HTTPHeaders) throws(HTTPError) -> WireRequest {
        try WireRequest(
            method: method, url: url, origin: origin, headers: headers.merging(validators), body: body,
            isIdempotent: isIdempotent, proxy: proxy)
    }

    /// Whether it changes nothing, so that it doesn't matter whether it arrived (RFC 9110, 9.2.1).
    var isSafe: Bool { method == .get || method == .head }

    /// Whether it must not go through a proxy: a token that may go to this machine alone may be in it.
    var bypassesProxy: Bool { !origin.isEncrypted && !proxy.isUsed(for: origin.host) }

    /// Whether the server may answer that nothing has changed.
    var isConditional: Bool { headers["if-none-match"] != nil || headers["if-modified-since"] != nil }

    /// The request to the target of a redirect; `nil` if the response has no target that can be followed.
    ///
    /// GET and HEAD go anywhere; other methods are kept and only followed to the same server, or not sent at all.
    func redirected(by response: RawResponse) throws(HTTPError) -> WireRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status),
            let location = response.headers["location"],
            let target = URL(string: location, relativeTo: url)?.absoluteURL,
            let there = Origin(target)
        else { return nil }
        if origin.isEncrypted, !there.isEncrypted { throw .insecure(.downgrade) }
        if method != .get, method != .head {
            guard response.status >= 307, there == origin else { return nil }
        }
        return try WireRequest(
            method: method, url: target, origin: there,
            headers: there == origin ? headers : headers.removing(Self.personal), body: body,
            isIdempotent: isIdempotent, proxy: proxy)
    }

    private static func url(of request: HTTPRequest, below base: URL) -> URL? {
        if let target = request.target { return url(target, below: base) }
        guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true) else { return nil }
        let segments = request.path.compactMap(encoded)
        guard segments.count == request.path.count, !request.path.contains(where: isNoSegment) else {
            return nil
        }
        let root =
            parts.percentEncodedPath.hasSuffix("/")
            ? parts.percentEncodedPath.dropLast() : parts.percentEncodedPath[...]
        parts.percentEncodedPath = ([String(root)] + segments).joined(separator: "/")
        let pairs = request.query.compactMap { name, value in
            encoded(name).flatMap { name in encoded(value).map { "\(name)=\($0)" } }
        }
        guard pairs.count == request.query.count else { return nil }
        if !pairs.isEmpty { parts.percentEncodedQuery = pairs.joined(separator: "&") }
        return parts.url
    }

    /// `target` without its fragment, unless it is on another server, which must not get to see the token.
    private static func url(_ target: URL, below base: URL) -> URL? {
        guard let origin = Origin(target), origin == Origin(base),
            var parts = URLComponents(url: target, resolvingAgainstBaseURL: true)
        else { return nil }
        // As in the base URL.
        (parts.scheme, parts.fragment) = (origin.scheme, nil)
        return parts.url
    }

    /// Servers interpret these as the folder itself and its parent, or drop them.
    private static func isNoSegment(_ text: String) -> Bool {
        text.isEmpty || text == "." || text == ".."
    }

    private static func encoded(_ text: String) -> String? {
        text.addingPercentEncoding(withAllowedCharacters: unreserved)
    }

    /// Characters that need no encoding anywhere in a URL (RFC 3986, 2.3).
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
