public import Foundation
public import PaymentCardsEntity

/// A payment that is asked for.
public struct PaymentOrder: Equatable, Sendable {
    /// The card whose due is paid.
    public let card: CardID
    /// The number of that card: where a feed repeats an id, its cards may come in another order tomorrow.
    public let number: CardNumber
    /// The due as the person saw it.
    public let due: Due
    /// How much is paid, in the due's currency.
    public let amount: Decimal
    /// What the amount is meant to be. A service pays nothing where it isn't that any more.
    public let purpose: PaymentPurpose
    /// What tells this order from any other one: the same key never pays twice.
    public let idempotencyKey: String
    /// The payment that is known to have used the key already, so that this order is sent again; `nil` where none is known.
    public let earlier: PaymentReference?

    /// An order.
    public init(
        card: CardID, number: CardNumber, due: Due, amount: Decimal, purpose: PaymentPurpose,
        idempotencyKey: String, earlier: PaymentReference? = nil
    ) {
        self.card = card
        self.number = number
        self.due = due
        self.amount = amount
        self.purpose = purpose
        self.idempotencyKey = idempotencyKey
        self.earlier = earlier
    }
}

/// A service's answer to a `PaymentOrder`.
public struct PaymentReceipt: Equatable, Sendable {
    /// The payment that is stored.
    public let payment: Payment
    /// Whether an earlier order with the same key made it, so that this one paid nothing.
    public let isRepeat: Bool

    /// A receipt.
    public init(payment: Payment, isRepeat: Bool = false) {
        self.payment = payment
        self.isRepeat = isRepeat
    }
}

/// A card that a person adds. The full number is gone before a value of this type exists.
public struct NewCard: Equatable, Sendable {
    /// The masked number.
    public let number: CardNumber
    /// The network, told by the number's first digits.
    public let network: CardNetwork
    /// The name on the card.
    public let holder: String
    /// The product's name.
    public let title: String
    /// The bank that issued it; `nil` where the person did not say.
    public let bank: Bank?

    /// A card to add.
    public init(number: CardNumber, network: CardNetwork, holder: String, title: String, bank: Bank? = nil) {
        self.number = number
        self.network = network
        self.holder = holder
        self.title = title
        self.bank = bank
    }
}
