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

/// Which offers are meant, and those that were skipped.
public struct OfferListing: Equatable, Sendable {
    /// The offers: those that end first come first.
    public let items: [OfferItem]
    /// What the feed has besides and can't be read.
    public let unreadable: [OfferFeed.Unreadable]

    public init(items: [OfferItem], unreadable: [OfferFeed.Unreadable] = []) {
        (self.items, self.unreadable) = (items, unreadable)
    }
}

/// A choice of offers.
public struct OfferQuery: Equatable, Sendable {
    /// What is shown.
    public enum Part: Equatable, Sendable {
        /// What can be decided: for a card that the person has, not expired, and not decided.
        case open
        case kept, passed
        /// Every offer, also those for no card here.
        case all
    }

    /// What is shown.
    public var part: Part
    /// Only offers for the card with this name.
    public var card: String?
    /// Only offers of this category, in either case.
    public var category: String?

    /// A choice; without arguments, the open offers.
    public init(part: Part = .open, card: String? = nil, category: String? = nil) {
        (self.part, self.card, self.category) = (part, card, category)
    }
}
