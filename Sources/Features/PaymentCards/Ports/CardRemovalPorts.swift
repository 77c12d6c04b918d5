package import PaymentCardsEntity

/// The business rules of removing a card, implemented by the interactor.
package protocol CardRemovalInteractorInput: Sendable {
    /// The one card that matches `name`, and the unreadable elements found on the way.
    ///
    /// - Throws: `unknownCard`, `ambiguousCard`, `describedCard`.
    func card(named name: String) async throws(CardsError) -> CardListing

    /// Removes the card.
    ///
    /// - Throws: `unknownCard` if it was already removed.
    func remove(_ card: PaymentCard) async throws(CardsError)

    /// Restores the one removed card that matches `name`, and returns its current state.
    ///
    /// - Throws: `notRemoved`, `ambiguousCard`, `describedCard`, `duplicateCard`.
    func restore(_ name: String) async throws(CardsError) -> CardListing.Item
}
