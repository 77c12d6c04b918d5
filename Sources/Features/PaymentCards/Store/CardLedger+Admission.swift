import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

extension CardLedger {
    /// Lets `order` be sent, unless another program has sent or paid as much on its card since it was made, whatever id the due had there.
    ///
    /// - Parameter sent: the keys of the orders that this program has sent.
    /// - Throws: `orderInDoubt`, `paidAlready`.
    func admit(_ order: PaymentOrder, sentFromHere sent: Set<String>) throws(CardsError) {
        guard !order.isDistinct, orders.attempts(withKey: order.idempotencyKey).isEmpty else { return }
        let attempt = OrderInDoubt(order, at: .distantPast)
        let known = (order.known ?? []).union(sent)
        let other = orders.onCards(withID: order.card.feedID).first { other in
            other.money.isSame(as: attempt.money) && other.isOnCard(of: attempt)
                && !known.contains(other.idempotencyKey) && payment(withKey: other.idempotencyKey) == nil
        }
        if let other { throw .orderInDoubt(other) }
        guard order.known != nil else { return }
        let paid = payments(on: order.knownCard).filter { payment in
            payment.money.isSame(as: attempt.money) && payment.undone == nil
                && payment.idempotencyKey.map { !known.contains($0) } ?? false
        }
        guard paid.isEmpty else { throw .paidAlready(paid) }
    }
}

extension CardAct {
    /// Whether both can be about the same card, by all that is known of them.
    func isOnCard(of other: some CardAct) -> Bool {
        KnownCard(card, number: actNumber).agrees(with: KnownCard(other.card, number: other.actNumber))
    }
}
