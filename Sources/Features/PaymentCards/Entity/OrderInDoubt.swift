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

    public init(
        card: CardID, number: CardNumber, dueID: String, money: Money, rest: Money, date: Date,
        idempotencyKey: String, minimumOf: CalendarDate? = nil, dueDate: CalendarDate? = nil
    ) {
        (self.card, self.number, self.dueID, self.money, self.rest) = (card, number, dueID, money, rest)
        (self.date, self.idempotencyKey) = (date, idempotencyKey)
        (self.minimumOf, self.dueDate) = (minimumOf, dueDate)
    }

    /// Whether it was sent for `due`; for any due if there is none now.
    package func isFor(_ due: Due?) -> Bool {
        due.map { dueIdentity == $0.identity } ?? true
    }
}
