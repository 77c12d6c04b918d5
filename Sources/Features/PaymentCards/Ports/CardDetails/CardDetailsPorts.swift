public import PaymentCardsEntity

/// The business rules that the presenter asks. Implemented by the interactor.
public protocol CardDetailsInteractorInput: Sendable {
    /// The card as the service has it now, and everything that is known about it.
    ///
    /// - Throws: `CardsError.unknownCard` when it is gone. What goes wrong with payments or statement is in the dossier.
    func card(_ id: CardID) async throws(CardsError) -> CardDossier
}
