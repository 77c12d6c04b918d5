package import PaymentCardsEntity
package import PaymentCardsPorts

/// The business rules of removing and restoring a card.
package struct CardRemovalInteractor: CardRemovalInteractorInput {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// The card with this name; one that is listed several times, by the first of its names.
    package func card(named name: String) async throws(CardsError) -> CardListing {
        let found = try await CardNaming(name: name, isStrict: true).card(in: service)
        let item = try await CardTwins(of: found.item, in: service).first
        return CardNaming.Found(item: item, unreadable: found.unreadable, kept: found.kept).listing
    }

    /// The card, with how many times it is listed.
    package func counted(_ item: CardListing.Item) async throws(CardsError) -> CardListing.Item {
        try await CardTwins(of: item, in: service).item
    }

    /// Removes the card; the service decides whether it is still there.
    package func remove(_ card: PaymentCard) async throws(CardsError) {
        try await service.remove(card)
    }

    /// Restores the removed card that matches `name`, by the same rules as for other cards.
    package func restore(_ name: String) async throws(CardsError) -> CardListing.Item {
        let card = try await removedCard(named: name).card
        try await service.restore(card)
        return try await CardTwins(of: CardSurvey.item(card.id, of: service).value, in: service).item
    }

    /// The removed card that matches `name`.
    package func removedCard(named name: String) async throws(CardsError) -> CardListing.Item {
        let removed = RemovedCards(cards: try await service.removedCards())
        do {
            return try await CardNaming(name: name, isStrict: true).card(in: removed).item
        } catch .unknownCard, .unknownPlace {
            throw .notRemoved(name: name, removed: try await removed.candidates(Self.mostCandidates))
        }
    }

    /// How many removed cards to list for a person whose name matches none of them.
    private static let mostCandidates = 20
}
