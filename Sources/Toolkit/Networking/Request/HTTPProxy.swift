/// The proxy that the environment names for unencrypted requests, interpreted as curl does. Foundation on Linux uses it even
/// for this machine, and that can't be turned off.
struct HTTPProxy: Sendable {
    private let isSet: Bool
    private let exempt: [String]

    /// - Parameter environment: The environment variables of a process.
    init(_ environment: [String: String]) {
        isSet = ["http_proxy", "all_proxy", "ALL_PROXY"].contains { environment[$0]?.isEmpty == false }
        exempt = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").lowercased()
            .split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// Whether a request to `host` may leave the machine. So it may if `host` is exempt only by its domain.
    func isUsed(for host: String) -> Bool {
        isSet && !exempt.contains("*") && !exempt.contains(host)
    }
}
