public import Foundation
public import Records

/// A statement as data: stable codes, exact numbers and dates of ISO 8601, the same in every language.
public struct StatementRecord: Described {
    /// What one category comes to.
    public struct Category: Described {
        public let code: String
        public let amount: Decimal
        public let count: Int

        public init(code: String, amount: Decimal, count: Int) {
            (self.code, self.amount, self.count) = (code, amount, count)
        }

        public static let fields: [Field<Category>] = [
            .json("category", \.code, "as in the feed"), .amount(\.amount),
            .json("count", \.count, "the number of transactions"),
        ]
    }

    /// What was spent on one day.
    public struct Day: Described {
        public let date: String
        public let amount: Decimal

        public init(date: String, amount: Decimal) { (self.date, self.amount) = (date, amount) }

        public static let fields: [Field<Day>] = [.json("date", \.date, "the day"), .amount(\.amount)]
    }

    /// A transaction.
    public struct Transaction: Described {
        public let id, date, text, category: String
        public let amount: Decimal
        public let currency: String

        public init(
            id: String, date: String, text: String, category: String, amount: Decimal, currency: String
        ) {
            (self.id, self.date, self.text) = (id, date, text)
            (self.category, self.amount, self.currency) = (category, amount, currency)
        }

        public static let fields: [Field<Transaction>] = [
            Field("date", \.date, en: "date, as in 2026-11-20", uk: "дата, як-от 2026-11-20"),
            Field(
                "amount", \.amount, en: "amount, exact; negative where it was paid back",
                uk: "точна сума; від’ємна, якщо зараховано"),
            .column(
                "currency", \.currency, en: "currency: its ISO code where known",
                uk: "валюта: код ISO, якщо відомий"),
            Field("category", \.category, en: "category, as in the feed", uk: "категорія, як у стрічці"),
            Field("id", \.id, en: "id of the transaction", uk: "id операції"),
            Field("text", \.text, en: "text, as in the feed", uk: "опис, як у стрічці"),
        ]
    }

    /// The balances and totals of a statement; `nil` for what isn't known of a bill of a card of one's own.
    public struct Amounts: Equatable, Sendable {
        /// What was owed when the period began.
        public let opening: Decimal?
        /// What was spent, and what came back.
        public let spent, paidBack: Decimal?
        /// What was owed when the period ended, as the bank says.
        public let closing: Decimal
        /// The least that must be paid.
        public let minimumDue: Decimal?
        /// What the closing balance is above the sum of the rest; zero for a statement that adds up.
        public let difference: Decimal?
        /// What was paid on a bill, and what is left of it; `nil` for a bank's statement.
        public let paid, left: Decimal?

        public init(
            opening: Decimal?, spent: Decimal?, paidBack: Decimal?, closing: Decimal, minimumDue: Decimal?,
            difference: Decimal?, paid: Decimal? = nil, left: Decimal? = nil
        ) {
            (self.opening, self.spent, self.paidBack) = (opening, spent, paidBack)
            (self.closing, self.minimumDue, self.difference) = (closing, minimumDue, difference)
            (self.paid, self.left) = (paid, left)
        }
    }

    public let from, to, currency: String
    public let dueDate: String?
    public let amounts: Amounts
    public let spending, credits: [Category]
    public let days: [Day]
    public let transactions: [Transaction]

    public init(
        from: String, to: String, dueDate: String?, currency: String, amounts: Amounts, spending: [Category],
        credits: [Category], days: [Day], transactions: [Transaction]
    ) {
        (self.from, self.to, self.dueDate) = (from, to, dueDate)
        (self.currency, self.amounts) = (currency, amounts)
        (self.spending, self.credits, self.days) = (spending, credits, days)
        self.transactions = transactions
    }

    /// The same with only these transactions.
    public func with(_ transactions: [Transaction]) -> StatementRecord {
        StatementRecord(
            from: from, to: to, dueDate: dueDate, currency: currency, amounts: amounts, spending: spending,
            credits: credits, days: days, transactions: transactions)
    }

    public static let fields: [Field<StatementRecord>] = [
        .json("from", \.from, "the first day of the period"), .json("to", \.to, "the last day of the period"),
        .json("dueDate", \.dueDate, "the day by which the minimum due must be paid; missing if unknown"),
        .currency(\.currency),
        .json(
            "opening", \.amounts.opening,
            "what was owed when the period began, as in the feed; missing for a bill of a card of one’s own, as is all that is computed from transactions"
        ),
        .json("spent", \.amounts.spent, "the sum of the positive transactions"),
        .json("paidBack", \.amounts.paidBack, "the sum of the negative transactions, without the sign"),
        .json(
            "closing", \.amounts.closing,
            "what was owed when the period ended, as in the feed; for a bill, what was billed"),
        .json(
            "minimumDue", \.amounts.minimumDue,
            "the least that must be paid; never more than is owed; missing if unknown"),
        .json("difference", \.amounts.difference, "how much the closing balance exceeds the sum of the rest"),
        .json("balanced", { $0.amounts.difference?.isZero }, "whether it adds up"),
        .json("paid", \.amounts.paid, "what was paid on a bill; missing for a bank’s statement"),
        .json(
            "left", \.amounts.left,
            "what is left of a bill, negative for a credit; missing for a bank’s statement"),
        .json("spending", \.spending, "what was spent by category, the largest first"),
        .json("credits", \.credits, "what was paid back by category, the largest first"),
        .json("days", \.days, "what was spent on each day of the period; empty for a bill"),
        .json("transactions", \.transactions, "in the order of the feed"),
    ]
}

/// The statement of a card as data.
public struct CardStatementRecord: Record {
    public static let shape = "statement/3"

    public static let fields: [Field<CardStatementRecord>] = [
        .json("card", \.card, "the card"), .json("statement", \.statement, "missing if there is none yet"),
    ]

    let card: CardRecord
    let statement: StatementRecord?

    /// The transactions.
    public var lines: [StatementRecord.Transaction] { statement?.transactions ?? [] }

    public init(card: CardRecord, statement: StatementRecord?) {
        (self.card, self.statement) = (card, statement)
    }
}
