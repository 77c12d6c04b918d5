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
    public var cards: [PaymentCard] { entries.cards }

    /// The feed's unreadable elements, in order.
    public var unreadable: [UnreadableCard] {
        entries.compactMap { if case .unreadable(let card) = $0 { card } else { nil } }
    }
}

extension CardPage {
    /// A page of readable cards, by default the only one.
    public static func fixture(
        _ cards: [PaymentCard] = [.fixture()], isLast: Bool = true, total: Int? = nil
    ) -> CardPage {
        CardPage(
            entries: cards.map(CardFeed.Entry.card), isLast: isLast,
            total: total ?? (isLast ? cards.count : nil))
    }

    /// The page's readable cards, in order.
    public var cards: [PaymentCard] { entries.cards }
}

extension [CardFeed.Entry] {
    fileprivate var cards: [PaymentCard] {
        compactMap { if case .card(let card) = $0 { card } else { nil } }
    }
}
