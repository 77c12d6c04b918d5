public import Foundation
public import Records

/// A payment as data: stable codes and exact numbers, the same in every language.
public struct PaymentRecord: Document {
    /// How far a payment is.
    public enum Status: String, CaseIterable, FieldConvertible, Sendable {
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
    public let left: Decimal?
    /// The least that is still to be paid; `nil` where no statement says.
    public let minimum: Decimal?
    /// When it was paid.
    public let date: Date?
    /// Until when it can be taken back; `nil` where it can't, or can't any more.
    public let undoableUntil: Date?
    /// When it was taken back.
    public let undone: Date?
    /// What tells the order from any other one.
    public let idempotencyKey: String?
    /// Whether an earlier order with the same key made it.
    public let isRepeat: Bool
    /// The card; `nil` where it is not among the cards any more.
    public let card: CardRecord?

    public init(
        status: Status, reference: String? = nil, amount: Decimal? = nil, currency: String,
        left: Decimal? = nil, minimum: Decimal? = nil, date: Date? = nil, undoableUntil: Date? = nil,
        undone: Date? = nil, idempotencyKey: String? = nil, isRepeat: Bool = false, card: CardRecord?
    ) {
        (self.status, self.reference, self.amount, self.currency) = (status, reference, amount, currency)
        (self.left, self.minimum, self.date) = (left, minimum, date)
        (self.undoableUntil, self.undone) = (undoableUntil, undone)
        (self.idempotencyKey, self.isRepeat, self.card) = (idempotencyKey, isRepeat, card)
    }

    public static let shape = "payment/2"

    public static let fields: [Field<PaymentRecord>] = [
        .json("status", \.status, "open, planned, repeated, paid or undone"),
        .reference(\.reference), .amount(\.amount), .currency(\.currency), .left(\.left),
        .json("minimum", \.minimum, "the least that must still be paid; missing if no statement says"),
        .json("name", \.card?.name, "the card’s name: its id, or ID#2; missing if it is no longer listed"),
        .json("id", \.card?.id, "the card’s id in the feed"), .json("title", \.card?.title, "its title"),
        .json("number", \.card?.number, "its masked number"),
        .paid(\.date), .undoableUntil(\.undoableUntil), .undone(\.undone),
        .idempotencyKey(\.idempotencyKey),
        .json("repeated", \.isRepeat, "whether an earlier order with the same key made it"),
    ]
}
