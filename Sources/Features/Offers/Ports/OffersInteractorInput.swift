public import OffersEntity
public import OffersScreens

/// What presenters ask about offers.
public protocol OffersInteractorInput: Sendable {
    /// The offers that `query` chooses, those that end first before the others, and how many of the feed can't be read.
    func offers(_ query: OfferQuery) async throws(OffersError) -> (items: [OfferItem], unreadable: Int)

    /// The offer with this name, or the only one whose title begins with it.
    func offer(named name: String) async throws(OffersError) -> OfferItem

    /// Keeps or passes the offer of `item`, as it was found; neither offers nor cards are read again.
    ///
    /// - Returns: the offer after the decision, and whether anything has changed.
    /// - Throws: ``OffersError/expired(name:since:)`` if it can't be kept any more.
    func decide(_ choice: OfferChoice, on item: OfferItem) async throws(OffersError)
        -> (item: OfferItem, isNew: Bool)

    /// Undoes the last decision.
    ///
    /// - Returns: the undone decision and its offer, if the feed still has that; `nil` if there is nothing to undo.
    func undo() async throws(OffersError) -> (decision: OfferDecision, item: OfferItem?)?
}

/// An offer with everything that is known about it.
public struct OfferItem: Equatable, Sendable {
    /// The offer.
    public let offer: Offer
    /// The name that commands accept: the feed's id, with a number if several share it.
    public let name: String
    /// The person's cards that it is for.
    public let cards: [HeldCard]
    /// Its status. A decision counts even after the offer has expired.
    public let status: OfferStatus
    /// Whether it is no longer valid.
    public let isExpired: Bool

    public init(offer: Offer, name: String, cards: [HeldCard], status: OfferStatus, isExpired: Bool) {
        (self.offer, self.name, self.cards) = (offer, name, cards)
        (self.status, self.isExpired) = (status, isExpired)
    }
}

/// A choice of offers.
public struct OfferQuery: Equatable, Sendable {
    /// Their status; `nil` for every offer, even those for none of these cards. An open offer is for a card that the person has,
    /// not expired, and not decided.
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
