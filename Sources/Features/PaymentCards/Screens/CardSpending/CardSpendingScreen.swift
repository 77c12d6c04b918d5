public import Foundation
public import ScreenContract

/// What can happen on the screen with what was spent.
public typealias CardSpendingEvent = AnswerEvent

/// What is on the screen with what was spent, ready to draw.
public struct CardSpendingViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// The statements are on their way; the text says so.
        case loading(String)
        /// Nothing was spent.
        case empty(NoticeState)
        /// A chart for each currency.
        case charts([SpendingChart])
        /// It failed; trying again may help.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// How many statements; `nil` if there are none.
    public let summary: String?
    /// The one thing that fills the screen.
    public let content: Content
    /// What is left out.
    public let notes: [String]
    /// How old the statements are; `nil` if they are current.
    public let kept: KeptState?
    /// A failed refresh; the sums are the old ones.
    public let alert: AlertState?
    /// The sums as data; `nil` before they are known.
    public let record: SpendingRecord?
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardSpendingEvent>]

    /// A screen.
    public init(
        title: String, summary: String? = nil, content: Content, notes: [String] = [],
        kept: KeptState? = nil, alert: AlertState? = nil, record: SpendingRecord? = nil,
        hints: [KeyHint<CardSpendingEvent>] = []
    ) {
        self.title = title
        self.summary = summary
        self.content = content
        self.notes = notes
        self.kept = kept
        self.alert = alert
        self.record = record
        self.hints = hints
    }
}

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

    /// A chart.
    public init(heading: String, bars: [StatementSheet.Bar], isByCategory: Bool, spoken: [String]) {
        self.heading = heading
        self.bars = bars
        self.isByCategory = isByCategory
        self.spoken = spoken
    }
}

/// What was spent as data: stable codes and exact numbers, the same in every language.
public struct SpendingRecord: Equatable, Sendable {
    /// The spending of one kind, in one currency.
    public struct Line: Equatable, Sendable {
        /// The category's code, the merchant's text, or the card's name.
        public let name: String
        /// The title of the card, if that is the kind; otherwise `nil`.
        public let title: String?
        /// The exact total.
        public let amount: Decimal
        /// The currency: its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// The number of transactions.
        public let count: Int

        /// A line.
        public init(name: String, title: String?, amount: Decimal, currency: String, count: Int) {
            self.name = name
            self.title = title
            self.amount = amount
            self.currency = currency
            self.count = count
        }
    }

    /// The total in one currency.
    public struct Sum: Equatable, Sendable {
        /// Its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// The exact total.
        public let amount: Decimal
        /// The first day, as in `2026-10-14`.
        public let from: String
        /// The last day.
        public let to: String
        /// The number of statements.
        public let statements: Int

        /// A sum.
        public init(currency: String, amount: Decimal, from: String, to: String, statements: Int) {
            self.currency = currency
            self.amount = amount
            self.from = from
            self.to = to
            self.statements = statements
        }
    }

    /// What is summed up together: `category`, `merchant` or `card`.
    public let grouping: String
    /// Currency by currency, the largest first.
    public let lines: [Line]
    /// A sum for each currency.
    public let sums: [Sum]
    /// The number of cards without a statement.
    public let missing: Int
    /// The number of cards whose statement couldn't be fetched.
    public let failed: Int

    /// What was spent.
    public init(grouping: String, lines: [Line], sums: [Sum], missing: Int, failed: Int) {
        self.grouping = grouping
        self.lines = lines
        self.sums = sums
        (self.missing, self.failed) = (missing, failed)
    }
}
