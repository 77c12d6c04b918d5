public import Foundation

/// A payment as data: stable codes and exact numbers, the same in every language.
public struct PaymentRecord: Equatable, Sendable {
    /// How far a payment is.
    public enum Status: String, CaseIterable, Sendable {
        /// How much is paid has not been said.
        case open
        /// It has been said, and nothing is paid.
        case planned
        /// It has been said, and was paid before by an order with the same key: to order it again pays nothing.
        case repeated
        case paid
        case undone
    }

    /// How far it is.
    public let status: Status
    /// What the receipt is known by; `nil` before it is paid.
    public let reference: String?
    /// How much is paid, exactly; `nil` while that is open.
    public let amount: Decimal?
    /// The currency: its ISO 4217 code where known, otherwise the feed's text.
    public let currency: String
    /// What is left to pay: before the payment while it is open, and after it from then on; `nil` where that is not known.
    public let rest: Decimal?
    /// The least that is still to be paid; `nil` where no statement says.
    public let minimum: Decimal?
    /// When it was paid.
    public let date: Date?
    /// Until when it can be taken back; `nil` where it can't, or can't any more.
    public let undoUntil: Date?
    /// When it was taken back.
    public let undone: Date?
    /// What tells the order from any other one.
    public let idempotencyKey: String?
    /// Whether an earlier order with the same key made it.
    public let isRepeat: Bool
    /// The card; `nil` where it is not among the cards any more.
    public let card: CardRecord?

    /// A payment as data.
    public init(
        status: Status, reference: String? = nil, amount: Decimal? = nil, currency: String,
        rest: Decimal? = nil,
        minimum: Decimal? = nil, date: Date? = nil, undoUntil: Date? = nil, undone: Date? = nil,
        idempotencyKey: String? = nil, isRepeat: Bool = false, card: CardRecord?
    ) {
        self.status = status
        self.reference = reference
        self.amount = amount
        self.currency = currency
        self.rest = rest
        self.minimum = minimum
        self.date = date
        self.undoUntil = undoUntil
        self.undone = undone
        self.idempotencyKey = idempotencyKey
        self.isRepeat = isRepeat
        self.card = card
    }
}
