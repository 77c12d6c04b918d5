public import Foundation
public import Records
public import ScreenContract

/// What can happen on the screen with everything that is due.
public enum CardDuesEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person asked for the newest dues.
    case refreshRequested
    /// The person moved by so many rows, down if positive.
    case moved(by: Int)
    /// The person wants to see the card in this row, from 0; `nil` for the one that they are at.
    case opened(Int?)
    /// The person marked the card in the row that they are at, or took its mark away.
    case markToggled(Int?)
    /// The person wants to pay what is due on the marked cards; where none is marked, in the row that they are at.
    case paymentChosen
    /// The person wants to take the marked cards away; where none is marked, the one that they are at.
    case removalRequested
    /// The person wants to undo what was done last.
    case undoRequested
}

/// What is on the screen with everything that is due, ready to draw.
public typealias CardDuesViewState = Page<DuesSheet, DuesRecord, CardDuesEvent>

/// Dues in words: one line for each card, and what they come to.
public struct DuesSheet: Equatable, Sendable {
    /// What is due on one card.
    public struct Line: Spoken, Equatable, Sendable {
        /// How the command line names the card by its place in the list, such as "@3"; `nil` where that is not known.
        public let place: String?
        /// What is printed on the card.
        public let face: CardFace
        /// The day, as in "28 Nov"; `nil` if it is unknown.
        public let day: String?
        /// "due in 6 days", and if it can't be paid here, also that; and the same where there is little room: "in 6 days".
        public let state, shortState: String
        /// How loudly the state is said.
        public let tone: Tone
        /// The amount left to pay.
        public let amount: String
        /// Whether the card is marked.
        public let isMarked: Bool
        /// The line in one sentence.
        public let spoken: String

        public init(
            place: String? = nil, face: CardFace, day: String? = nil, state: String,
            shortState: String? = nil, tone: Tone, amount: String,
            isMarked: Bool = false, spoken: String
        ) {
            (self.place, self.face, self.day) = (place, face, day)
            (self.state, self.shortState, self.tone) = (state, shortState ?? state, tone)
            (self.amount, self.isMarked, self.spoken) = (amount, isMarked, spoken)
        }
    }

    /// What the amounts in one currency come to.
    public struct Sum: Spoken, Equatable, Sendable {
        /// "In total", and the total.
        public let label, amount: String
        /// What is wrong with a part of it: "₹1,000.00 overdue", "in doubt: ₹9.00"; `nil` if nothing is.
        public let remark: String?

        public init(label: String, amount: String, remark: String?) {
            (self.label, self.amount, self.remark) = (label, amount, remark)
        }

        /// The sum in one sentence.
        public var spoken: String { "\(label): \(amount)" + (remark.map { ", \($0)" } ?? "") }
    }

    /// The most urgent first.
    public let lines: [Line]
    /// A sum for each currency.
    public let sums: [Sum]
    /// The line that the person is at on a live screen, from 0.
    public let selected: Int

    public init(lines: [Line], sums: [Sum], selected: Int = 0) {
        (self.lines, self.sums, self.selected) = (lines, sums, selected)
    }
}

/// Dues as data: stable codes and exact numbers, the same in every language, but for the calendar's texts.
public struct DuesRecord: SummedRecord {
    /// A reminder for a calendar.
    public struct Reminder: Equatable, Sendable {
        /// The same for every due of the card, so that importing it again moves the reminder instead of adding one. It is made of
        /// the card's id, never of its number.
        public let uid: String
        /// The day, as in `2026-11-28`, and what to do, in a few words.
        public let day, summary: String

        public init(uid: String, day: String, summary: String) {
            (self.uid, self.day, self.summary) = (uid, day, summary)
        }
    }

    public static let shape = "due/3"

    public static let fields: [Field<DuesRecord>] = [
        .json("cards", \.lines, "the most urgent first"), .sums(\.sums),
        .json("today", \.today, "the day on which days were counted"),
        .json("within", \.within, "only dues within so many days are listed, and overdue ones"),
        .json(
            "undated", \.undatedCount, "the number of cards left out, because the day of their due is unknown"
        ),
    ]

    /// The most urgent first.
    public let lines: [CardRecord]
    /// A sum for each currency.
    public let sums: [SumRecord]
    /// The day on which days were counted, as in `2026-11-22`; `nil` if it is unknown.
    public let today: String?
    /// Only dues within this many days are here, and overdue ones; `nil` for all.
    public let within: Int?
    /// The number of cards that are missing here, because the day of their due is unknown, or because they can't be read.
    public let undatedCount, unreadableCount: Int
    /// A reminder for each due whose day is known, if reminders were requested.
    public let reminders: [Reminder]
    /// The number of dues without a reminder, in words; `nil` if there are none.
    public let unreminded: String?
    /// When this was found out.
    public let date: Date
    /// Which part of a list this is.
    public let part: RecordPart

    public init(
        lines: [CardRecord], sums: [SumRecord], today: String?, within: Int? = nil, undatedCount: Int = 0,
        unreadableCount: Int = 0, reminders: [Reminder] = [], unreminded: String? = nil, date: Date,
        isFirst: Bool = true, isLast: Bool = true
    ) {
        part = RecordPart(isFirst: isFirst, isLast: isLast)
        (self.lines, self.sums, self.today, self.within) = (lines, sums, today, within)
        (self.undatedCount, self.unreadableCount) = (undatedCount, unreadableCount)
        (self.reminders, self.unreminded, self.date) = (reminders, unreminded, date)
    }
}
