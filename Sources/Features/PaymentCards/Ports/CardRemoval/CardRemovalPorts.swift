public import PaymentCardsEntity

/// The business rules that the presenter asks. Implemented by the interactor.
public protocol CardRemovalInteractorInput: Sendable {
    /// The one card that matches `name`, and what could not be read on the way to it.
    ///
    /// - Throws: `unknownCard`, `ambiguousCard`.
    func card(named name: String) async throws(CardsError) -> CardListing

    /// Takes the card away.
    ///
    /// - Throws: `unknownCard` when it is gone already.
    func remove(_ card: PaymentCard) async throws(CardsError)

    /// Brings back the one card of those that were taken away which matches `name`, and tells what it is now.
    ///
    /// - Throws: `notRemoved`, `ambiguousCard`, `duplicateCard`.
    func restore(_ name: String) async throws(CardsError) -> CardListing.Item
}

/// The places that the screen leads to.
public enum CardRemovalRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
}
