public import Foundation
public import Records
public import ScreenContract

/// What can happen on the screen with what was spent.
public typealias CardSpendingEvent = AnswerEvent

/// What is on the screen with what was spent, ready to draw: a chart for each currency.
public typealias CardSpendingViewState = Page<[SpendingChart], SpendingRecord, CardSpendingEvent>

/// What was spent in one currency.
public struct SpendingChart: Equatable, Sendable {
    /// The period and the total: "14 Oct – 13 Nov 2026: ₹6,653.33".
    public let heading: String
    /// A bar for each group, the longest first.
    public let bars: [StatementSheet.Bar]
    /// Whether the bars have the colours of categories.
    public let isByCategory: Bool
    /// All groups in one sentence each.
    public let spoken: [String]

    public init(heading: String, bars: [StatementSheet.Bar], isByCategory: Bool, spoken: [String]) {
        (self.heading, self.bars) = (heading, bars)
        (self.isByCategory, self.spoken) = (isByCategory, spoken)
    }
}

/// What was spent as data: stable codes and exact numbers, the same in every language.
public struct SpendingRecord: SummedRecord {
    /// The spending of one kind, in one currency.
    public struct Line: Described {
        /// The category's code, the merchant's text, or the card's name.
        public let name: String
        /// The title of the card, if that is the kind; otherwise `nil`.
        public let title: String?
        /// The exact total, less refunds.
        public let amount: Decimal
        /// The currency: its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// The number of transactions.
        public let count: Int
        /// The first and the last day that spending in this currency is known of, as in `2026-10-14`.
        public let from, to: String
        /// The command that gives it a category; `nil` where it has one.
        public let next: String?

        public init(
            name: String, title: String?, amount: Decimal, currency: String, count: Int, from: String,
            to: String, next: String? = nil
        ) {
            (self.name, self.title, self.amount) = (name, title, amount)
            (self.currency, self.count, self.from, self.to) = (currency, count, from, to)
            self.next = next
        }

        public static let fields: [Field<Line>] = [
            Field("name", \.name, en: "category, merchant or card", uk: "категорія, продавець або картка"),
            .amount(\.amount), .currency(\.currency),
            Field("count", \.count, en: "number of transactions", uk: "кількість операцій"),
            Field("title", \.title, en: "title of the card", uk: "назва картки"),
            .column(
                "from", \.from, en: "first day of its currency’s statements",
                uk: "перший день виписок у цій валюті"),
            .column("to", \.to, en: "last day of them", uk: "останній їх день"),
            .json("next", \.next, "the command that gives it a category; only for what has none"),
        ]
    }

    /// The total in one currency.
    public struct Sum: Described {
        /// Its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// The exact total.
        public let amount: Decimal
        /// The first and the last day, as in `2026-10-14`.
        public let from, to: String
        /// The number of statements.
        public let statements: Int

        public init(currency: String, amount: Decimal, from: String, to: String, statements: Int) {
            (self.currency, self.amount) = (currency, amount)
            (self.from, self.to, self.statements) = (from, to, statements)
        }

        public static let fields: [Field<Sum>] = [
            .currency(\.currency), .amount(\.amount),
            Field("from", \.from, en: "the first day", uk: "перший день"),
            Field("to", \.to, en: "the last day", uk: "останній день"),
            .json("statements", \.statements, "the number of statements"),
        ]
    }

    public static let shape = "spending/2"

    public static let fields: [Field<SpendingRecord>] = [
        .json("by", \.by, "what is summed up together: category, merchant or card"),
        .json("card", \.card, "only spending with this card was asked for"),
        .json("title", \.title, "the title of that card"),
        .json("month", \.month, "only spending of this month was asked for"),
        .json(
            "category", \.category, "only spending of this category was asked for; empty for what has none"),
        .json("merchant", \.merchant, "only spending with these words was asked for"),
        .json("from", \.from, "the first day of the statements; missing without any"),
        .json("to", \.to, "the last day of them"),
        .json("spending", \.lines, "currency by currency, the largest first; less refunds"), .sums(\.sums),
        .json("missing", \.missing, "the number of cards without a statement"),
        .json("failed", \.failed, "the number of statements that couldn’t be fetched"),
    ]

    /// What is summed up together: `category`, `merchant` or `card`.
    public let by: String
    /// What was asked for, `nil` where nothing was: the card's name in the list and its title, the month, as in `2026-10`, the
    /// category's code, and the words that the text of a transaction has.
    public let card, title, month, category, merchant: String?
    /// Currency by currency, the largest first.
    public let lines: [Line]
    /// A sum for each currency.
    public let sums: [Sum]
    /// The first day of the statements, as in `2026-10-14`; `nil` without any.
    public var from: String? { sums.map(\.from).min() }
    /// The last day of the statements.
    public var to: String? { sums.map(\.to).max() }
    /// The number of cards without a statement, and of those whose statement couldn't be fetched.
    public let missing, failed: Int

    public init(
        by: String, card: String? = nil, title: String? = nil, month: String? = nil, category: String? = nil,
        merchant: String? = nil, lines: [Line], sums: [Sum], missing: Int, failed: Int
    ) {
        (self.by, self.card, self.title, self.month) = (by, card, title, month)
        (self.category, self.merchant, self.lines, self.sums) = (category, merchant, lines, sums)
        (self.missing, self.failed) = (missing, failed)
    }
}
