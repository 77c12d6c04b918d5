import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Payments that the person is yet to be told of: an order with the key of a payment, which comes after it. Older programs ignore
/// that, and take what settles it for a refusal of nothing.
extension LedgerStore {
    /// Records that the person is yet to be told of `payment`. If that can't be stored, it was worth trying.
    mutating func open(_ payment: Payment) {
        record { ledger in
            guard let key = payment.idempotencyKey, let paid = ledger.payment(withKey: key),
                paid.undone == nil,
                ledger.orders.attempts(withKey: key).isEmpty
            else { return [] }
            return .untold(payment)
        }
    }

    /// Records that the person has been told of those of `payments` of which it is on record that they weren't.
    mutating func settle(_ payments: [Payment]) {
        let keys = payments.compactMap(\.idempotencyKey)
            .filter { !ledger.orders.attempts(withKey: $0).isEmpty }
        guard !keys.isEmpty else { return }
        record { ledger in
            keys.compactMap { key in
                let count = ledger.orders.attempts(withKey: key).count
                return ledger.payment(withKey: key) != nil && count > 0
                    ? .refused(key: key, attempts: count) : nil
            }
        }
    }

    /// Stores what `decide` decides about `order`. If it refuses to pay that, the order is in doubt no longer.
    mutating func change<Answer>(
        deciding order: PaymentOrder,
        _ decide: (CardLedger) throws(CardsError) -> (events: [CardLedger.Event], answer: Answer)
    ) throws(CardsError) -> Answer {
        do throws(CardsError) {
            return try change(decide)
        } catch {
            if case .paymentRefused = error { close(order) }
            throw error
        }
    }

    private mutating func close(_ order: PaymentOrder) {
        record { ledger in
            let key = order.idempotencyKey
            let count = ledger.orders.attempts(withKey: key).count
            return ledger.payment(withKey: key) == nil && count > 0
                ? [.refused(key: key, attempts: count)] : []
        }
    }

    private mutating func record(_ decide: (CardLedger) -> [CardLedger.Event]) {
        do throws(CardsError) {
            try change { ledger throws(CardsError) in (decide(ledger), ()) }
        } catch {
            // What was paid is paid, and the person may be told once more.
        }
    }
}

extension CardLedger {
    /// Why no order equal to `open` is carried out: that one may have paid, or did.
    func obstacle(_ open: OrderInDoubt) -> CardsError {
        payment(withKey: open.idempotencyKey).map { .ordersPaid([$0]) } ?? .orderInDoubt(open)
    }
}

extension [CardLedger.Event] {
    /// That the person is yet to be told of `payment`; nothing if it can't be said which one it is.
    static func untold(_ payment: Payment) -> [CardLedger.Event] {
        guard let key = payment.idempotencyKey, let number = payment.number else { return [] }
        return [
            .ordered(
                OrderInDoubt(
                    card: payment.card, number: number, dueID: payment.dueID, money: payment.money,
                    rest: payment.rest, date: payment.date, idempotencyKey: key,
                    minimumOf: payment.minimumOf, dueDate: payment.dueDate))
        ]
    }
}
