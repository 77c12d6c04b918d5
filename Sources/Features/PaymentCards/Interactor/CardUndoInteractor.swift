import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// The business rules of undoing the last action, and of repeating it.
package struct CardUndoInteractor: Sendable {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// Undoes something or does it again; the service decides whether that is still possible.
    package func carryOut(_ change: CardDeedChange) async throws(CardsError) -> CardDeedReport {
        switch change {
        case .undo(.together(let deeds)): try await each(of: deeds.reversed(), CardDeedChange.undo)
        case .redo(.together(let deeds)): try await each(of: deeds, CardDeedChange.redo)
        case .undo(.paid(let payment, _)):
            CardDeedReport(
                change.deed, item: try await CardPaymentInteractor(service: service).undo(payment.id).item)
        // It takes a question.
        case .redo(.paid): throw .unsupported
        case .undo(.removed(let card)), .redo(.added(let card)):
            CardDeedReport(change.deed, item: try await restore(card))
        case .undo(.added(let card)), .redo(.removed(let card)):
            CardDeedReport(change.deed, item: try await remove(card))
        }
    }

    /// Changes one of `deeds` after another. One that can't be changed doesn't stop the next, and one that was undone by itself is left out.
    private func each(
        of deeds: [CardDeed], _ change: (CardDeed) -> CardDeedChange
    ) async throws(CardsError) -> CardDeedReport {
        var (changed, rest): ([CardDeed], [CardDeed]) = ([], [])
        var (failure, undoneBefore): (CardsError?, CardsError?)
        for deed in deeds {
            do throws(CardsError) {
                changed.append(try await carryOut(change(deed)).deed)
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
        if case .undo = change(.together([])) { (changed, rest) = (changed.reversed(), rest.reversed()) }
        guard let deed = CardDeed(changed) else { throw failure ?? undoneBefore ?? .cancelled }
        return CardDeedReport(deed, item: nil, rest: CardDeed(rest), failure: failure)
    }

    private func restore(_ card: PaymentCard) async throws(CardsError) -> CardListing.Item? {
        try await service.restore(card)
        do {
            return try await service.wallet().item(card.id)
        } catch {
            // The card has been restored, whether it can be fetched or not.
            return nil
        }
    }

    private func remove(_ card: PaymentCard) async throws(CardsError) -> CardListing.Item? {
        try await service.remove(card)
        return nil
    }
}
