package import PaymentCardsEntity

/// The business rule of looking at the categories that a person gave to texts, implemented by the interactor.
package typealias CardCategoriesInteractorInput =
    @Sendable (CardCategoriesQuery) async throws(CardsError) -> CategoryRules

/// Which categories of texts are asked for: all of them.
public struct CardCategoriesQuery: Equatable, Sendable {
    public init() {}
}
