/// Why the configuration of a server is invalid.
public enum ServerFault: Error, Equatable, Sendable {
    /// Not an `http` or `https` URL, or one with a user, a query or a fragment; the text is safe to show.
    case notAServer(String)
    /// The text can't be a token (RFC 6750, 2.1).
    case notAToken
    /// The token would be sent unencrypted over the network.
    case tokenInTheClear
}
