public import PaymentCardsEntity

/// The business rules that the presenter asks. Implemented by the interactor.
public protocol CardFormInteractorInput: Sendable {
    /// What the rules make of `draft`.
    func check(_ draft: CardDraft) -> CardFormCheck
    /// The card that has this number already; `nil` where none has.
    func duplicate(of number: CardNumber) async throws(CardsError) -> CardCandidate?
    /// Adds the card after all others.
    ///
    /// - Throws: `CardsError.duplicateCard`.
    func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item
}

/// The places that the form leads to.
public enum CardFormRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
}
