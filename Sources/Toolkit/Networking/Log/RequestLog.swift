import Foundation

/// Logs what happens to requests, one line per event.
struct RequestLog: Sendable {
    let write: @Sendable (String) -> Void

    func answered(_ request: WireRequest, _ response: RawResponse, in duration: Duration) {
        write("\(line(request)): \(response.status), \(response.body.count) bytes, \(milliseconds(duration))")
    }

    func failed(_ request: WireRequest, _ attempt: Int, _ error: HTTPError) {
        write("\(line(request)): attempt \(attempt) failed: \(word(error))")
    }

    func retrying(_ request: WireRequest, after pause: Duration) {
        write("\(line(request)): again in \(milliseconds(pause))")
    }

    func redirected(to request: WireRequest) {
        write("redirected to \(RedactedText.url(request.url))")
    }

    func found(_ request: WireRequest, age: Duration?) {
        write("\(line(request)): kept\(age.map { " for \(milliseconds($0))" } ?? "")")
    }

    private func line(_ request: WireRequest) -> String {
        "\(request.method.rawValue) \(RedactedText.url(request.url))"
    }

    private func milliseconds(_ duration: Duration) -> String {
        "\(Int64(duration / .milliseconds(1))) ms"
    }

    /// The log's name for an error, without anything that a server or a person wrote.
    private func word(_ error: HTTPError) -> String {
        switch error {
        case .http(let status, _, _): "status \(status)"
        case .cannotConnect(_, let problem): "no connection, \(problem)"
        default: "\(error)"
        }
    }
}

/// Text that is safe to show and log: without credentials, and without anything that could be a card number.
enum RedactedText {
    /// Parts of the names of query values that are secret.
    private static let secretNames = [
        "auth", "code", "credential", "key", "pass", "pin", "secret", "session", "sig", "token",
    ]

    /// The maximum number of characters shown of a URL: servers may send URLs of any length.
    private static let longestURL = 500

    /// A URL without user and fragment, with secret query values and long numbers redacted, and shortened if necessary.
    static func url(_ url: URL) -> String {
        let text = complete(url)
        let start = text.prefix(longestURL)
        return start.endIndex < text.endIndex ? "\(start)…" : text
    }

    private static func complete(_ url: URL) -> String {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "…" }
        (parts.user, parts.password, parts.fragment) = (nil, nil, nil)
        let query = parts.percentEncodedQuery
        parts.percentEncodedQuery = nil
        let head = digits(parts.string ?? "…")
        guard let query else { return head }
        return head + "?" + query.split(separator: "&").map { pair($0) }.joined(separator: "&")
    }

    /// A text that was given as a URL but may not be one. Everything before an at sign is removed, since it may be a secret.
    static func url(_ text: String) -> String {
        if let url = URL(string: text) { return self.url(url) }
        return digits(
            text.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init) ?? "")
    }

    static func path(_ segments: [String]) -> String {
        digits(segments.joined(separator: "/"))
    }

    /// Text with every run of 13 or more digits redacted, including digits grouped as in card numbers.
    static func digits(_ text: String) -> String {
        text.replacing(#/[0-9](?:(?:%20|[-+. ])?[0-9]){12,}/#, with: "…")
    }

    private static func pair(_ pair: Substring) -> String {
        guard let sign = pair.firstIndex(of: "=") else { return digits(String(pair)) }
        let name = pair[..<sign].lowercased()
        let isSecret = secretNames.contains { name.contains($0) }
        return isSecret ? "\(pair[...sign])…" : digits(String(pair))
    }
}
