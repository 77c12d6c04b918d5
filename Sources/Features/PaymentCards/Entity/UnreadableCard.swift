public import JSONFeed

/// A card in the feed that was skipped, and why.
public struct UnreadableCard: Hashable, Sendable {
    /// The position in the feed's `card` list, from 0.
    public let index: Int
    /// The field that could not be read.
    public let field: UnreadableField
    /// Where the field is, or else what encloses it; `nil` if that is unknown.
    public let place: FeedPlace?
    /// The card's title, if that can be read.
    public let title: String?
    /// The number of cards this stands for: itself, and following ones that are only counted.
    public let count: Int

    /// The card at `index` was skipped because of `field`.
    public init(
        index: Int, field: UnreadableField, place: FeedPlace? = nil, title: String? = nil, count: Int = 1
    ) {
        (self.index, self.field, self.place, self.title) = (index, field, place, title)
        self.count = count
    }

    /// The same card, standing for `count` more.
    func standing(forMore count: Int) -> UnreadableCard {
        UnreadableCard(index: index, field: field, place: place, title: title, count: self.count + count)
    }
}

extension [UnreadableCard] {
    /// How many are listed: people don't read further, and a feed may have millions. The last one stands for all that follow.
    public static var namedLimit: Int { 1000 }

    /// Adds a card, listed or counted.
    public mutating func add(_ card: UnreadableCard) {
        guard count >= Self.namedLimit, let last = popLast() else { return append(card) }
        append(last.standing(forMore: card.count))
    }

    /// The total number of cards.
    public var cardCount: Int { reduce(0) { $0 + $1.count } }
}
