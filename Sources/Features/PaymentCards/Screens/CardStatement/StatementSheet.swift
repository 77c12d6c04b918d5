/// A statement, ready to draw: every amount and date in words, every chart in shares. Of the transactions, which may be many,
/// only those in sight are in words.
public struct StatementSheet: Equatable, Sendable {
    /// The categories that have a colour of their own. The word beside it says the same.
    public enum Category: CaseIterable, Sendable {
        case groceries, dining, travel, fuel, shopping, utilities, health, entertainment
        case interest, fees, refund, payment
        /// Any other one.
        case neutral
    }

    /// One line of the summary.
    public struct Fact: Equatable, Sendable {
        /// What it is about.
        public let label: String
        /// What is so.
        public let value: String
        /// Whether it is what people look for first.
        public let isMain: Bool

        /// A fact.
        public init(label: String, value: String, isMain: Bool = false) {
            self.label = label
            self.value = value
            self.isMain = isMain
        }
    }

    /// A bar of the chart by category.
    public struct Bar: Equatable, Sendable {
        /// Which colour it has.
        public let category: Category
        /// The category in words.
        public let label: String
        /// How much.
        public let amount: String
        /// How long the bar is: 1 for the longest. 0 where amounts are hidden.
        public let share: Double

        /// A bar.
        public init(category: Category, label: String, amount: String, share: Double) {
            self.category = category
            self.label = label
            self.amount = amount
            self.share = share
        }
    }

    /// The chart by day.
    public struct DayChart: Equatable, Sendable {
        /// How high each day stands: 1 for the highest. 0 on all days where amounts are hidden.
        public let shares: [Double]
        /// The first day.
        public let first: String
        /// The last day.
        public let last: String
        /// The highest day in words; `nil` where nothing was spent or amounts are hidden.
        public let peak: String?

        /// A chart.
        public init(shares: [Double], first: String, last: String, peak: String?) {
            self.shares = shares
            self.first = first
            self.last = last
            self.peak = peak
        }
    }

    /// A transaction.
    public struct Line: Equatable, Sendable {
        /// The day.
        public let date: String
        /// Where the money went.
        public let text: String
        /// Which colour the category has.
        public let category: Category
        /// The category in words.
        public let categoryName: String
        /// How much, with a minus where it came back.
        public let amount: String
        /// Whether it came back.
        public let isCredit: Bool
        /// The transaction for a voice.
        public let spoken: String

        /// A transaction.
        public init(
            date: String, text: String, category: Category, categoryName: String, amount: String,
            isCredit: Bool, spoken: String
        ) {
            self.date = date
            self.text = text
            self.category = category
            self.categoryName = categoryName
            self.amount = amount
            self.isCredit = isCredit
            self.spoken = spoken
        }
    }

    /// For each column of the transactions the texts of which one is the widest, whichever transactions are in words.
    public struct Widest: Equatable, Sendable {
        /// Of the days.
        public let dates: [String]
        /// Of the categories.
        public let categoryNames: [String]
        /// Of the amounts.
        public let amounts: [String]

        /// Texts.
        public init(dates: [String], categoryNames: [String], amounts: [String]) {
            self.dates = dates
            self.categoryNames = categoryNames
            self.amounts = amounts
        }
    }

    /// The headings of the parts.
    public struct Headings: Equatable, Sendable {
        /// Over the chart by category.
        public let categories: String
        /// Over the chart by day.
        public let days: String
        /// Over the transactions.
        public let lines: String

        /// Headings.
        public init(categories: String, days: String, lines: String) {
            self.categories = categories
            self.days = days
            self.lines = lines
        }
    }

    /// The period.
    public let period: String
    /// The period for a voice.
    public let spokenPeriod: String
    /// The balances and totals.
    public let facts: [Fact]
    /// What does not add up, a sentence each.
    public let warnings: [String]
    /// The headings of the parts.
    public let headings: Headings
    /// What was spent by category, the largest first.
    public let bars: [Bar]
    /// What was spent by day.
    public let days: DayChart
    /// How many transactions there are.
    public let lineCount: Int
    /// Which transaction is the first that is in words, from 0.
    public let firstLine: Int
    /// The transactions in sight, in the order of the feed.
    public let lines: [Line]
    /// How wide the columns of all transactions are.
    public let widest: Widest
    /// What is said where there are no transactions.
    public let noLines: String
    /// The statement as data.
    public let record: StatementRecord

    /// A statement.
    public init(
        period: String, spokenPeriod: String, facts: [Fact], warnings: [String], headings: Headings,
        bars: [Bar], days: DayChart, lineCount: Int, firstLine: Int, lines: [Line], widest: Widest,
        noLines: String, record: StatementRecord
    ) {
        self.period = period
        self.spokenPeriod = spokenPeriod
        self.facts = facts
        self.warnings = warnings
        self.headings = headings
        self.bars = bars
        self.days = days
        self.lineCount = lineCount
        self.firstLine = firstLine
        self.lines = lines
        self.widest = widest
        self.noLines = noLines
        self.record = record
    }
}
