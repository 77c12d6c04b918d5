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

    private var isLoopback: Bool {
        if host == "localhost" || host == "::1" { return true }
        let octets = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return octets.count == 4 && octets.allSatisfy { $0 != nil } && octets[0] == 127
    }
}
