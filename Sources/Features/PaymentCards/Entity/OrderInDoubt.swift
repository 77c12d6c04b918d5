public import Foundation
public import Values

/// An order for a payment that was sent and may or may not have been carried out.
public struct OrderInDoubt: Hashable, Sendable {
    /// The card.
    public let card: CardID
    /// The card's number.
    public let number: CardNumber
    /// The feed's id for the due that was to be paid.
    public let dueID: String
    /// The amount that may have been paid.
    public let money: Money
    /// The amount left to pay on that due if it was.
    public let rest: Money
    /// When it was first sent.
    public let date: Date
    /// The key of the order. Sending the same order with it finds out, and never pays twice.
    public let idempotencyKey: String
    /// The last day of the statement whose minimum it was to pay; `nil` if it was to pay something else.
    public let minimumOf: CalendarDate?
    /// The date of that due, as its source gave it; `nil` if it gave none.
    public let dueDate: CalendarDate?
    /// The payments for as much that its server listed without keys before it was sent; `nil` if nobody looked.
    public let unnamed: [PaymentReference]?

    public init(
        card: CardID, number: CardNumber, dueID: String, money: Money, rest: Money, date: Date,
        idempotencyKey: String, minimumOf: CalendarDate? = nil, dueDate: CalendarDate? = nil,
        unnamed: [PaymentReference]? = nil
    ) {
        (self.card, self.number, self.dueID, self.money, self.rest) = (card, number, dueID, money, rest)
        (self.date, self.idempotencyKey) = (date, idempotencyKey)
        (self.minimumOf, self.dueDate, self.unnamed) = (minimumOf, dueDate, unnamed)
    }

    /// Whether `payment`, on its card, came of it: it has the key, and is for as much.
    package func made(_ payment: Payment) -> Bool {
        payment.idempotencyKey == idempotencyKey && payment.money.isSame(as: money)
    }

    /// Whether `payment`, on its card, may have come of it: a server lists it without a key, it is for as much, and it wasn't listed before;
    /// if nobody looked, its date says that it was made later, as far as clocks agree.
    package func mayHaveMade(_ payment: Payment) -> Bool {
        guard payment.isUnnamed(for: money) else { return false }
        if let unnamed { return !unnamed.contains(payment.id) }
        return payment.date >= date.addingTimeInterval(-Double(Payment.undoWindow.components.seconds))
    }
}

/// What became of orders: which are still in doubt, and which payments came of the others.
package typealias OrderOutcomes = (inDoubt: [OrderInDoubt], paid: [Payment])

extension [OrderInDoubt] {
    /// What became of them, if `payments` are all on their card that are known.
    package func settled(by payments: [Payment]) -> OrderOutcomes {
        (
            filter { order in !payments.contains(where: order.made) },
            payments.filter { payment in contains { $0.made(payment) } }
        )
    }
}
