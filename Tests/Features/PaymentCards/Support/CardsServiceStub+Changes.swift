public import PaymentCardsEntity
public import PaymentCardsPorts
import Synchronization

extension CardsServiceStub {
    /// These cards can't be removed from now on.
    public func lose(_ cards: [PaymentCard]) { state.withLock { $0.lost = cards } }

    /// Notes the card. The pages stay as they are.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        guard await gate.pass() else { throw .cancelled }
        let refusal: CardsError? = state.withLock { state in
            guard !state.lost.contains(card) else { return .unknownCard(name: card.id.feedID, nearest: []) }
            state.removed.append(card)
            return state.refusal
        }
        if let refusal { throw refusal }
    }
}
