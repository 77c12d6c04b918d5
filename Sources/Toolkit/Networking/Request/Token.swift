import Foundation

/// A bearer token. Only the server gets to see it: printing, dumping or interpolating it shows a placeholder.
public struct Token: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The token as it is sent.
    let secret: String

    /// A token from a file or a variable, without surrounding white space.
    ///
    /// - Returns: `nil` for text that can't be a token (RFC 6750, 2.1): empty text, or anything but visible ASCII.
    public init?(_ text: String) {
        secret = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !secret.isEmpty, secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    }

    /// The same for every token.
    public var description: String { "Token(redacted)" }
    /// The same for every token.
    public var debugDescription: String { description }
    /// Shows no properties.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
