package import PaymentCardsEntity

/// The business rules of the form, implemented by the interactor.
package protocol CardFormInteractorInput: Sendable {
    /// Checks `draft`.
    func check(_ draft: CardDraft) -> CardFormCheck
    /// The card that already has this number; `nil` if there is none.
    func duplicate(of number: CardNumber) async throws(CardsError) -> CardCandidate?
    /// Adds the card at the end of the list.
    ///
    /// - Throws: `CardsError.duplicateCard`.
    func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item
}

/// The places the form can lead to.
package enum CardFormRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
}
