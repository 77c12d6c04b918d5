import PaymentCardsEntity

/// A range of card numbers with the same prefixes, which belong to one network.
struct IssuerRange: Sendable {
    let network: CardNetwork
    /// The first and last of the prefixes, which have the same number of digits.
    let prefixes: ClosedRange<Int>
    /// The possible lengths of its numbers.
    let lengths: [Int]
    /// The network's grouping of a number with `count` digits, as sizes of groups.
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

    /// The most common grouping.
    static let fours = [4, 4, 4, 4]

    /// The number of digits in the prefixes.
    var width: Int { String(prefixes.lowerBound).count }

    /// Whether a number that begins with `digits` may be in this range.
    func mayHold(_ digits: [Int]) -> Bool {
        let known = min(width, digits.count)
        let scale = (known..<width).reduce(1) { scale, _ in scale * 10 }
        let start = digits.prefix(known).reduce(0) { $0 * 10 + $1 }
        return (prefixes.lowerBound / scale...prefixes.upperBound / scale).contains(start)
    }
}
