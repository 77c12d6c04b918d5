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
public struct CardStatementViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// The statement is on its way; the text says so.
        case loading(String)
        /// There is none yet, and what to do.
        case empty(NoticeState)
        /// A statement.
        case statement(StatementSheet)
        /// It failed; trying again may help.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// The card's title.
    public let card: String
    /// The card's number in one word.
    public let number: String
    /// Which card, for a voice.
    public let spokenCard: String
    /// The card as data.
    public let record: CardRecord
    /// The one thing that fills the screen.
    public let content: Content
    /// How old the statement is; `nil` when it is as the service has it now.
    public let kept: KeptState?
    /// A failed refresh; the statement is the old one.
    public let alert: AlertState?
    /// Whether a newer statement is on its way.
    public let isRefreshing: Bool
    /// The search, while there is one. Of the transactions, only those are shown that it finds.
    public let search: SearchFieldState?
    /// What a live screen says for a moment, or that something is hidden.
    public let remark: RemarkState<CardStatementEvent>?
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardStatementEvent>]
    /// When something on the screen next changes by itself, counted from the start of the program; `nil` for never.
    public let nextChange: Duration?

    /// A screen.
    public init(
        title: String, card: String, number: String, spokenCard: String, record: CardRecord, content: Content,
        kept: KeptState? = nil, alert: AlertState? = nil, isRefreshing: Bool = false,
        search: SearchFieldState? = nil, remark: RemarkState<CardStatementEvent>? = nil,
        hints: [KeyHint<CardStatementEvent>] = [], nextChange: Duration? = nil
    ) {
        self.title = title
        self.card = card
        self.number = number
        self.spokenCard = spokenCard
        self.record = record
        self.content = content
        self.kept = kept
        self.alert = alert
        self.isRefreshing = isRefreshing
        self.search = search
        self.remark = remark
        self.hints = hints
        self.nextChange = nextChange
    }

    /// The statement, where that is what fills the screen.
    public var sheet: StatementSheet? {
        switch content {
        case .statement(let sheet): sheet
        case .loading, .empty, .failed: nil
        }
    }

    /// The same as data.
    public var document: CardStatementRecord { CardStatementRecord(card: record, statement: sheet?.record) }
}
