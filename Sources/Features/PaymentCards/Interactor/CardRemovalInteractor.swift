public import PaymentCardsEntity
public import PaymentCardsPorts

/// The business rules of taking a card away and of bringing it back.
public struct CardRemovalInteractor: CardRemovalInteractorInput {
    private let service: any CardsService

    /// Rules that take cards away from `service`.
    public init(service: any CardsService) {
        self.service = service
    }

    /// The card by its name.
    public func card(named name: String) async throws(CardsError) -> CardListing {
        let found = try await CardNaming(name: name).card(in: service)
        return CardListing(items: [found.item], unreadable: found.unreadable, total: 1, kept: found.kept)
    }

    /// Takes the card away; the service has the last word on whether it is still there.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        try await service.remove(card)
    }

    /// Brings a card back that matches `name` among those that were taken away, as it would among all.
    public func restore(_ name: String) async throws(CardsError) -> CardListing.Item {
        let removed = RemovedCards(cards: try await service.removedCards())
        let card: PaymentCard
        do {
            card = try await CardNaming(name: name).card(in: removed).item.card
        } catch .unknownCard, .unknownPlace {
            throw .notRemoved(name: name, removed: try await removed.candidates(Self.mostCandidates))
        }
        try await service.restore(card)
        return try await CardSurvey.item(card.id, of: service).value
    }

    /// How many removed cards a person is told of who has named none of them.
    private static let mostCandidates = 20
}
