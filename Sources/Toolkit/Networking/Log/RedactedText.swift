import Foundation

/// Text that may be shown and logged: without credentials, and without anything that may be a card's number.
enum RedactedText {
    /// Parts of the names of query values that are secret.
    private static let secretNames = [
        "auth", "code", "credential", "key", "pass", "pin", "secret", "session", "sig", "token",
    ]

    /// How many characters of a URL are shown: one may be as long as a server likes.
    private static let longestURL = 500

    /// A URL without user and fragment, its secret query values and long numbers struck out, and not too long.
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

    /// What was given as a URL and may be none. What comes before an at sign is not for anybody.
    static func url(_ text: String) -> String {
        if let url = URL(string: text) { return self.url(url) }
        return digits(
            text.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init) ?? "")
    }

    static func path(_ segments: [String]) -> String {
        digits(segments.joined(separator: "/"))
    }

    /// Text with every run of 13 or more digits struck out, grouped or not, as card numbers have them.
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
