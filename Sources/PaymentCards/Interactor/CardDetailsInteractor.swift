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
        var survey = CardSurvey(of: service)
        var found: PlacedCard?
        try await survey.look { glance, place in
            guard found == nil, glance.occurrence == id.occurrence, glance.id == id,
                case .card(let card) = glance.entry
            else { return }
            found = PlacedCard(card: card, place: place)
        }
        guard let found, let item = try await survey.items(for: [found]).first else {
            throw .unknownCard(name: id.feedID, nearest: [])
        }
        return item
    }
}
