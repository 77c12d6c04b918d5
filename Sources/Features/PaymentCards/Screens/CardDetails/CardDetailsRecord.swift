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
        .json(
            "sections", { $0.sections.isEmpty ? nil : $0.sections },
            "what is known besides; missing if there is nothing to say"),
    ]

    public let card: CardRecord
    public let payments: [PaymentRecord]?
    public let statement: Statement?
    /// What other parts of the program know.
    public let sections: [CardExtraSection]

    public init(
        card: CardRecord, payments: [PaymentRecord]?, statement: Statement?, sections: [CardExtraSection] = []
    ) {
        (self.card, self.payments) = (card, payments)
        (self.statement, self.sections) = (statement, sections)
    }

    /// One fact a line: its name, which is that of the JSON form, a tab, and its value. A payment, and what another part of the
    /// program knows, is a line of several fields.
    package var plain: String {
        card.facts() + (statement?.facts(prefix: "statement") ?? "")
            + PaymentRecord.plain(of: payments ?? [], kind: "payment")
            + sections.map { CardExtraSection.Line.plain(of: $0.lines, kind: $0.name) }.joined()
    }
}

/// A section of a card's details that another part of the program provides, in the person's language and ready to draw.
public struct CardExtraSection: Described {
    /// One thing to know.
    public struct Line: Described {
        public let name, title: String
        /// Until when it holds, in words.
        public let term: String
        public let until: String

        public init(name: String, title: String, term: String, until: String) {
            (self.name, self.title, self.term, self.until) = (name, title, term, until)
        }

        public static let fields: [Field<Line>] = [
            Field("name", \.name, en: "what commands accept as its name", uk: "назва, яку приймають команди"),
            .title(\.title),
            Field("until", \.until, en: "the last day on which it is valid", uk: "останній день, коли діє"),
        ]
    }

    public let name: String
    /// What it is called on the screen.
    public let title: String
    public let lines: [Line]
    public let note: String?

    public init(name: String, title: String, lines: [Line], note: String? = nil) {
        (self.name, self.title, self.lines, self.note) = (name, title, lines, note)
    }

    public static let fields: [Field<CardExtraSection>] = [
        .json("name", \.name, "what kind it is, such as offers"), .json("lines", \.lines, "what is in it"),
        .json("note", \.note, "what is unknown, in the person’s language; missing if nothing is"),
    ]
}
