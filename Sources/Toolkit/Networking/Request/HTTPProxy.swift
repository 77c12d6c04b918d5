/// The proxy that the environment names for unencrypted requests, as curl reads it. Foundation on Linux goes through it
/// even to this machine, and can't be kept from that.
struct HTTPProxy: Sendable {
    private let isSet: Bool
    private let exempt: [String]

    /// - Parameter environment: The variables of a process.
    init(_ environment: [String: String]) {
        isSet = ["http_proxy", "all_proxy", "ALL_PROXY"].contains { environment[$0]?.isEmpty == false }
        exempt = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").lowercased()
            .split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// Whether a request to `host` may leave the machine. One that is exempt by its domain only is taken for one that may.
    func isUsed(for host: String) -> Bool {
        isSet && !exempt.contains("*") && !exempt.contains(host)
    }
}
