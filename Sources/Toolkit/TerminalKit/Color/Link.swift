import Synchronization

/// Where a text leads: an address that a terminal opens when the text is clicked, if it can, and that an SVG file links to.
///
/// It is the number of its address, so that a cell is not larger for it. Addresses are kept as long as the program runs; after
/// 65,536 of them, there are no more links.
public struct Link: Hashable, Sendable {
    let number: UInt16

    /// Those that there are, in the order of their numbers.
    private static let known = Mutex<(addresses: [String], links: [String: Link])>(([], [:]))
    /// In bytes; some terminals take no more. Source: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda
    private static let longest = 2083

    /// A link to `address`; `nil` if that is not of the web, or has anything in it but printable ASCII, so that no sequence for the
    /// terminal can hide in it.
    public init?(_ address: String) {
        guard ["https://", "http://"].contains(where: address.hasPrefix), address.utf8.count <= Self.longest,
            address.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
        else { return nil }
        let link = Self.known.withLock { known -> Link? in
            if let link = known.links[address] { return link }
            guard let number = UInt16(exactly: known.addresses.count) else { return nil }
            known.addresses.append(address)
            known.links[address] = Link(number: number)
            return Link(number: number)
        }
        guard let link else { return nil }
        self = link
    }

    private init(number: UInt16) { self.number = number }

    /// Where it leads.
    public var address: String { Self.known.withLock { $0.addresses[Int(number)] } }

    /// What has a terminal link the text that follows to `link`, or to nothing. Its number tells the terminal which rows belong
    /// together. Source: OSC 8, in the same document.
    static func sequence(_ link: Link?) -> String {
        "\u{1B}]8;" + (link.map { "id=\($0.number);\($0.address)" } ?? ";") + "\u{1B}\\"
    }
}
