public import Foundation

/// A request as it came to the server.
public struct ReceivedRequest: Sendable {
    /// Such as `GET`.
    public let method: String
    /// The path as it was sent, still encoded, without the query.
    public let path: String
    /// The query as it was sent, still encoded; empty if there is none.
    public let query: String
    /// The header fields; names are in lower case.
    public let headers: [String: String]
    /// As many bytes as were announced.
    public let body: Data
    /// How many requests for this path came up to this one: 1 for the first.
    public internal(set) var number = 0

    /// A request whose head is `head`, up to and without the empty line.
    init?(head: String, body: Data) {
        let lines = head.split(separator: "\r\n")
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count == 3 else { return nil }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        (method, path) = (String(words[0]), String(target[0]))
        query = target.count > 1 ? String(target[1]) : ""
        headers = Self.fields(lines.dropFirst())
        self.body = body
    }

    static func fields(_ lines: some Sequence<Substring>) -> [String: String] {
        let fields = lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (
                parts[0].lowercased(), parts.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? ""
            )
        }
        return Dictionary(fields) { "\($0), \($1)" }
    }
}
