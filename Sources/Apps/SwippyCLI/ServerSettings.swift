public import PaymentCardsPorts

/// The server that the person specified, and how to talk to it.
public struct ServerSettings: Sendable {
    /// Why the settings are invalid.
    public enum Fault: Error, Equatable, Sendable {
        /// Not an `http` or `https` URL, or one with a user, a query or a fragment; the text is safe to show.
        case notAServer(String)
        /// The text can't be a token (RFC 6750, 2.1).
        case notAToken
        /// The token would be sent unencrypted over the network.
        case tokenInTheClear
    }

    /// The server's URL.
    public let url: String
    /// The token that authenticates the caller; `nil` for none.
    public let token: String?
    /// The time limit for a request, including all attempts; `nil` for the default.
    public let timeout: Duration?
    /// Whether to use only cached answers and send nothing.
    public let isOffline: Bool
    /// The maximum age of cached answers; `nil` for no limit.
    public let longestAge: Duration?
    /// The folder for cached answers, used when there is no connection; `nil` for none.
    public let cacheFolder: String?
    /// Called with a log line for each event, without any secret in it.
    public let log: @Sendable (String) -> Void
}

/// Creates the service for a server.
public typealias ServerConnecting =
    @Sendable (ServerSettings) throws(ServerSettings.Fault) -> any CardsService

/// Thrown if another program from the same folder has to take over, because this one can't do what was asked.
struct OtherProgram: Error {
    let name: String

    /// The program that can talk to servers.
    static let http = OtherProgram(name: "swippy-http")
}
