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

    public static let shape = "card/4"

    public static let fields: [Field<CardDetailsRecord>] = [
        .json("card", \.card, "the card"),
        .json("payments", \.payments, "every payment, the newest first; missing if they are unknown"),
        .json("statement", \.statement, "the last one in short; missing if there is none, or it is unknown"),
    ]

    public let card: CardRecord
    public let payments: [PaymentRecord]?
    public let statement: Statement?

    public init(card: CardRecord, payments: [PaymentRecord]?, statement: Statement?) {
        (self.card, self.payments, self.statement) = (card, payments, statement)
    }

    /// One fact a line: its name, which is that of the JSON form, a tab, and its value. A payment is a line of several fields.
    package var plain: String {
        card.facts() + (statement?.facts(prefix: "statement") ?? "")
            + PaymentRecord.plain(of: payments ?? [], kind: "payment")
    }
}
