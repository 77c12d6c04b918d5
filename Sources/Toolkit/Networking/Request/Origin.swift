import Foundation

/// The scheme, host and port of a URL (RFC 6454). Credentials belong to one origin.
struct Origin: Hashable {
    let scheme: String
    let host: String
    let port: Int

    /// The origin of an `http` or `https` URL that has a host and no user name.
    init?(_ url: URL) {
        guard let parts = URLComponents(url: url.absoluteURL, resolvingAgainstBaseURL: true),
            let scheme = parts.scheme?.lowercased(), scheme == "https" || scheme == "http",
            let host = parts.host?.lowercased(), !host.isEmpty,
            parts.user == nil, parts.password == nil, (1...65535).contains(parts.port ?? 1)
        else { return nil }
        self.scheme = scheme
        port = parts.port ?? (scheme == "https" ? 443 : 80)
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    }

    /// The host as people write it, with the port unless it is the scheme's default.
    var name: String {
        (host.contains(":") ? "[\(host)]" : host) + (port == (isEncrypted ? 443 : 80) ? "" : ":\(port)")
    }

    var isEncrypted: Bool { scheme == "https" }

    /// Whether requests to it can't be read on the way.
    func isPrivate(behind proxy: HTTPProxy) -> Bool {
        isEncrypted || (isLoopback && !proxy.isUsed(for: host))
    }

    /// Whether the host is this machine: by its name, or by an address as the system parses it.
    ///
    /// `inet_pton` takes four decimal numbers, without signs and leading zeros, which other parsers take for octal ones and so
    /// for the address of another machine; it takes every spelling of an IPv6 address.
    private var isLoopback: Bool {
        if host == "localhost" { return true }
        var address = in_addr()
        // Its first byte is the first number, whatever the order of bytes in a number.
        if inet_pton(AF_INET, host, &address) == 1 { return withUnsafeBytes(of: address) { $0[0] == 127 } }
        var longAddress = in6_addr()
        return inet_pton(AF_INET6, host, &longAddress) == 1
            && withUnsafeBytes(of: longAddress) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    }
}

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

/// The proxy that the environment names for unencrypted requests, interpreted as curl does.
struct HTTPProxy: Sendable {
    private let isSet: Bool
    /// Whether all hosts are exempt. Among other names, an asterisk means nothing.
    private let isForNone: Bool
    private let exempt: [String]

    /// - Parameter environment: The environment variables of a process.
    init(_ environment: [String: String]) {
        isSet = ["http_proxy", "all_proxy", "ALL_PROXY"].contains { environment[$0]?.isEmpty == false }
        let names = ["no_proxy", "NO_PROXY"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        exempt = names.lowercased().split { $0 == "," || $0 == " " }.map(String.init)
        isForNone = names == "*"
    }

    /// Whether a request to `host` may leave the machine. So it may if `host` is exempt only by its domain.
    func isUsed(for host: String) -> Bool {
        isSet && !isForNone && !exempt.contains(host)
    }
}
