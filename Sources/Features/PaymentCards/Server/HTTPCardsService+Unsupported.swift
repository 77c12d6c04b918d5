public import PaymentCardsEntity
public import PaymentCardsPorts

extension HTTPCardsService {
    /// Not supported by servers.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }

    /// Not supported by servers.
    public func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }

    /// Not supported by servers.
    public func removedCards() async throws(CardsError) -> [PaymentCard] { throw .unsupported }

    /// Not supported by servers.
    public func restore(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }
}
