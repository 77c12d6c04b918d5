import Foundation

/// A response as received, before it is interpreted.
struct RawResponse: Sendable {
    let status: Int
    let headers: HTTPHeaders
    let body: Data
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
            status: status, headers: headers, body: token.strike(body), doubt: doubt)
    }

    /// The error that this response stands for, if it is not a success.
    func failure(now: Date, hiding token: TokenFilter?) -> HTTPError? {
        guard !(200..<300).contains(status) else { return nil }
        return .http(
            status: status, message: ServerText.message(of: body, hiding: token),
            retryAfter: headers["retry-after"].flatMap { RetryAfter.pause($0, now: now) })
    }
}
