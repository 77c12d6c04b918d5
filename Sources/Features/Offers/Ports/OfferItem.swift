public import OffersEntity
public import OffersScreens

/// An offer with everything that is known about it.
public struct OfferItem: Equatable, Sendable {
    /// The offer.
    public let offer: Offer
    /// What commands accept: the feed's id, with a number where several share it.
    public let name: String
    /// The person's cards that it is for.
    public let cards: [HeldCard]
    /// How it stands. What was decided counts, also once it has expired.
    public let status: OfferStatus
    /// Whether it holds no more.
    public let isExpired: Bool

    public init(offer: Offer, name: String, cards: [HeldCard], status: OfferStatus, isExpired: Bool) {
        (self.offer, self.name, self.cards) = (offer, name, cards)
        (self.status, self.isExpired) = (status, isExpired)
    }
}

/// A choice of offers.
public struct OfferQuery: Equatable, Sendable {
    /// How they stand; `nil` for every offer, also those for no card here. An open one can be decided: it is for a card that the
    /// person has, not expired, and not decided.
    public var status: OfferStatus?
    /// Only offers for the card with this name.
    public var card: String?
    /// Only offers of this category, in either case.
    public var category: String?

    /// A choice; without arguments, the open offers.
    public init(status: OfferStatus? = .open, card: String? = nil, category: String? = nil) {
        (self.status, self.card, self.category) = (status, card, category)
    }
}
