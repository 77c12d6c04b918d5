package import PaymentCardsEntity
package import PaymentCardsPorts

/// The business rules of the details.
package struct CardDetailsInteractor: CardDetailsInteractorInput {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// Takes note that the person has been told of these payments.
    package func acknowledge(_ payments: [Payment]) async { await service.acknowledge(payments) }

    /// The card's current state, the payments on it, and its last statement.
    package func card(_ id: CardID) async throws(CardsError) -> CardDossier {
        let service = try await service.atOneMoment()
        let item = try await CardSurvey.item(id, of: service)
        let payments = try await Result { () async throws(CardsError) in
            try await service.datedPayments(of: id, number: item.value.card.number)
        }
        let statement = try await Result { () async throws(CardsError) in
            try await service.datedStatement(of: id)
        }
        let twins = try await CardTwins(of: item.value, in: service)
        return CardDossier(
            item: twins.item, payments: payments.map { twins.own($0.value) },
            statement: statement.map(\.value),
            kept: .older(item.kept, .older(payments.value?.kept, statement.value?.kept)),
            written: try await service.written())
    }
}
