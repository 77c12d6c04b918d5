public import PaymentCardsContract
public import PaymentCardsEntity

/// The business rules of the details.
public struct CardDetailsInteractor: CardDetailsInteractorInput {
    private let service: any CardsService

    /// Rules over the cards of `service`.
    public init(service: any CardsService) {
        self.service = service
    }

    /// The card as the service has it now, what was paid on it, and its last statement.
    public func card(_ id: CardID) async throws(CardsError) -> CardDossier {
        let item = try await CardSurvey.item(id, of: service)
        return CardDossier(
            item: item,
            payments: try await answer { service throws(CardsError) in
                try await service.payments(of: id, number: item.card.number)
            },
            statement: try await answer { service throws(CardsError) in
                try await service.statement(of: id)
            })
    }

    /// What the service answers to `question`.
    ///
    /// - Throws: `CardsError.cancelled`: somebody who has left needs no half of an answer.
    private func answer<Answer>(
        to question: (any CardsService) async throws(CardsError) -> Answer
    ) async throws(CardsError) -> Result<Answer, CardsError> {
        do {
            return .success(try await question(service))
        } catch .cancelled {
            throw .cancelled
        } catch {
            return .failure(error)
        }
    }
}
