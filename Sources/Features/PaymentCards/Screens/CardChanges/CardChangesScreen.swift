public import Foundation
public import Records
public import ScreenContract

/// What is on the screen with all changes of one's own cards, ready to draw.
public typealias CardChangesViewState = Page<CardChangesSheet, CardChangesRecord, AnswerEvent>

/// Changes in words, one line each.
public struct CardChangesSheet: Equatable, Sendable {
    /// A change.
    public struct Line: Spoken, Equatable, Sendable {
        /// The day on which it was made.
        public let day: String
        /// What was done, and to which card.
        public let what: String
        /// What it is undone by.
        public let reference: String
        /// That it was undone; `nil` while it stands.
        public let undone: String?
        /// The line in one sentence.
        public var spoken: String {
            [day, what, reference, undone].compactMap(\.self).joined(separator: ", ")
        }

        public init(day: String, what: String, reference: String, undone: String?) {
            (self.day, self.what, self.reference, self.undone) = (day, what, reference, undone)
        }
    }

    /// The newest first.
    public let lines: [Line]

    public init(lines: [Line]) { self.lines = lines }
}

/// A change of one's own cards as data.
public struct CardChangesRecord: Record {
    /// What an edit changed of one field, which has the name of the option that says it.
    public struct FieldChange: Described {
        public let field: String
        public let before, after: String?

        public init(field: String, before: String?, after: String?) {
            (self.field, self.before, self.after) = (field, before, after)
        }

        public static let fields: [Field<FieldChange>] = [
            .json("field", \.field, "the option that says it, such as limit"),
            .json("before", \.before, "what was said before; missing if nothing was"),
            .json("after", \.after, "what is said since; missing if nothing is"),
        ]
    }

    /// One change.
    public struct Line: Described {
        public let date: Date
        public let reference: String
        public let change: CardChangeRecord.Kind
        public let title, number: String
        public let amount: Decimal?
        public let currency, day, note: String?
        public let undone: Date?
        /// What an edit changed; `nil` for anything else.
        public let changed: [FieldChange]?

        public init(
            date: Date, reference: String, change: CardChangeRecord.Kind, title: String, number: String,
            amount: Decimal?, currency: String?, day: String?, note: String?, undone: Date?,
            changed: [FieldChange]? = nil
        ) {
            (self.date, self.reference, self.change) = (date, reference, change)
            (self.title, self.number, self.amount) = (title, number, amount)
            (self.currency, self.day, self.note, self.undone) = (currency, day, note, undone)
            self.changed = changed
        }

        public static let fields: [Field<Line>] = [
            Field("date", \.date, en: "when it was recorded", uk: "коли записано"),
            Field("reference", \.reference, en: "what it is undone by", uk: "за чим це скасувати"),
            Field("change", \.change, en: "what was done", uk: "що зроблено"),
            Field("title", \.title, en: "title of the card", uk: "назва картки"),
            Field("number", \.number, en: "last four digits of the card", uk: "останні чотири цифри картки"),
            Field(
                "amount", \.amount, en: "amount paid or billed, exact; negative for a credit",
                uk: "точна сума платежу чи рахунку; від’ємна, якщо винен банк"),
            Field(
                "currency", \.currency, en: "currency: its ISO code where known",
                uk: "валюта: код ISO, якщо відомий"),
            Field(
                "day", \.day, en: "day of the payment, or on which the statement or the card closed",
                uk: "день платежу, закриття виписки чи картки"),
            Field("note", \.note, en: "what was noted", uk: "нотатка"),
            Field("undone", \.undone, en: "when it was undone", uk: "коли скасовано"),
            .json("fields", \.changed, "what an edit changed; missing for other changes"),
        ]
    }

    public static let shape = "changes/1"

    public static let fields: [Field<CardChangesRecord>] = [.json("changes", \.lines, "the newest first")]

    /// The newest first.
    public let lines: [Line]

    public init(lines: [Line]) { self.lines = lines }
}
