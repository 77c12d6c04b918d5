public import Foundation
public import PaymentCardsEntity
public import Values

/// An order for a payment.
public struct PaymentOrder: Equatable, Sendable {
    /// The card whose due is paid.
    public let card: CardID
    /// The number of that card: if a feed repeats an id, the order of its cards may change.
    public let number: CardNumber
    /// The due as the person saw it.
    public let due: Due
    /// The amount to pay, in the due's currency.
    public let amount: Decimal
    /// What the amount is meant to be. If it no longer is that, the service pays nothing.
    public let purpose: PaymentPurpose
    /// Identifies this order: the same key never pays twice.
    public let idempotencyKey: String
    /// The payment known to have used the key already, in which case this order is a repetition; `nil` if there is none.
    public let earlier: PaymentReference?
    /// Whether the person gave it a key of its own, so that it is paid besides any equal order that may have been paid.
    public let isDistinct: Bool
    /// The last day of the statement whose minimum it pays; `nil` if it pays something else, or the statement doesn't tell.
    public let minimumOf: CalendarDate?
    /// The payments that the person was told of before they agreed. It is made besides them, also if they are for as much, and of the
    /// same day.
    public let besides: [PaymentReference]
    /// Other orders on the card that may have been paid. They are sent again before this one, which is only sent if they paid nothing.
    public let unsettled: [OrderInDoubt]
    /// The keys of the payments and open orders that were known when it was made; `nil` if nobody looked. It is not sent if as much was
    /// paid or ordered since on the card, whatever the id of the due is by then.
    public let known: Set<String>?
    /// The payments for as much that were known when it was made and that the server lists without keys; `nil` if nobody looked.
    public let unnamed: [PaymentReference]?

    public init(
        card: CardID, number: CardNumber, due: Due, amount: Decimal, purpose: PaymentPurpose,
        idempotencyKey: String, earlier: PaymentReference? = nil, isDistinct: Bool = false,
        minimumOf: CalendarDate? = nil, besides: [PaymentReference] = [], unsettled: [OrderInDoubt] = [],
        known: Set<String>? = nil, unnamed: [PaymentReference]? = nil
    ) {
        (self.card, self.number, self.due, self.amount, self.purpose) = (card, number, due, amount, purpose)
        (self.idempotencyKey, self.earlier) = (idempotencyKey, earlier)
        (self.isDistinct, self.minimumOf, self.besides) = (isDistinct, minimumOf, besides)
        (self.unsettled, self.known, self.unnamed) = (unsettled, known, unnamed)
    }
}

/// A service's answer to a `PaymentOrder`.
public struct PaymentReceipt: Equatable, Sendable {
    /// The stored payment.
    public let payment: Payment
    /// Whether an earlier order with the same key made it, so that this one paid nothing.
    public let isRepeat: Bool

    public init(payment: Payment, isRepeat: Bool = false) {
        (self.payment, self.isRepeat) = (payment, isRepeat)
    }
}

/// A card to be added.
public struct NewCard: Equatable, Sendable {
    /// The number, of which a person says only the last four digits.
    public let number: CardNumber
    /// The network; an unknown one without a name if the person didn't specify one.
    public let network: CardNetwork
    /// The name on the card; empty if the person didn't specify one.
    public let holder: String
    /// What the person calls the card.
    public let title: String
    /// The bank that issued it; `nil` if the person didn't specify one.
    public let bank: Bank?
    /// The currency of its bills; `nil` if the person didn't specify one.
    public var currency: Currency?

    public init(number: CardNumber, network: CardNetwork, holder: String, title: String, bank: Bank? = nil) {
        (self.number, self.network, self.holder) = (number, network, holder)
        (self.title, self.bank) = (title, bank)
    }
}

/// The payments that a service knows of without being asked for those of a card.
public struct PaymentRecords: Equatable, Sendable {
    /// The payments on any card, in the order they were made, including undone ones.
    public let payments: [Payment]
    /// The orders that may have been carried out, in the order they were sent.
    public let inDoubt: [OrderInDoubt]
    /// Those of the payments of which the person may not have been told, since their program was killed or their answer was lost.
    public let untold: [Payment]
    /// Whether there are no others; `false` if they may be only those made from this machine.
    public let isComplete: Bool

    public init(
        payments: [Payment] = [], inDoubt: [OrderInDoubt] = [], untold: [Payment] = [], isComplete: Bool
    ) {
        (self.payments, self.inDoubt, self.untold) = (payments, inDoubt, untold)
        self.isComplete = isComplete
    }
}
