package import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery

/// The business rules of the details.
package struct CardDetailsInteractor: CardDetailsInteractorInput {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// The card's current state, the payments on it, and its last statement.
    package func card(_ id: CardID) async throws(CardsError) -> CardDossier {
        let service = try await service.atOneMoment()
        let wallet = try await service.wallet()
        let item = try wallet.item(id)
        let payments = try await Result { () async throws(CardsError) in
            try await service.datedPayments(of: id, number: item.card.number)
        }
        let statement = try await Result { () async throws(CardsError) in
            try await service.datedStatement(of: id)
        }
        let card = PayableCard(item, in: wallet)
        let removed = try await Result { () async throws(CardsError) in try await service.removedCards() }
        return CardDossier(
            item: item, payments: payments.map { card.own($0.value, besides: removed.value ?? []) },
            statement: statement.map(\.value),
            kept: .older(wallet.kept, .older(payments.value?.kept, statement.value?.kept)),
            written: try await service.written(), own: try await service.ownCard(id))
    }
}
