package import PaymentCardsPorts

/// The business rules of choosing a card.
package struct CardPickerInteractor: Sendable {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// How many cards are offered at once; a word more finds the others.
    private static let limit = 200

    /// The first cards with all of these words.
    package func cards(
        with words: String, among scope: CardPickerScope
    ) async throws(CardsError) -> CardListing {
        let query = CardQuery(search: words, isFuzzy: true, page: .page(1, size: Self.limit))
        switch scope {
        case .listed: return try await CardListInteractor(service: service).cards(matching: query)
        case .removed:
            let removed = RemovedCards(cards: try await service.removedCards())
            return try await CardListInteractor(service: removed).cards(matching: query)
        }
    }
}
