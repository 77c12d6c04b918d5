public import OffersEntity

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
