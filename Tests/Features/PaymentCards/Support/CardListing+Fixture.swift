public import PaymentCardsEntity
public import PaymentCardsPorts

extension CardListing {
    /// The only page of `items`, changed where a test cares.
    public static func fixture(
        _ items: [Item] = [.fixture()], unreadable: [UnreadableCard] = [], page: Int = 1, pageCount: Int? = 1,
        total: Int? = nil, hasNextPage: Bool = false
    ) -> CardListing {
        CardListing(
            items: items, unreadable: unreadable, page: page, pageCount: pageCount,
            total: total ?? items.count,
            hasNextPage: hasNextPage)
    }

    /// The only page of `count` different cards.
    public static func fixture(count: Int) -> CardListing {
        fixture([PaymentCard].fixtures(count).map { Item.fixture($0) })
    }
}

extension CardListing {
    /// The same cards, found without a look at those before them.
    public var unplaced: CardListing {
        CardListing(
            items: items.map(\.unplaced), unreadable: unreadable, page: page, pageCount: pageCount,
            total: total,
            hasNextPage: hasNextPage, kept: kept)
    }
}

extension CardListing.Item {
    /// The same card, found without a look at those before it.
    public var unplaced: CardListing.Item { CardListing.Item(card: card, name: name, offers: offers) }

    /// A card by its feed id that offers everything, changed where a test cares.
    public static func fixture(
        _ card: PaymentCard = .fixture(), name: String? = nil,
        offers: [ActionOffer] = PaymentCard.fixtureActions.map { ActionOffer(action: $0) }
    ) -> CardListing.Item {
        CardListing.Item(card: card, name: name ?? card.id.feedID, offers: offers)
    }
}
