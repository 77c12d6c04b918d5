import PaymentCardsInteractor
public import PaymentCardsPorts

extension CardScreenBuilder {
    /// The card that `name` means, for a screen that is to be opened with it; `nil` if a source has none after all.
    ///
    /// - Throws: the error of fetching the cards; `unknownCard`, `ambiguousCard` or `describedCard`.
    public func card(named name: String) async throws(CardsError) -> CardListing.Item? {
        let interactor = CardListInteractor(service: service(for: CardListInteractor.self), days: days)
        return try await interactor.cards(matching: CardQuery(page: .all, name: name)).items.first
    }

    /// The removed card that `name` means; throws `notRemoved` if none is, or as ``card(named:)`` does.
    public func removedCard(named name: String) async throws(CardsError) -> CardListing.Item {
        try await CardRemovalInteractor(service: service(for: CardRemovalInteractor.self)).removedCard(
            named: name)
    }
}
