public import PaymentCardsEntity
public import PaymentCardsPorts

extension HTTPCardsService {
    /// Cards can't be added on a server.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }

    /// Cards can't be removed on a server.
    public func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }

    /// Cards can't be removed on a server.
    public func removedCards() async throws(CardsError) -> [PaymentCard] { throw .unsupported }

    /// Cards can't be removed on a server.
    public func restore(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }
}
