package import PaymentCardsPorts
import PaymentCardsEntity

/// The business rules of undoing what was done last: those of what was done, the other way round.
package struct CardUndoInteractor: Sendable {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// Undoes `deed`; the service decides whether that is still possible.
    package func undo(_ deed: CardDeed) async throws(CardsError) -> CardListing.Item? {
        switch deed {
        case .paid(let payment, _):
            return try await CardPaymentInteractor(service: service).undo(payment.id).item
        case .removed(let card):
            try await service.restore(card)
            do {
                return try await CardSurvey.item(card.id, of: service).value
            } catch {
                // The card has been restored, whether it can be fetched or not.
                return nil
            }
        case .added(let card):
            try await service.remove(card)
            return nil
        }
    }
}
