public import OffersEntity

/// Where offers come from.
public protocol OffersSource: Sendable {
    /// All offers.
    func offers() async throws(OffersError) -> OfferFeed
}

/// Provides the cards that the person has. An app implements it on top of its source of cards.
public protocol OfferCards: Sendable {
    /// The cards, in the order in which the person sees them.
    func heldCards() async throws(OffersError) -> [HeldCard]
}

/// Where decisions about offers are kept.
public protocol OfferDecisions: Sendable {
    /// The decision about each offer, unless it was undone.
    func decisions() async throws(OffersError) -> [OfferID: OfferDecision]

    /// Keeps or passes an offer.
    ///
    /// - Returns: whether that changes anything; repeating a decision doesn't.
    func decide(_ choice: OfferChoice, on offer: OfferID) async throws(OffersError) -> Bool

    /// Undoes the last decision that hasn't been undone, however old it is.
    ///
    /// - Returns: that decision; `nil` if there is none.
    func undo() async throws(OffersError) -> OfferDecision?
}
