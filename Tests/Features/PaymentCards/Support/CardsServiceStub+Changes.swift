public import PaymentCardsEntity
public import PaymentCardsPorts
import Synchronization

extension CardsServiceStub {
    /// These cards can be neither removed nor restored from now on.
    public func lose(_ cards: [PaymentCard]) { state.withLock { $0.lost = cards } }

    /// Notes the card. The pages stay as they are.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        try await note(card) { $0.removed.append(card) }
    }

    private func note(_ card: PaymentCard, _ note: (inout State) -> Void) async throws(CardsError) {
        guard await gate.pass() else { throw .cancelled }
        let refusal: CardsError? = state.withLock { state in
            guard !state.lost.contains(card) else { return .unknownCard(name: card.id.feedID, nearest: []) }
            note(&state)
            return state.refusal
        }
        if let refusal { throw refusal }
    }

    /// Notes the card. The pages stay as they are.
    public func restore(_ card: PaymentCard) async throws(CardsError) {
        try await note(card) { $0.restored.append(card) }
    }
}
