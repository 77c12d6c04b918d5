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
    /// - Returns: the offer as it is then, and whether anything has changed.
    /// - Throws: ``OffersError/expired(name:since:)`` if it can't be kept any more.
    func decide(_ choice: OfferChoice, on item: OfferItem) async throws(OffersError)
        -> (item: OfferItem, isNew: Bool)

    /// Undoes the last decision.
    ///
    /// - Returns: what no longer stands, and its offer, unless the feed has that no more; `nil` if there is nothing to undo.
    func undo() async throws(OffersError) -> (decision: OfferDecision, item: OfferItem?)?
}

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
