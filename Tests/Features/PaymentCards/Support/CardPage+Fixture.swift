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

    /// Page `number` (from 1) with `size` cards each (from 1).
    ///
    /// Only cards are counted: an unreadable element is on the same page as the card before it, so that pages begin and end at
    /// the same cards whether or not a service skips unreadable elements first.
    public func page(_ number: Int, size: Int) -> CardPage {
        var page: [Entry] = []
        var count = 0
        for entry in entries {
            let place: Int
            switch entry {
            case .card:
                place = count
                count += 1
            case .unreadable: place = max(0, count - 1)
            }
            if number >= 1, size >= 1, place / size == number - 1 { page.append(entry) }
        }
        let lastPage = size >= 1 ? max(0, count - 1) / size + 1 : 1
        return CardPage(
            entries: page, isLast: number < 1 || number >= lastPage, total: count, sharedIDs: sharedIDs)
    }

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
