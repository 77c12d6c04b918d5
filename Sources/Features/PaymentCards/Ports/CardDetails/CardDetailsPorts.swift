package import PaymentCardsEntity

/// The business rules of the details, implemented by the interactor.
package protocol CardDetailsInteractorInput: Sendable {
    /// The card's current state, and everything that is known about it.
    ///
    /// - Throws: `CardsError.unknownCard` if it was removed. Errors with payments or the statement are part of the dossier.
    func card(_ id: CardID) async throws(CardsError) -> CardDossier
}
