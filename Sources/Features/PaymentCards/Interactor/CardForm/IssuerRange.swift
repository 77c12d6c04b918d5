import PaymentCardsEntity

/// Card numbers that begin alike and belong to one network.
struct IssuerRange: Sendable {
    let network: CardNetwork
    /// The first digits: from the first of these to the last, which have as many digits.
    let prefixes: ClosedRange<Int>
    /// How many digits its numbers have.
    let lengths: [Int]
    /// How the network prints a number of `count` digits: the sizes of the groups.
    let groups: @Sendable (_ count: Int) -> [Int]

    init(
        _ network: CardNetwork, _ prefixes: ClosedRange<Int>, _ lengths: [Int],
        groups: @escaping @Sendable (Int) -> [Int] = { _ in fours }
    ) {
        self.network = network
        self.prefixes = prefixes
        self.lengths = lengths
        self.groups = groups
    }

    /// How most networks print most numbers.
    static let fours = [4, 4, 4, 4]

    /// How many digits the prefixes have.
    var width: Int { String(prefixes.lowerBound).count }

    /// Whether a number that begins with `digits` may be one of these.
    func mayHold(_ digits: [Int]) -> Bool {
        let known = min(width, digits.count)
        let scale = (known..<width).reduce(1) { scale, _ in scale * 10 }
        let start = digits.prefix(known).reduce(0) { $0 * 10 + $1 }
        return (prefixes.lowerBound / scale...prefixes.upperBound / scale).contains(start)
    }
}
