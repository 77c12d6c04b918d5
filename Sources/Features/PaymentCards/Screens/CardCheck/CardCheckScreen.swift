public import Records
public import ScreenContract

/// What can happen on the screen with everything that is wrong with a feed.
public typealias CardCheckEvent = AnswerEvent

/// What is on the screen with everything that is wrong with a feed, ready to draw.
public typealias CardCheckViewState = Page<[CardCheckLine], CardCheckRecord, CardCheckEvent>

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

    public init(place: String, title: String?, problem: String, remedy: String?, isFatal: Bool) {
        (self.place, self.title, self.problem) = (place, title, problem)
        (self.remedy, self.isFatal) = (remedy, isFatal)
    }
}

/// What is wrong with a feed, as data: stable codes, but for the words of a problem.
public struct CardCheckRecord: Record {
    /// How bad something is.
    public enum Severity: String, CaseIterable, FieldConvertible {
        /// A card or a statement is missing.
        case error
        /// Everything is there.
        case warning
        /// A name that isn't known, and may be right nevertheless.
        case remark
    }

    /// Something wrong.
    public struct Line: Described {
        public let severity: Severity
        public let source: String
        public let line, column: Int
        /// The title of the card; `nil` if that can't be read.
        public let title: String?
        public let problem: String
        public let accepted: String?
        public let nearest: [String]

        public init(
            severity: Severity, source: String, line: Int, column: Int, title: String?, problem: String,
            accepted: String?, nearest: [String]
        ) {
            (self.severity, self.source, self.line, self.column) = (severity, source, line, column)
            (self.title, self.problem, self.accepted, self.nearest) = (title, problem, accepted, nearest)
        }

        public static let fields: [Field<Line>] = [
            Field(
                "severity", \.severity, en: "error or warning; among the remarks of the JSON, remark",
                uk: "error або warning; серед remarks у JSON — remark"),
            Field("source", \.source, en: "the file", uk: "файл"),
            Field("line", \.line, en: "the line, from 1", uk: "рядок, від 1"),
            Field("column", \.column, en: "the column, from 1", uk: "стовпець, від 1"),
            Field("title", \.title, en: "the title of the card", uk: "назва картки"),
            Field("problem", \.problem, en: "what is wrong", uk: "що не так"),
            Field("accepted", \.accepted, en: "what is accepted", uk: "що приймається"),
            Field("nearest", \.nearest, en: "the nearest right words", uk: "найближчі правильні слова"),
        ]
    }

    public static let shape = "check/1"

    public static let fields: [Field<CardCheckRecord>] = [
        .json("problems", \.lines, "the first 1,000, in the order of the feed"),
        .json(
            "remarks", \.remarks,
            "banks and networks that have no mark of their own, each where it stands first"),
        .json("usable", { !$0.isFatal }, "whether nothing of the feed is missing because it can’t be read"),
        .json("cards", \.cards, "the number of cards that can be read"),
        .json("unreadableCards", \.unreadableCards, "the number of cards that can’t be read"),
        .json(
            "unreadableStatements", \.unreadableStatements, "the number of statements that can’t be read"),
        .json(
            "more", \.more, "the number of cards and statements with something wrong that isn’t listed"),
    ]

    public let lines: [Line]
    public let remarks: [Line]
    public let more: Int
    /// How many cards can be read, and how many cards and statements can't.
    public let cards, unreadableCards, unreadableStatements: Int
    /// Whether something of the feed is missing because it can't be read.
    public let isFatal: Bool

    public init(
        lines: [Line], remarks: [Line] = [], more: Int, cards: Int, unreadableCards: Int,
        unreadableStatements: Int, isFatal: Bool
    ) {
        (self.lines, self.remarks, self.more) = (lines, remarks, more)
        (self.cards, self.unreadableCards) = (cards, unreadableCards)
        (self.unreadableStatements, self.isFatal) = (unreadableStatements, isFatal)
    }
}
