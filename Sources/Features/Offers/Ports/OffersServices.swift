public import OffersEntity

/// Where offers come from.
public protocol OffersSource: Sendable {
    /// All offers.
    func offers() async throws(OffersError) -> OfferFeed
}

/// Which cards the person has. An app implements it over whatever knows about cards.
public protocol OfferCards: Sendable {
    /// The cards, in the order in which the person sees them.
    func heldCards() async throws(OffersError) -> [HeldCard]
}

/// Where decisions about offers are kept.
public protocol OfferDecisions: Sendable {
    /// What was decided about each offer, as far as it was not undone.
    func decisions() async throws(OffersError) -> [OfferID: OfferDecision]

    /// Keeps or passes an offer.
    ///
    /// - Returns: whether that changes anything; saying the same twice does not.
    func decide(_ choice: OfferChoice, on offer: OfferID) async throws(OffersError) -> Bool

    /// Undoes the last decision that stands, however long ago it was made.
    ///
    /// - Returns: that decision; `nil` if there is none.
    func undo() async throws(OffersError) -> OfferDecision?
}
