public import PaymentCardsContract
public import PaymentCardsEntity

/// The business rules of the details.
public struct CardDetailsInteractor: CardDetailsInteractorInput {
    private let service: any CardsSource

    /// Rules over the cards of `service`.
    public init(service: any CardsSource) {
        self.service = service
    }

    /// The card as the service has it now.
    public func card(_ id: CardID) async throws(CardsError) -> CardListing.Item {
        let catalog = try await CardCatalog.all(of: service)
        guard let card = catalog.cards.first(where: { $0.id == id }) else {
            throw .unknownCard(name: id.feedID, nearest: [])
        }
        return catalog.item(for: card)
    }
}
