public import PaymentCardsEntity
public import PaymentCardsPorts

/// A source without cards: what a wallet is added to.
public struct NoCards: CardsSource {
    public init() {}

    /// An empty one.
    public func wallet() -> Wallet { Wallet([]) }

    /// None.
    public func statement(of card: CardID) -> Statement? { nil }
}
