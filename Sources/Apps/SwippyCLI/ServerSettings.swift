public import PaymentCardsPorts

/// The server that a person names, and how it is to be talked to.
public struct ServerSettings: Sendable {
    /// Why a server can't be talked to.
    public enum Fault: Error, Equatable, Sendable {
        /// No `http` or `https` URL, or one with a user, a query or a fragment; the text is safe to show.
        case notAServer(String)
        /// The text is no token (RFC 6750, 2.1).
        case notAToken
        /// The token would go over the network unencrypted.
        case tokenInTheClear
    }

    /// Where it is.
    public let url: String
    /// What it knows the caller by; `nil` for nothing.
    public let token: String?
    /// How long a request may take, all attempts together; `nil` where the person did not say.
    public let timeout: Duration?
    /// Whether only what is kept is shown, and nothing is sent.
    public let isOffline: Bool
    /// How old that may be; `nil` where it does not matter.
    public let longestAge: Duration?
    /// The folder where answers are kept for when there is no connection; `nil` for none.
    public let cacheFolder: String?
    /// Takes a line for each thing that happens on the way, without any secret in it.
    public let log: @Sendable (String) -> Void
}

/// Makes the service of a server.
public typealias ServerConnecting =
    @Sendable (ServerSettings) throws(ServerSettings.Fault) -> any CardsService

/// This program can't do what it was asked to, and another one, which stands beside it, can.
struct OtherProgram: Error {
    let name: String

    /// The program that can talk to servers.
    static let http = OtherProgram(name: "swippy-http")
}
