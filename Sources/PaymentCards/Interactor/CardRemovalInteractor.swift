public import PaymentCardsContract
public import PaymentCardsEntity

/// The business rules of taking a card away.
public struct CardRemovalInteractor: CardRemovalInteractorInput {
    private let service: any CardsService

    /// Rules that take cards away from `service`.
    public init(service: any CardsService) {
        self.service = service
    }

    /// Takes the card away; the service has the last word on whether it is still there.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        try await service.remove(card)
    }
}
