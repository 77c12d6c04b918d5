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

    /// Records that it is unknown whether `order` was paid, if `error` leaves that unknown. If it can't be stored, the person knows the
    /// order's key.
    ///
    /// - Returns: the error.
    mutating func noting(_ error: CardsError, of order: PaymentOrder, at date: Date) -> CardsError {
        guard error.leavesUnknown, error != .cancelled else { return error }
        record { ledger in
            let key = order.idempotencyKey
            guard ledger.payment(withKey: key) == nil, ledger.orders.attempts(withKey: key).isEmpty else {
                return nil
            }
            return .ordered(OrderInDoubt(order, at: date))
        }
        return error
    }

    /// Stores what `decide` decides about `order`. If it refuses to pay that, the order is in doubt no longer.
    mutating func change<Answer>(
        deciding order: PaymentOrder,
        _ decide: (CardLedger) throws(CardsError) -> (event: CardLedger.Event?, answer: Answer)
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
