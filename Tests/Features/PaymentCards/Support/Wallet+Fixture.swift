import JSONFeed
public import PaymentCardsEntity

extension CardFeed.Entry {
    /// An element whose `number` could not be read.
    public static func unreadable(at index: Int) -> CardFeed.Entry {
        .unreadable(
            UnreadableCard(
                index: index,
                field: UnreadableField(path: "card[\(index)].number", expected: .text, found: .null)))
    }
}

extension CardFeed {
    /// A feed of readable cards.
    public static func fixture(_ cards: [PaymentCard]) -> CardFeed {
        CardFeed(entries: cards.map(Entry.card))
    }

    /// The feed's readable cards, in order.
    public var cards: [PaymentCard] {
        entries.compactMap { if case .card(let card) = $0 { card } else { nil } }
    }

    /// The feed's unreadable elements, in order.
    public var unreadable: [UnreadableCard] {
        entries.compactMap { if case .unreadable(let card) = $0 { card } else { nil } }
    }
}

extension Wallet {
    /// What a feed of these elements has.
    public static func fixture(
        _ entries: [CardFeed.Entry], kept: KeptCards? = nil, isWhole: Bool = true
    ) -> Wallet {
        let feed = CardFeed(entries: entries)
        var unreadable: [UnreadableCard] = []
        for card in feed.unreadable { unreadable.add(card) }
        return Wallet(feed.cards, unreadable: unreadable, kept: kept, isWhole: isWhole)
    }
}
