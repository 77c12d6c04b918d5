import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery

/// The business rules of choosing a card.
package struct CardPickerInteractor: Sendable {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// How many cards are offered at once; a word more finds the others.
    private static let limit = 200

    /// The first cards with all of these words.
    package func cards(with words: String) async throws(CardsError) -> CardListing {
        let query = CardQuery(search: words, isFuzzy: true, page: .page(1, size: Self.limit))
        return try await service.wallet().listing(query, on: nil)
    }
}
