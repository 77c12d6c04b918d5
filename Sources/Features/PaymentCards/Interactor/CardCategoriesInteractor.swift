package import PaymentCardsEntity
package import PaymentCardsPorts

/// The business rule of looking at the categories that a person gave to texts.
package struct CardCategoriesInteractor: Sendable {
    private let service: any OwnCardsService

    package init(service: any OwnCardsService) { self.service = service }

    /// Those that stand.
    package func categories(_ query: CardCategoriesQuery) async throws(CardsError) -> CategoryRules {
        try await service.ownCards().rules
    }
}
