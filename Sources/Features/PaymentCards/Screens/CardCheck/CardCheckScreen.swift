public import ScreenContract

/// What can happen on the screen with everything that is wrong with a feed.
public typealias CardCheckEvent = AnswerEvent

/// What is on the screen with everything that is wrong with a feed, ready to draw.
public struct CardCheckViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// The feed is being read; the text says so.
        case loading(String)
        /// Nothing is wrong.
        case empty(NoticeState)
        case findings([CardCheckLine])
        /// It is no feed, or can't be read.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// How many cards there are, and how many can't be read; `nil` before that is known.
    public let summary: String?
    /// The one thing that fills the screen.
    public let content: Content
    /// What else there is to say: how many findings are not named, and what to do next.
    public let notes: [String]
    /// A failed refresh; the findings are the old ones.
    public let alert: AlertState?
    /// The findings as data; `nil` before they are known.
    public let record: CardCheckRecord?
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardCheckEvent>]

    /// A screen.
    public init(
        title: String, summary: String? = nil, content: Content, notes: [String] = [],
        alert: AlertState? = nil, record: CardCheckRecord? = nil, hints: [KeyHint<CardCheckEvent>] = []
    ) {
        (self.title, self.summary, self.content, self.notes) = (title, summary, content, notes)
        (self.alert, self.record, self.hints) = (alert, record, hints)
    }
}

/// Something wrong with a feed, in words.
public struct CardCheckLine: Equatable, Sendable {
    /// Where it is, as compilers write it: `cards.json:12:31`.
    public let place: String
    /// The card's title; `nil` if that can't be read.
    public let title: String?
    /// What is wrong.
    public let problem: String
    /// What is accepted, and the nearest right word; `nil` if there is nothing to say.
    public let remedy: String?
    /// Whether a card or a statement is missing because of it.
    public let isFatal: Bool

    /// A line.
    public init(place: String, title: String?, problem: String, remedy: String?, isFatal: Bool) {
        (self.place, self.title, self.problem) = (place, title, problem)
        (self.remedy, self.isFatal) = (remedy, isFatal)
    }
}

/// What is wrong with a feed, as data: stable codes, but for the words of a problem.
public struct CardCheckRecord: Equatable, Sendable {
    /// How bad something is.
    public enum Severity: String, CaseIterable, Sendable {
        /// A card or a statement is missing.
        case error
        /// Everything is there.
        case warning
    }

    /// Something wrong.
    public struct Line: Equatable, Sendable {
        /// How bad it is.
        public let severity: Severity
        /// The feed's name.
        public let source: String
        /// The line, from 1.
        public let line: Int
        /// The column, from 1.
        public let column: Int
        /// The card's title; `nil` if that can't be read.
        public let title: String?
        /// What is wrong, in words.
        public let problem: String
        /// What is accepted, in words.
        public let accepted: String?
        /// The right words that are nearest to the wrong one.
        public let nearest: [String]

        /// Something wrong.
        public init(
            severity: Severity, source: String, line: Int, column: Int, title: String?, problem: String,
            accepted: String?, nearest: [String]
        ) {
            (self.severity, self.source, self.line, self.column) = (severity, source, line, column)
            (self.title, self.problem, self.accepted, self.nearest) = (title, problem, accepted, nearest)
        }
    }

    /// The first ones, in the order of the feed.
    public let lines: [Line]
    /// The number of cards and statements with something wrong that isn't listed.
    public let more: Int
    /// The numbers of cards that can be read, and that can't.
    public let cards: Int
    public let unreadableCards: Int
    /// The number of statements that can't be read.
    public let unreadableStatements: Int
    /// Whether something of the feed is missing because it can't be read.
    public let isFatal: Bool

    /// Findings as data.
    public init(
        lines: [Line], more: Int, cards: Int, unreadableCards: Int, unreadableStatements: Int, isFatal: Bool
    ) {
        (self.lines, self.more, self.cards) = (lines, more, cards)
        (self.unreadableCards, self.unreadableStatements) = (unreadableCards, unreadableStatements)
        self.isFatal = isFatal
    }
}
