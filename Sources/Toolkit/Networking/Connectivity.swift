import Foundation

/// The machine's own network state.
public enum Connectivity {
    /// Whether an interface has an address at which other machines can be reached.
    ///
    /// On Linux, an unknown host name and a missing network cause the same error.
    public static var hasNetwork: Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        // If this is unknown, assume a network.
        guard getifaddrs(&first) == 0 else { return true }
        defer { freeifaddrs(first) }
        guard let first else { return false }
        return sequence(first: first, next: { $0.pointee.ifa_next }).contains { interface in
            let interface = interface.pointee
            guard let address = interface.ifa_addr else { return false }
            let flags = Int(interface.ifa_flags)
            return flags & Int(IFF_UP) != 0 && flags & Int(IFF_LOOPBACK) == 0
                && [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
        }
    }
}
