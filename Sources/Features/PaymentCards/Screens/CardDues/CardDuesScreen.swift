public import Foundation
public import ScreenContract

/// What can happen on the screen with everything that is due.
public typealias CardDuesEvent = AnswerEvent

/// What is on the screen with everything that is due, ready to draw.
public struct CardDuesViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// The cards are on their way; the text says so.
        case loading(String)
        /// Nothing is due.
        case empty(NoticeState)
        case dues(DuesSheet)
        /// It failed; trying again may help.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// How many cards, and how many of them are overdue; `nil` if nothing is due.
    public let summary: String?
    /// The one thing that fills the screen.
    public let content: Content
    /// The number of cards that are not shown, because the day of their due is unknown, in words; `nil` if there are none.
    public let leftOut: String?
    /// How old the dues are; `nil` if they are current.
    public let kept: KeptState?
    /// A failed refresh; the dues are the old ones.
    public let alert: AlertState?
    /// The dues as data; `nil` before they are known.
    public let record: DuesRecord?
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardDuesEvent>]

    /// A screen.
    public init(
        title: String, summary: String? = nil, content: Content, leftOut: String? = nil,
        kept: KeptState? = nil, alert: AlertState? = nil, record: DuesRecord? = nil,
        hints: [KeyHint<CardDuesEvent>] = []
    ) {
        self.title = title
        self.summary = summary
        self.content = content
        self.leftOut = leftOut
        self.kept = kept
        self.alert = alert
        self.record = record
        self.hints = hints
    }

    /// The dues, if they fill the screen.
    public var sheet: DuesSheet? {
        switch content {
        case .dues(let sheet): sheet
        case .loading, .empty, .failed: nil
        }
    }
}

/// Dues in words: one line for each card, and what they come to.
public struct DuesSheet: Equatable, Sendable {
    /// How soon something must be paid.
    public enum Urgency: CaseIterable, Sendable {
        case overdue, today
        /// Within 7 days.
        case soon
        /// Within 14 days.
        case near
        case later, unknown
    }

    /// What is due on one card.
    public struct Line: Equatable, Sendable, Identifiable {
        /// Names the card.
        public let id: CardRowID
        /// How the command line names the card by its place in the list, such as "@3"; `nil` where that is not known.
        public let place: String?
        /// What is printed on the card.
        public let face: CardFace
        /// How soon it must be paid.
        public let urgency: Urgency
        /// The amount left to pay.
        public let amount: String
        /// "due in 6 days", and if it can't be paid here, also that.
        public let state: String
        /// The same where there is little room: "in 6 days".
        public let shortState: String
        /// The day, as in "28 Nov"; `nil` if it is unknown.
        public let day: String?
        /// The line in one sentence.
        public let spoken: String

        /// A line.
        public init(
            id: CardRowID, place: String? = nil, face: CardFace, urgency: Urgency, amount: String,
            state: String, shortState: String, day: String?, spoken: String
        ) {
            self.id = id
            self.place = place
            self.face = face
            self.urgency = urgency
            self.amount = amount
            self.state = state
            self.shortState = shortState
            self.day = day
            self.spoken = spoken
        }
    }

    /// What the dues in one currency come to.
    public struct Sum: Equatable, Sendable {
        /// "In total".
        public let label: String
        /// The total.
        public let amount: String
        /// "₹1,000.00 overdue", or "all of it overdue"; `nil` if nothing is.
        public let overdue: String?

        /// A sum.
        public init(label: String, amount: String, overdue: String?) {
            (self.label, self.amount, self.overdue) = (label, amount, overdue)
        }
    }

    /// The most urgent first.
    public let lines: [Line]
    /// A sum for each currency.
    public let sums: [Sum]

    /// Dues.
    public init(lines: [Line], sums: [Sum]) {
        (self.lines, self.sums) = (lines, sums)
    }
}

/// Dues as data: stable codes and exact numbers, the same in every language, but for the calendar's texts.
public struct DuesRecord: Equatable, Sendable {
    /// What is due on one card.
    public struct Line: Equatable, Sendable {
        /// The card with its due.
        public let card: CardRecord
        /// The feed's id of the due.
        public let dueID: String
        /// The due.
        public let due: CardRecord.Due
        /// The day by which it must be paid, as in `2026-11-28`, even if the feed only counts days; `nil` if it is unknown.
        public let day: String?
        /// Whether it can be paid here: whether the card offers that.
        public let isPayable: Bool

        /// A due.
        public init(
            card: CardRecord, dueID: String, due: CardRecord.Due, day: String?, isPayable: Bool = true
        ) {
            (self.card, self.dueID, self.due, self.day) = (card, dueID, due, day)
            self.isPayable = isPayable
        }
    }

    /// What the dues in one currency come to.
    public struct Sum: Equatable, Sendable {
        /// Its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// The exact total.
        public let amount: Decimal
        /// The overdue part of it.
        public let overdue: Decimal
        /// The number of dues.
        public let count: Int

        /// A sum.
        public init(currency: String, amount: Decimal, overdue: Decimal, count: Int) {
            (self.currency, self.amount, self.overdue, self.count) = (currency, amount, overdue, count)
        }
    }

    /// A reminder for a calendar.
    public struct Reminder: Equatable, Sendable {
        /// The same for every due of the card, so that importing it again moves the reminder instead of adding one. It is made of
        /// the card's id, never of its number.
        public let uid: String
        /// The day, as in `2026-11-28`.
        public let day: String
        /// What to do, in a few words.
        public let summary: String

        /// A reminder.
        public init(uid: String, day: String, summary: String) {
            (self.uid, self.day, self.summary) = (uid, day, summary)
        }
    }

    /// The most urgent first.
    public let lines: [Line]
    /// A sum for each currency.
    public let sums: [Sum]
    /// The day on which days were counted, as in `2026-11-22`; `nil` if it is unknown.
    public let today: String?
    /// Only dues within this many days are here, and overdue ones; `nil` for all.
    public let within: Int?
    /// The number of cards that are missing here, because the day of their due is unknown.
    public let undatedCount: Int
    /// The number of elements of the feed that are missing here, because they can't be read.
    public let unreadableCount: Int
    /// A reminder for each due whose day is known.
    public let reminders: [Reminder]
    /// The number of dues without a reminder, in words; `nil` if there are none.
    public let unreminded: String?
    /// When this was found out.
    public let date: Date

    /// Dues as data.
    public init(
        lines: [Line], sums: [Sum], today: String?, within: Int? = nil,
        undatedCount: Int = 0, unreadableCount: Int = 0, reminders: [Reminder] = [],
        unreminded: String? = nil, date: Date
    ) {
        self.lines = lines
        self.sums = sums
        self.today = today
        self.within = within
        self.undatedCount = undatedCount
        self.unreadableCount = unreadableCount
        self.reminders = reminders
        self.unreminded = unreminded
        self.date = date
    }
}
