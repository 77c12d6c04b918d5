import Foundation

/// What the machine itself knows of its network.
enum Connectivity {
    /// Whether there is an interface with an address by which others can be reached.
    ///
    /// On Linux, a name that nobody knows and a machine without a network fail alike.
    static var hasNetwork: Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        // Who can't tell says nothing wrong.
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
