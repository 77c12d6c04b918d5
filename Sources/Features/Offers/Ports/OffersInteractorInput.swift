public import OffersEntity

/// What presenters ask about offers.
public protocol OffersInteractorInput: Sendable {
    /// The offers that `query` chooses.
    func offers(_ query: OfferQuery) async throws(OffersError) -> OfferListing

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
    /// - Returns: the offer that is open again; `nil` if there is nothing to undo. An offer that the feed has no more is left out.
    func undo() async throws(OffersError) -> OfferUndo?
}

/// What an undo has done.
public struct OfferUndo: Equatable, Sendable {
    /// The decision that no longer stands.
    public let decision: OfferDecision
    /// The offer; `nil` if its feed doesn't have it any more.
    public let item: OfferItem?

    public init(decision: OfferDecision, item: OfferItem?) {
        (self.decision, self.item) = (decision, item)
    }
}
