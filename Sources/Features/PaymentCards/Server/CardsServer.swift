import Foundation
import Networking

/// A server that cards come from, and how it is talked to.
public struct CardsServer: Sendable {
    /// Why a server can't be talked to.
    public enum Fault: Error, Equatable, Sendable {
        /// No `http` or `https` URL, or one with a user, a query or a fragment; the text is safe to show.
        case notAServer(String)
        /// The text is no token (RFC 6750, 2.1).
        case notAToken
        /// The token would go over the network unencrypted.
        case tokenInTheClear
    }

    /// How long a request may take, all attempts together.
    public var timeout: Duration {
        get { configuration.totalTimeout }
        set {
            configuration.totalTimeout = newValue
            configuration.attemptTimeout = min(newValue, configuration.attemptTimeout)
        }
    }

    /// The folder where answers are kept for when there is no connection; `nil` for none.
    public var cacheFolder: String?
    /// Whether only what is kept is shown, and nothing is sent.
    public var isOffline = false
    /// How old that may be; `nil` where it does not matter.
    public var longestAge: Duration?
    /// Takes a line for each thing that happens on the way, without any secret in it.
    public var log: @Sendable (String) -> Void = { _ in }

    var configuration: HTTPConfiguration

    /// The server at `url`, which knows the caller by `token`.
    public init(url: String, token: String? = nil) throws(Fault) {
        do {
            configuration = try HTTPConfiguration(baseURL: url, token: try Self.token(token))
        } catch HTTPError.insecure {
            throw .tokenInTheClear
        } catch HTTPError.invalidURL(let text) {
            throw .notAServer(text)
        } catch {
            throw .notAToken
        }
        configuration.headers["user-agent"] = "swippy"
        configuration.sizeLimit = Self.sizeLimit
    }

    /// Keeps Foundation from making folders in the home folder. To be called first of all, by a program that needs nothing else of
    /// Foundation's networking, since it changes the process.
    public static func preventFolders() { FoundationFolders.prevent() }

    /// More than a page of cards ever has: 16 MiB.
    static let sizeLimit = 16 << 20

    private static func token(_ text: String?) throws(Fault) -> Token? {
        guard let text else { return nil }
        guard let token = Token(text) else { throw .notAToken }
        return token
    }

    /// What people know the server by.
    var name: String {
        let url = configuration.baseURL
        let host = url.host(percentEncoded: false) ?? ""
        return (host.contains(":") ? "[\(host)]" : host) + (url.port.map { ":\($0)" } ?? "")
    }
}
