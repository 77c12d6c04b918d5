public import PaymentCardsEntity

/// What is odd about cards that are shown all the same: for each kind of oddity, the first card that has it, and their number.
public struct CardOddities: Equatable, Sendable {
    /// The first card of each kind.
    public private(set) var first: [CardOddity: CardListing.Item] = [:]
    /// The number of cards of each kind.
    public private(set) var counts: [CardOddity: Int] = [:]

    /// The oddities of `items`, to which more may be added.
    public init(of items: [CardListing.Item] = []) { add(items) }

    /// Takes more cards into account.
    public mutating func add(_ items: [CardListing.Item]) {
        for item in items {
            for oddity in item.card.oddities {
                first[oddity] = first[oddity] ?? item
                counts[oddity, default: 0] += 1
            }
        }
    }
}
