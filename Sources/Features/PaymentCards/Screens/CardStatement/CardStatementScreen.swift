public import ScreenContract

/// What can happen on the statement screen.
public enum CardStatementEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person asked for the newest statement.
    case refreshRequested
    /// The person wants the card's last four digits on the clipboard.
    case copyRequested
    /// The person wants to undo what was done last.
    case undoRequested
    /// The person begins to search the transactions.
    case searchBegan
    /// The person edited the words of the search.
    case searchEdited(TextEdit)
    /// The person is done typing, and keeps the search or gives it up.
    case searchEnded(keeping: Bool)
    /// These transactions have come into sight, counted from 0; `nil` for all of them.
    case linesShown(Range<Int>?)
}

/// What is on the statement screen, ready to draw.
public typealias CardStatementViewState = Page<StatementSheet, CardStatementRecord, CardStatementEvent>

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

    /// A bar of a chart.
    public struct Bar: Equatable, Sendable {
        /// Which colour it has.
        public let category: Category
        /// What it is for, and how much that is.
        public let label, amount: String
        /// How long the bar is: 1 for the longest. 0 where amounts are hidden.
        public let share: Double

        public init(category: Category, label: String, amount: String, share: Double) {
            (self.category, self.label, self.amount, self.share) = (category, label, amount, share)
        }
    }

    /// The chart by day.
    public struct DayChart: Equatable, Sendable {
        /// What stands above it.
        public let heading: String
        /// How high each day stands: 1 for the highest. 0 on all days where amounts are hidden.
        public let shares: [Double]
        /// The first and the last day.
        public let first, last: String
        /// The highest day in words; `nil` where nothing was spent or amounts are hidden.
        public let peak: String?

        public init(heading: String, shares: [Double], first: String, last: String, peak: String?) {
            (self.heading, self.shares, self.first) = (heading, shares, first)
            (self.last, self.peak) = (last, peak)
        }
    }

    /// A transaction.
    public struct Line: Equatable, Sendable, Spoken {
        /// The day.
        public let date: String
        /// Where the money went.
        public let text: String
        /// Which colour the category has, and the category in words.
        public let category: Category, categoryName: String
        /// How much, with a minus where it came back.
        public let amount: String
        /// Whether it came back.
        public let isCredit: Bool
        /// The transaction for a voice.
        public let spoken: String

        public init(
            date: String, text: String, category: Category, categoryName: String, amount: String,
            isCredit: Bool, spoken: String
        ) {
            (self.date, self.text, self.category) = (date, text, category)
            (self.categoryName, self.amount) = (categoryName, amount)
            (self.isCredit, self.spoken) = (isCredit, spoken)
        }
    }

    /// For each column of the transactions the texts of which one is the widest, whichever transactions are in words.
    public struct Widest: Equatable, Sendable {
        /// Of the days, of the categories, and of the amounts.
        public let dates, categoryNames, amounts: [String]

        public init(dates: [String], categoryNames: [String], amounts: [String]) {
            (self.dates, self.categoryNames, self.amounts) = (dates, categoryNames, amounts)
        }
    }

    /// The balances and totals.
    public let facts: [Fact]
    /// What does not add up, a sentence each.
    public let warnings: [String]
    /// What was spent by category, the largest first; no bars where nothing was.
    public let categories: SpendingChart
    /// What was spent by day.
    public let days: DayChart
    /// What stands above the transactions, or that there are none.
    public let heading: String
    /// How many transactions there are.
    public let lineCount: Int
    /// Which transaction is the first that is in words, from 0.
    public let firstLine: Int
    /// The transactions in sight, in the order of the feed.
    public let lines: [Line]
    /// How wide the columns of all transactions are.
    public let widest: Widest
    /// The search, while there is one. Of the transactions, only those are there that it finds.
    public let search: SearchFieldState?

    public init(
        facts: [Fact], warnings: [String], categories: SpendingChart, days: DayChart, heading: String,
        lineCount: Int, firstLine: Int, lines: [Line], widest: Widest, search: SearchFieldState? = nil
    ) {
        (self.facts, self.warnings, self.categories) = (facts, warnings, categories)
        (self.days, self.heading, self.lineCount) = (days, heading, lineCount)
        (self.firstLine, self.lines, self.widest, self.search) = (firstLine, lines, widest, search)
    }
}
