public import PaymentCardsEntity
public import ScreenContract

/// The business rules that the presenter asks. Implemented by the interactor.
public protocol CardDetailsInteractorInput: Sendable {
    /// The card as the service has it now, and everything that is known about it.
    ///
    /// - Throws: `CardsError.unknownCard` when it is gone. What goes wrong with payments or statement is in the dossier.
    func card(_ id: CardID) async throws(CardsError) -> CardDossier
}

/// Where the presenter sends the person. Implemented by the router.
@MainActor
public protocol CardDetailsRouterInput: AnyObject {
    /// Go to `route`; what happens there is reported to `output`.
    func navigate(to route: CardDetailsRoute, reportingTo output: any Reporting<CardReport>)
}

/// The places that the details lead to.
public enum CardDetailsRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    /// Paying what is due on the card.
    case payment(CardListing.Item, isPrivate: Bool)
    /// The last statement of the card.
    case statement(CardListing.Item, isPrivate: Bool)
}
