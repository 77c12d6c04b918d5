package import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery

/// The business rules of removing and restoring a card.
package struct CardRemovalInteractor: CardRemovalInteractorInput {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// The card with this name.
    package func card(named name: String) async throws(CardsError) -> CardListing {
        let wallet = try await service.wallet()
        let item = try await CardNaming(name: name, isStrict: true).card(in: wallet, of: service)
        return CardListing(items: [item], unreadable: wallet.unreadable, total: 1, kept: wallet.kept)
    }

    /// Removes the card; the service decides whether it is still there.
    package func remove(_ card: PaymentCard) async throws(CardsError) {
        try await service.remove(card)
    }

    /// Restores the removed card that matches `name`, by the same rules as for other cards.
    package func restore(_ name: String) async throws(CardsError) -> CardListing.Item {
        let card = try await removedCard(named: name).card
        try await service.restore(card)
        return try await service.wallet().item(card.id)
    }

    /// The removed card that matches `name`.
    package func removedCard(named name: String) async throws(CardsError) -> CardListing.Item {
        let removed = Wallet(try await service.removedCards())
        do {
            return try CardNaming(name: name, isStrict: true).card(in: removed)
        } catch .unknownCard, .unknownPlace {
            let first = removed.items(at: removed.cards.indices.prefix(Self.mostCandidates))
            throw .notRemoved(name: name, removed: first.map(CardCandidate.init))
        }
    }

    /// How many removed cards to list for a person whose name matches none of them.
    private static let mostCandidates = 20
}
