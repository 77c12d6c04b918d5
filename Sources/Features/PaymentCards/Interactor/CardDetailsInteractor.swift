public import PaymentCardsEntity
public import PaymentCardsPorts

/// The business rules of the details.
public struct CardDetailsInteractor: CardDetailsInteractorInput {
    private let service: any CardsService

    /// Rules over the cards of `service`.
    public init(service: any CardsService) {
        self.service = service
    }

    /// The card as the service has it now, what was paid on it, and its last statement.
    public func card(_ id: CardID) async throws(CardsError) -> CardDossier {
        let service = try await service.atOneMoment()
        let item = try await CardSurvey.item(id, of: service)
        let payments = try await answer(of: service) { service throws(CardsError) in
            try await service.datedPayments(of: id, number: item.value.card.number)
        }
        let statement = try await answer(of: service) { service throws(CardsError) in
            try await service.datedStatement(of: id)
        }
        return CardDossier(
            item: item.value, payments: payments.map(\.value), statement: statement.map(\.value),
            kept: .older(item.kept, .older(payments.age(), statement.age())),
            written: try await service.written())
    }

    /// What `service` answers to `question`.
    ///
    /// - Throws: `CardsError.cancelled`: somebody who has left needs no half of an answer.
    private func answer<Answer>(
        of service: any CardsService, to question: (any CardsService) async throws(CardsError) -> Answer
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

extension Result {
    /// How old the answer is; `nil` where it is not, or there is none.
    fileprivate func age<Value>() -> KeptCards? where Success == Dated<Value> {
        if case .success(let answer) = self { answer.kept } else { nil }
    }
}
