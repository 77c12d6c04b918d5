public import PaymentCardsEntity

/// An interactor's answer to a `CardQuery`.
public struct CardListing: Equatable, Sendable {
    /// A card and what can be done with it.
    public struct Item: Equatable, Sendable, Identifiable {
        /// The card.
        public let card: PaymentCard
        /// A name that means this card and no other of the cards seen so far: its feed id, or `ID#2`.
        public let name: String
        /// Its known actions, in the feed's order.
        public let offers: [ActionOffer]

        /// The card's identity.
        public var id: CardID { card.id }

        /// A card that matches `name`.
        public init(card: PaymentCard, name: String, offers: [ActionOffer]) {
            self.card = card
            self.name = name
            self.offers = offers
        }
    }

    /// The cards of the page asked for.
    public let items: [Item]
    /// The cards among those looked at that could not be read.
    public let unreadable: [UnreadableCard]
    /// The page, from 1.
    public let page: Int
    /// How many pages there are; `nil` when the service does not know.
    public let pageCount: Int?
    /// How many cards all pages hold; `nil` when the service does not know.
    public let total: Int?
    /// Whether a page follows.
    public let hasNextPage: Bool
    /// How old the cards are; `nil` when they are as the service has them now.
    public let kept: KeptCards?

    /// An answer.
    public init(
        items: [Item], unreadable: [UnreadableCard], page: Int = 1, pageCount: Int? = 1, total: Int?,
        hasNextPage: Bool = false, kept: KeptCards? = nil
    ) {
        self.items = items
        self.unreadable = unreadable
        self.page = page
        self.pageCount = pageCount
        self.total = total
        self.hasNextPage = hasNextPage
        self.kept = kept
    }
}
