import Foundation
import Networking
public import PaymentCardsPorts

/// A server that provides cards, and how to talk to it.
public struct CardsServer: Sendable {
    /// Why the configuration of a server is invalid.
    public typealias Fault = ServerFault

    /// The time limit for an answer, to its last byte, including all attempts, and all pages of a list.
    public var timeout: Duration {
        get { configuration.totalTimeout }
        set {
            // One answer may take all of it: whoever allows more expects a slow server.
            (configuration.totalTimeout, configuration.attemptTimeout) = (newValue, newValue)
        }
    }

    /// The folder for cached answers, used when there is no connection; `nil` for none.
    public var cacheFolder: String?
    /// Whether to use only cached answers and send nothing.
    public var isOffline = false
    /// The maximum age of cached answers; `nil` for no limit.
    public var longestAge: Duration?
    /// Called with a log line for each event, without any secret in it.
    public var log: @Sendable (String) -> Void = { _ in }

    var configuration: HTTPConfiguration

    /// The server at `url`, with `token` to authenticate the caller.
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

    /// Larger than any page of cards: 16 MiB.
    static let sizeLimit = 16 << 20

    private static func token(_ text: String?) throws(Fault) -> Token? {
        guard let text else { return nil }
        guard let token = Token(text) else { throw .notAToken }
        return token
    }

    /// The server's name for people.
    var name: String {
        let url = configuration.baseURL
        let host = url.host(percentEncoded: false) ?? ""
        return (host.contains(":") ? "[\(host)]" : host) + (url.port.map { ":\($0)" } ?? "")
    }
}
