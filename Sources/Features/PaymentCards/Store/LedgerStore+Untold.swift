import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Payments that the person is yet to be told of: an order with the key of a payment, which comes after it. Older programs ignore
/// that, and take what settles it for a refusal of nothing.
extension LedgerStore {
    /// Records that the person is yet to be told of `payment`. If that can't be stored, it was worth trying.
    mutating func open(_ payment: Payment) {
        record { ledger in
            guard let key = payment.idempotencyKey, let number = payment.number,
                let paid = ledger.payment(withKey: key), paid.undone == nil,
                ledger.orders.attempts(withKey: key).isEmpty
            else { return nil }
            return .ordered(
                OrderInDoubt(
                    card: payment.card, number: number, dueID: payment.dueID, money: payment.money,
                    rest: payment.rest, date: payment.date, idempotencyKey: key,
                    minimumOf: payment.minimumOf, dueDate: payment.dueDate))
        }
    }

    /// Records that the person has been told of `payment`, if it is on record that they weren't.
    mutating func settle(_ payment: Payment) {
        guard let key = payment.idempotencyKey, !ledger.orders.attempts(withKey: key).isEmpty else { return }
        record { ledger in
            let count = ledger.orders.attempts(withKey: key).count
            return ledger.payment(withKey: key) != nil && count > 0
                ? .refused(key: key, attempts: count) : nil
        }
    }

    private mutating func record(_ decide: (CardLedger) -> CardLedger.Event?) {
        do throws(CardsError) {
            try change { ledger throws(CardsError) in (decide(ledger), ()) }
        } catch {
            // What was paid is paid, and the person may be told once more.
        }
    }
}
