public import PaymentCardsEntity

/// An interactor's answer to a `CardQuery`.
public struct CardListing: Equatable, Sendable {
    /// A card and its available actions.
    public struct Item: Equatable, Sendable, Identifiable {
        /// The card.
        public let card: PaymentCard
        /// A name that identifies this card among those seen so far: its feed id, or `ID#2`.
        public let name: String
        /// Its position among all cards of the source, from 0: `@1` names the card at 0. `nil` if unknown.
        public let place: Int?
        /// Its known actions, in the feed's order.
        public let offers: [ActionOffer]

        /// The card's identity.
        public var id: CardID { card.id }

        public init(
            card: PaymentCard, name: String, place: Int? = nil, offers: [ActionOffer]
        ) {
            (self.card, self.name, self.place, self.offers) = (card, name, place, offers)
        }
    }

    /// The cards on the requested page.
    public let items: [Item]
    /// The unreadable elements among those examined.
    public let unreadable: [UnreadableCard]
    /// The page, from 1.
    public let page: Int
    /// The number of pages; `nil` if the service doesn't know.
    public let pageCount: Int?
    /// The number of cards on all pages; `nil` if the service doesn't know.
    public let total: Int?
    /// Whether a page follows.
    public let hasNextPage: Bool
    /// How old the cards are; `nil` if they are current.
    public let kept: KeptCards?
    /// Whether a fuzzy query has found only whole words, because there are too many cards.
    public let hasOnlyWholeWords: Bool

    public init(
        items: [Item], unreadable: [UnreadableCard], page: Int = 1, pageCount: Int? = 1, total: Int?,
        hasNextPage: Bool = false, kept: KeptCards? = nil, hasOnlyWholeWords: Bool = false
    ) {
        self.hasOnlyWholeWords = hasOnlyWholeWords
        (self.items, self.unreadable, self.page, self.pageCount) = (items, unreadable, page, pageCount)
        (self.total, self.hasNextPage, self.kept) = (total, hasNextPage, kept)
    }
}
