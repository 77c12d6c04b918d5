public import PaymentCardsContract
public import PaymentCardsEntity

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

    /// Brings a card back that goes by `name` among those that were taken away, as it would among all.
    public func restore(_ name: String) async throws(CardsError) -> CardListing.Item {
        let removed = RemovedCards(cards: try await service.removedCards())
        let card: PaymentCard
        do {
            card = try await CardNaming(name: name).card(in: removed).item.card
        } catch .unknownCard {
            throw .notRemoved(name: name, removed: try await removed.candidates(Self.mostCandidates))
        }
        try await service.restore(card)
        return try await CardSurvey.item(card.id, of: service).value
    }

    /// How many removed cards a person is told of who has named none of them.
    private static let mostCandidates = 20
}

/// The cards that were taken away, as a source of their own in which they can be named.
private struct RemovedCards: CardsSource {
    let cards: [PaymentCard]

    /// The first cards with their names.
    func candidates(_ count: Int) async throws(CardsError) -> [CardCandidate] {
        var survey = CardSurvey(of: self)
        try await survey.look { _, _ in }
        let placed = cards.prefix(count).enumerated().map { PlacedCard(card: $1, place: $0) }
        return try await survey.items(for: placed).map(CardCandidate.init)
    }

    func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        CardPage(entries: number == 1 ? cards.map(CardFeed.Entry.card) : [], isLast: true, total: cards.count)
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }

    /// All of them, numbered as they were: a page of a list would count the cards of an id anew.
    func glances(_ number: Int) async throws(CardsError) -> CardGlances? {
        guard number == 0, !cards.isEmpty else { return nil }
        let later = cards.enumerated().filter { $1.id.occurrence > 1 }
            .map { ($0, $1.id.occurrence) }
        return CardGlances(cards.map(CardFeed.Entry.card))
            .numbered(Dictionary(uniqueKeysWithValues: later))
    }
}
