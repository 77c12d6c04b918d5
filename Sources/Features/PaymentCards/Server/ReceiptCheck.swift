import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Whether a server's answer to an order, or to an undo, is one. Where it isn't, nobody knows what the server has done.
struct ReceiptCheck {
    /// When the answer came.
    let now: Date

    /// The field of a payment, as it is called on the wire, that doesn't fit to the order it should have come of; `nil` if all do.
    ///
    /// - Parameter isNew: whether the payment was made just now, and not by an earlier order with the same key.
    func misfit(of payment: Payment, by order: PaymentOrder, isNew: Bool) -> String? {
        if payment.card.feedID != order.card.feedID { return "card_id" }
        if payment.card.occurrence != order.card.occurrence { return "occurrence" }
        if payment.dueID != order.due.id { return "due_id" }
        if payment.money.amount != order.amount { return "amount" }
        if payment.money.currency.identity != order.due.money.currency.identity { return "currency" }
        if let key = payment.idempotencyKey, key != order.idempotencyKey { return "idempotency_key" }
        if isNew, payment.undone != nil { return "undone" }
        let isRest =
            isNew
            ? order.due.mayLeave(payment.rest.amount, paying: order.amount)
            : payment.rest.amount.isRest
        return isRest ? misfit(of: payment) : "rest"
    }

    /// The field of a payment that doesn't fit to the undo of the one with this reference; `nil` if all do.
    func misfit(of payment: Payment, undoing reference: PaymentReference) -> String? {
        if payment.id != reference { return "reference" }
        if payment.undone == nil { return "undone" }
        if !payment.money.amount.isFinite || payment.money.amount <= 0 { return "amount" }
        return payment.rest.amount.isRest ? misfit(of: payment) : "rest"
    }

    /// Whether `payment` is older than the order that brought it, which was sent at `sent`: by another order with the same key.
    ///
    /// - Parameter said: When the server says that it has answered. Its own clock tells how old the payment is, be it right or
    ///   wrong; where there is no such time, nothing is known. The dates of payments may be off by ``Payment/undoWindow``: any
    ///   more, and no payment could be taken back in time.
    func isOlder(_ payment: Payment, than sent: Date, answeredAt said: Date?) -> Bool {
        guard let said else { return false }
        let age = said.timeIntervalSince(payment.date)
        return age > max(0, now.timeIntervalSince(sent)) + Double(Payment.undoWindow.components.seconds)
    }

    /// What can be wrong with any payment.
    private func misfit(of payment: Payment) -> String? {
        if !isPlausible(payment.date) { return "date" }
        if let undone = payment.undone, undone < payment.date || !isPlausible(undone) { return "undone" }
        return nil
    }

    /// Whether something can have been done then. Clocks may be wrong, here and there, by years even; but a time of another
    /// age shows that what says so is no receipt.
    private func isPlausible(_ date: Date) -> Bool {
        abs(date.timeIntervalSince(now)) < 10 * 365.25 * 86_400
    }
}

extension Decimal {
    /// Whether so much can be left to pay.
    fileprivate var isRest: Bool { isFinite && self >= 0 }
}
