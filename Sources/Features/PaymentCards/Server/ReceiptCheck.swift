import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Checks whether a server's answer to an order, or to an undo, is a valid receipt. If not, it is unknown what the server has
/// done.
struct ReceiptCheck {
    /// When the answer arrived.
    let now: Date

    /// The wire name of the field in which a payment doesn't match its order; `nil` if all fields match.
    ///
    /// - Parameter isNew: whether the payment was made just now, rather than by an earlier order with the same key.
    func misfit(of payment: Payment, by order: PaymentOrder, isNew: Bool) -> String? {
        if payment.card.feedID != order.card.feedID { return "card_id" }
        if payment.card.occurrence != order.card.occurrence { return "occurrence" }
        if payment.dueID != order.due.id { return "due_id" }
        if payment.money.amount != order.amount { return "amount" }
        if payment.money.currency.identity != order.due.money.currency.identity { return "currency" }
        if let key = payment.idempotencyKey, key != order.idempotencyKey { return "idempotency_key" }
        if isNew, payment.undone != nil { return "undone" }
        guard let rest = payment.rest?.amount,
            isNew ? order.due.mayLeave(rest, paying: order.amount) : rest.isRest
        else { return "rest" }
        return misfit(of: payment)
    }

    /// The field in which a payment doesn't match the undo of the one with this reference; `nil` if all fields match.
    ///
    /// - Parameter known: the payment as it was made, if that is known.
    func misfit(
        of payment: Payment, undoing reference: PaymentReference, of known: Payment?
    ) -> String? {
        if payment.id != reference { return "reference" }
        if payment.undone == nil { return "undone" }
        if !payment.money.amount.isFinite || payment.money.amount <= 0 { return "amount" }
        if let known {
            if payment.card.feedID != known.card.feedID { return "card_id" }
            if payment.dueID != known.dueID { return "due_id" }
            if payment.money.amount != known.money.amount { return "amount" }
            if payment.money.currency.identity != known.money.currency.identity { return "currency" }
        }
        return payment.rest?.amount.isRest ?? false ? misfit(of: payment) : "rest"
    }

    /// Whether `payment` was made before this order was sent, at `sent`: by another order with the same key.
    ///
    /// - Parameter said: When the server answered, by its own clock, which gives the payment's age even if the clock is wrong;
    ///   `nil` if unknown, and then so is the result. The dates of payments may be off by up to ``Payment/undoWindow``: with a
    ///   larger error no payment could be undone in time.
    func isOlder(_ payment: Payment, than sent: Date, answeredAt said: Date?) -> Bool {
        guard let said else { return false }
        let age = said.timeIntervalSince(payment.date)
        return age > max(0, now.timeIntervalSince(sent)) + Double(Payment.undoWindow.components.seconds)
    }

    /// The field that would be wrong in any payment.
    private func misfit(of payment: Payment) -> String? {
        if !isPlausible(payment.date) { return "date" }
        if let undone = payment.undone, undone < payment.date || !isPlausible(undone) { return "undone" }
        return nil
    }

    /// Whether something can have happened at that time. Clocks may be wrong on either side, even by years; but a time that is
    /// off by decades shows that the answer is not a receipt.
    private func isPlausible(_ date: Date) -> Bool {
        abs(date.timeIntervalSince(now)) < 10 * 365.25 * 86_400
    }
}

extension Decimal {
    /// Whether this amount can be left to pay.
    fileprivate var isRest: Bool { isFinite && self >= 0 }
}
