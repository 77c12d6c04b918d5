public import Foundation
public import Records

/// What became of a payment, or will.
public enum PaymentStatus: String, CaseIterable, FieldConvertible, Sendable {
    /// How much is paid has not been said.
    case open
    /// It is paid if the person agrees.
    case planned
    case paid
    /// An earlier order with the same key paid it: to order it again pays nothing.
    case repeated
    case undone
    /// It may or may not have been paid; sending the order again with its key finds out.
    case inDoubt = "in_doubt"
    case refused
    /// The payments were stopped before its turn.
    case untried
    /// It can't be paid here, or needn't be.
    case leftOut = "left_out"
}

/// A payment as data, the same in every command: stable codes and exact numbers, in every language but for the problem.
public struct PaymentRecord: Document {
    /// What a payment is for.
    public enum Purpose: String, CaseIterable, FieldConvertible, Sendable {
        /// Nothing is left to pay.
        case full
        case part
    }

    /// What became of it, or will.
    public var status: PaymentStatus
    public let name, id, title, number: String
    public let isListed: Bool
    /// `nil` while it is open, or if the order was refused before it was made.
    public var amount: Decimal?
    /// Its ISO 4217 code where known, otherwise the feed's text.
    public var currency: String
    /// Before the payment while it is open; `nil` where it isn't known.
    public var left: Decimal?
    /// The least that must still be paid; `nil` if no statement says.
    public var minimum: Decimal?
    /// When it was paid, or the order was sent.
    public var date: Date?
    /// What the receipt is known by; `nil` before it is paid.
    public var reference: String?
    /// When it was taken back.
    public var undone: Date?
    /// Until when it can be taken back; `nil` where it can't, or can't any more.
    public var undoableUntil: Date?
    /// What tells the order from any other one.
    public var idempotencyKey: String?
    /// Why it wasn't paid, in the person's language.
    public var problem: String?
    /// What the person noted with it.
    public var note: String?
    /// Its day by the person's calendar; `nil` where only the moment is known.
    public var day: String?
    /// `true` for a payment that only a bank's file has; otherwise `nil`.
    public var isImported: Bool?

    /// A payment on the card with this name, id in the feed, title and masked number, of which nothing more is known.
    public init(
        _ status: PaymentStatus, name: String, id: String, title: String, number: String,
        isListed: Bool = true, currency: String
    ) {
        (self.status, self.name, self.id, self.title) = (status, name, id, title)
        (self.number, self.isListed, self.currency) = (number, isListed, currency)
    }

    /// What it is for; `nil` while it is open.
    public var purpose: Purpose? { amount == nil ? nil : left.map { $0 > 0 ? .part : .full } }

    public static let shape = "payment/3"

    public static let fields: [Field<PaymentRecord>] = [
        Field(
            "date", \.date, en: "when it was paid, or the order was sent",
            uk: "коли сплачено чи надіслано доручення"),
        .name(\.name),
        Field(
            "title", \.title, en: "title; empty if only the payment is known",
            uk: "назва продукту; порожня, якщо відомий лише платіж"),
        .number(\.number), .amount(\.amount), .currency(\.currency),
        Field("purpose", \.purpose, en: "full or part", uk: "full або part"),
        Field("left", \.left, en: "left to pay afterwards", uk: "скільки лишилося сплатити"),
        Field(
            "status", \.status,
            en: "open, planned, paid, repeated, undone, in_doubt, refused, untried or left_out",
            uk: "open, planned, paid, repeated, undone, in_doubt, refused, untried або left_out"),
        Field("reference", \.reference, en: "reference of the receipt", uk: "номер платежу"),
        Field("undone", \.undone, en: "when it was undone", uk: "коли скасовано"),
        Field("idempotencyKey", \.idempotencyKey, en: "idempotency key", uk: "ключ ідемпотентності"),
        Field(
            "undoableUntil", \.undoableUntil, en: "until when it can be undone", uk: "доки можна скасувати"),
        Field("id", \.id, en: "the card’s id in the feed", uk: "id картки у файлі"),
        Field("listed", \.isListed, en: "whether the card is in the list", uk: "чи є картка у списку"),
        Field("note", \.note, en: "what was noted with it", uk: "що занотовано до нього"),
        .json("day", \.day, "its day by the person’s calendar; missing where only the moment is known"),
        .json("minimum", \.minimum, "the least that must still be paid; missing if no statement says"),
        .json("problem", \.problem, "why it wasn’t paid, in words"),
        .json(
            "isImported", \.isImported,
            "true for a payment that only a bank’s file has; reference is then the import’s"),
    ]
}

/// What payments or dues in one currency come to.
public struct SumRecord: Described {
    /// Its ISO 4217 code where known, otherwise the feed's text.
    public let currency: String
    /// The exact total, and how many it is the total of.
    public let amount: Decimal, count: Int
    /// The overdue part of it; `nil` for payments.
    public let overdue: Decimal?
    /// What may have been paid besides; `nil` where there is no doubt.
    public let inDoubt: Decimal?

    public init(
        currency: String, amount: Decimal, count: Int, overdue: Decimal? = nil, inDoubt: Decimal? = nil
    ) {
        (self.currency, self.amount, self.count) = (currency, amount, count)
        (self.overdue, self.inDoubt) = (overdue, inDoubt)
    }

    public static let fields: [Field<SumRecord>] = [
        .currency(\.currency), .amount(\.amount), .json("count", \.count, "how many it is the total of"),
        .json("overdue", \.overdue, "the overdue part of it; missing for payments"),
        .json("inDoubt", \.inDoubt, "what orders in doubt may have paid besides; missing if there are none"),
    ]
}
