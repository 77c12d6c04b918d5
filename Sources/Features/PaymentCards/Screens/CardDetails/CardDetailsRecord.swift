public import Foundation
public import Records

/// All about a card as data: stable codes, exact numbers and moments, the same in every language.
public struct CardDetailsRecord: Document {
    /// A statement in short. Days are in the form of ISO 8601.
    public struct Statement: Described {
        public let from, to: String
        public let closing, minimumDue: Decimal
        public let minimumLeft: Decimal?
        public let currency, dueDate: String

        public init(
            from: String, to: String, closing: Decimal, minimumDue: Decimal, minimumLeft: Decimal?,
            currency: String, dueDate: String
        ) {
            (self.from, self.to, self.closing) = (from, to, closing)
            (self.minimumDue, self.minimumLeft) = (minimumDue, minimumLeft)
            (self.currency, self.dueDate) = (currency, dueDate)
        }

        public static let fields: [Field<Statement>] = [
            .json("from", \.from, "the first day of the period"),
            .json("to", \.to, "the last day of the period"),
            .json("closing", \.closing, "what was owed when the period ended, as in the feed"),
            .json("minimumDue", \.minimumDue, "the least that must be paid; never more than is owed"),
            .json(
                "minimumLeft", \.minimumLeft,
                "what is left of that after the payments that count for it; missing if unknown"),
            .currency(\.currency),
            .json("dueDate", \.dueDate, "the day by which the minimum due must be paid"),
        ]
    }

    /// A bill of a card of one's own. Days are in the form of ISO 8601.
    public struct Bill: Described {
        public let closing: String
        public let amount: Decimal
        public let minimum: Decimal?
        public let paid: Decimal
        public let currency: String
        public let dueDate: String?
        public let source: String

        public init(
            closing: String, amount: Decimal, minimum: Decimal?, paid: Decimal, currency: String,
            dueDate: String?, source: String
        ) {
            self.source = source
            (self.closing, self.amount, self.minimum) = (closing, amount, minimum)
            (self.paid, self.currency, self.dueDate) = (paid, currency, dueDate)
        }

        public static let fields: [Field<Bill>] = [
            Field(
                "closing", \.closing, en: "the day on which its statement closed",
                uk: "день, коли закрилася виписка"),
            Field(
                "amount", \.amount, en: "what was billed in all; negative for a credit",
                uk: "сума рахунку; від’ємна, якщо винен банк"),
            Field(
                "currency", \.currency, en: "currency: its ISO code where known",
                uk: "валюта: код ISO, якщо відомий"),
            Field(
                "paid", \.paid, en: "the sum of the payments that count for it",
                uk: "сума платежів за цим рахунком"),
            Field(
                "minimum", \.minimum, en: "the least that the bank wants, if known",
                uk: "мінімум, якщо відомий"),
            Field(
                "dueDate", \.dueDate, en: "the day by which it must be paid, if known",
                uk: "строк сплати, якщо відомий"),
            Field(
                "source", \.source,
                en: "typed, imported, or computed from a balance and the transactions since closing",
                uk: "typed, imported або computed: із залишку й операцій після закриття"),
        ]
    }

    public static let shape = "card/4"

    public static let fields: [Field<CardDetailsRecord>] = [
        .json("card", \.card, "the card"),
        .json("payments", \.payments, "every payment, the newest first; missing if they are unknown"),
        .json("statement", \.statement, "the last one in short; missing if there is none, or it is unknown"),
        .json("own", \.own, "what was said of a card of one’s own; missing for another card"),
        .json(
            "bills", \.bills, "every bill of a card of one’s own, the newest first; missing for another card"),
    ]

    public let card: CardRecord
    public let payments: [PaymentRecord]?
    public let statement: Statement?
    public let own: OwnCardRecord?
    public let bills: [Bill]?

    public init(
        card: CardRecord, payments: [PaymentRecord]?, statement: Statement?, own: OwnCardRecord? = nil,
        bills: [Bill]? = nil
    ) {
        (self.card, self.payments, self.statement) = (card, payments, statement)
        (self.own, self.bills) = (own, bills)
    }

    /// One fact a line: its name, which is that of the JSON form, a tab, and its value. A payment is a line of several fields, and
    /// so is a bill.
    package var plain: String {
        card.facts() + (statement?.facts(prefix: "statement") ?? "") + (own?.facts() ?? "")
            + Bill.plain(of: bills ?? [], kind: "bill")
            + PaymentRecord.plain(of: payments ?? [], kind: "payment")
    }
}
