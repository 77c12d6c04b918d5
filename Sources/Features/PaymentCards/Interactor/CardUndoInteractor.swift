import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// The business rules of undoing the last action.
package struct CardUndoInteractor: Sendable {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// Undoes something; the service decides whether that is still possible.
    package func undo(_ deed: CardDeed) async throws(CardsError) -> CardDeedReport {
        switch deed {
        case .together(let deeds): return try await undo(deeds)
        case .paid(let payment, _):
            return CardDeedReport(
                deed, item: try await CardPaymentInteractor(service: service).undo(payment.id).item)
        case .added(let card):
            try await service.remove(card)
            return CardDeedReport(deed, item: nil)
        }
    }

    /// Undoes one of `deeds` after another, the last one first. One that can't be undone doesn't stop the next, and one that was undone by
    /// itself is left out.
    private func undo(_ deeds: [CardDeed]) async throws(CardsError) -> CardDeedReport {
        var (undone, rest): ([CardDeed], [CardDeed]) = ([], [])
        var (failure, undoneBefore): (CardsError?, CardsError?)
        for deed in deeds.reversed() {
            do throws(CardsError) {
                undone.append(try await undo(deed).deed)
            } catch {
                guard !error.isUndoneBefore else {
                    undoneBefore = error
                    continue
                }
                rest.append(deed)
                failure = failure ?? error
            }
        }
        // They keep the order in which they were done.
        guard let deed = CardDeed(undone.reversed()) else { throw failure ?? undoneBefore ?? .cancelled }
        return CardDeedReport(deed, item: nil, rest: CardDeed(rest.reversed()), failure: failure)
    }
}
