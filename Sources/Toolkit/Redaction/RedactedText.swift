package import Foundation

/// Text that is safe to show and log: without credentials, and without anything that could be a card number.
package enum RedactedText {
    /// Parts of the names of query values that are secret.
    private static let secretNames = [
        "auth", "code", "credential", "key", "pass", "pin", "secret", "session", "sig", "token",
    ]

    /// The maximum number of characters shown of a URL: servers may send URLs of any length.
    private static let longestURL = 500

    /// A URL without user and fragment, with secret query values and long numbers redacted, and shortened if necessary.
    package static func url(_ url: URL) -> String {
        let text = complete(url)
        let start = text.prefix(longestURL)
        return start.endIndex < text.endIndex ? "\(start)…" : text
    }

    private static func complete(_ url: URL) -> String {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "…" }
        (parts.user, parts.password, parts.fragment) = (nil, nil, nil)
        let (path, query) = (parts.percentEncodedPath, parts.percentEncodedQuery)
        (parts.percentEncodedPath, parts.percentEncodedQuery) = ("", nil)
        // An address of a machine, as in `192.168.100.100:8080`, is no card number.
        var server = parts.string ?? "…"
        if holdsLongNumber(server) { server.replace(#/[0-9]{13,}/#, with: "…") }
        guard let query else { return server + digits(path) }
        let pairs = query.split(separator: "&").map { pair($0) }
        return server + digits(path) + "?" + pairs.joined(separator: "&")
    }

    /// A text that was given as a URL but may not be one. Then everything that may be a user, a password, a query or a fragment is
    /// removed: what stands before an at sign, and what follows a question mark or a number sign.
    package static func url(_ text: String) -> String {
        if let url = URL(string: text) { return self.url(url) }
        let end = text.firstIndex { "?#".contains($0) } ?? text.endIndex
        // With an at sign behind it, that sign may belong to a password, and the at sign to a query.
        guard !text[end...].contains("@") else { return "…" }
        let start = text[..<end].lastIndex(of: "@").map { text.index(after: $0) } ?? text.startIndex
        return digits(String(text[start..<end])) + (end < text.endIndex ? "…" : "")
    }

    /// A path that is to be appended to a URL.
    package static func path(_ segments: [String]) -> String {
        digits(segments.joined(separator: "/"))
    }

    /// Text with every run of 13 or more digits redacted, including digits that are grouped by spaces, dashes, slashes and the
    /// like, also where these are escaped.
    package static func digits(_ text: String) -> String {
        guard holdsLongNumber(text) else { return text }
        return text.replacing(
            #/[0-9](?:(?:[+.,\/_]|[\p{Zs}\p{Pd}]{1,3}|(?:%2[0-9A-Fa-f]|%C2%A0|%E2%80%[0-9A-Fa-f]{2}){1,3})?[0-9]){12,}/#,
            with: "…")
    }

    /// Whether there are enough digits, for speed: a pattern is parsed anew each time.
    private static func holdsLongNumber(_ text: String) -> Bool {
        text.utf8.count { $0 &- UInt8(ascii: "0") < 10 } > 12
    }

    private static func pair(_ pair: Substring) -> String {
        guard let sign = pair.firstIndex(of: "=") else { return digits(String(pair)) }
        let name = pair[..<sign].lowercased()
        let isSecret = secretNames.contains { name.contains($0) }
        return isSecret ? "\(pair[...sign])…" : digits(String(pair))
    }
}
