import Foundation

/// What came over the line, before anything is made of it.
struct RawResponse: Sendable {
    let status: Int
    let headers: HTTPHeaders
    let body: Data
    /// How an earlier attempt to get it failed that may have reached the server.
    var doubt: HTTPError?

    /// The media type, in lower case and without parameters; `nil` if the server says none.
    var type: String? {
        headers["content-type"]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// Whether the server says that the body is JSON, or says nothing.
    var mayBeJSON: Bool {
        guard let type, !body.isEmpty else { return true }
        return type == "application/json" || type == "text/json" || type.hasSuffix("+json")
    }

    /// The media type for people: short, and nothing but what a media type may have.
    var shownType: String {
        // What is left out in the middle would join what is around it.
        let name = (type ?? "").prefix(60).prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || "/+-._".contains($0))
        }
        return RedactedText.digits(String(name))
    }

    /// The same response without the token, which a server may send back in any part of it.
    func hiding(_ token: TokenFilter) -> RawResponse {
        let headers = HTTPHeaders(headers.all.map { (token.strike($0.name), token.strike($0.value)) })
        return RawResponse(
            status: status, headers: headers, body: token.strike(body), doubt: doubt)
    }

    /// What this is an error of, if it is no success.
    func failure(now: Date, hiding token: TokenFilter?) -> HTTPError? {
        guard !(200..<300).contains(status) else { return nil }
        return .http(
            status: status, message: ServerText.message(of: body, hiding: token),
            retryAfter: headers["retry-after"].flatMap { RetryAfter.pause($0, now: now) })
    }
}
