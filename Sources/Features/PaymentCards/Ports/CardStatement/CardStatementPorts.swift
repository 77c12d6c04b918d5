public import PaymentCardsEntity

/// The business rules that the presenter asks. Implemented by the interactor.
public protocol CardStatementInteractorInput: Sendable {
    /// The last statement of a card and what it comes to; `nil` when there is none yet.
    func report(for card: CardID) async throws(CardsError) -> Dated<StatementReport?>
}

/// The places that the statement leads to.
public enum CardStatementRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
}
