public import Foundation
public import Records
public import ScreenContract

/// What is on the screen on which one of the person's own cards is changed, ready to draw.
public typealias CardChangeViewState = Page<CardQuestionSheet, CardChangeRecord, CardQuestionEvent>

/// What was recorded of one's own card, as data.
public struct CardChangeRecord: Document {
    /// What was done.
    public enum Kind: String, CaseIterable, FieldConvertible, Sendable {
        case added, edited, closed, reopened, removed, billed, paid, imported, categorized, uncategorized,
            undone,
            takenOver
    }

    public static let shape = "change/1"

    /// What was done.
    public let kind: Kind
    /// `nil` for what isn't recorded yet.
    public var reference: String?
    /// Whether it isn't recorded yet; `nil` once it is.
    public var planned: Bool?
    /// What was undone, of several changes the latest; `nil` if nothing was.
    public var undid: Kind?
    /// The reference of what was undone.
    public var undidReference: String?
    /// The card as it is then; the first of several; `nil` for a category, which is no card's.
    public let card: CardRecord?
    /// All cards that are taken over; `nil` if that isn't what is done.
    public var cards: [CardRecord]?
    /// What is done to each of several cards; `nil` where it is one.
    public var parts: [Part]?
    /// What was paid or billed, also what is undone of it, exact; negative for a credit.
    public var amount: Decimal?
    /// What was billed before the bill was corrected, exact.
    public var amountBefore: Decimal?
    /// The currency's code.
    public var currency: String?
    /// The day of a payment, or of a statement.
    public var day: String?
    /// What was noted.
    public var note: String?
    /// The bill's minimum, exact.
    public var minimum: Decimal?
    /// When the bill is due.
    public var dueDate: String?
    /// What was paid on the last bill, exact.
    public var paid: Decimal?
    /// What is left of the last bill, exact; negative for a credit.
    public var left: Decimal?

    /// The text of transactions, and the code of the category that they have since; `nil` for none of the person's own.
    public var text: String?, category: String?

    /// What is done to one of several cards at once.
    public struct Part: Described {
        public let reference: String?
        public let card: CardRecord
        public let amount: Decimal?
        public let currency, day, note: String?
        public let left: Decimal?

        /// The same as a change of one card says; `nil` for one of none.
        public init?(_ change: CardChangeRecord) {
            guard let card = change.card else { return nil }
            (reference, self.card, amount) = (change.reference, card, change.amount)
            (currency, day, note, left) = (change.currency, change.day, change.note, change.left)
        }

        public static let fields: [Field<Part>] = [
            Field(
                "reference", \.reference, en: "what it is undone by; empty while it is not recorded",
                uk: "за чим це скасувати; порожньо, поки не записано"),
            Field("name", \.card.name, en: "name of the card", uk: "назва картки для команд"),
            Field("amount", \.amount, en: "amount paid, exact", uk: "точна сума платежу"),
            Field(
                "currency", \.currency, en: "currency: its ISO code where known",
                uk: "валюта: код ISO, якщо відомий"),
            Field("day", \.day, en: "day of the payment", uk: "день платежу"),
            Field("note", \.note, en: "what was noted", uk: "нотатка"),
            Field(
                "left", \.left, en: "amount left of the last bill, exact",
                uk: "точний залишок за останнім рахунком"),
            .json("card", \.card, "the card as it is then"),
        ]
    }

    public init(_ kind: Kind, card: CardRecord?) { (self.kind, self.card) = (kind, card) }

    public static let fields: [Field<CardChangeRecord>] = [
        Field("change", \.kind, en: "what was done", uk: "що зроблено"),
        Field(
            "reference", \.reference, en: "what it is undone by; empty while it is not recorded",
            uk: "за чим це скасувати; порожньо, поки не записано"),
        Field(
            "planned", \.planned, en: "true while it is not recorded; then missing",
            uk: "true, поки не записано; далі немає"),
        Field("undid", \.undid, en: "what was undone", uk: "що скасовано"),
        Field(
            "undidReference", \.undidReference, en: "the reference of what was undone",
            uk: "за чим було записано скасоване"),
        Field(
            "amount", \.amount, en: "amount paid or billed, exact; negative for a credit",
            uk: "точна сума платежу чи рахунку; від’ємна, якщо винен банк"),
        Field(
            "amountBefore", \.amountBefore, en: "amount billed before it was corrected, exact",
            uk: "точна сума рахунку до виправлення"),
        Field(
            "currency", \.currency, en: "currency: its ISO code where known",
            uk: "валюта: код ISO, якщо відомий"),
        Field(
            "day", \.day, en: "day of the payment, or on which the statement closed",
            uk: "день платежу або закриття виписки"),
        Field("note", \.note, en: "what was noted", uk: "нотатка"),
        Field("minimum", \.minimum, en: "minimum of the bill, exact", uk: "точний мінімум за рахунком"),
        Field(
            "dueDate", \.dueDate, en: "day by which the bill must be paid",
            uk: "день, до якого треба сплатити"),
        Field(
            "paid", \.paid, en: "amount paid on the last bill, exact",
            uk: "точна сума, сплачена за останнім рахунком"),
        Field(
            "left", \.left, en: "amount left of the last bill, exact",
            uk: "точний залишок за останнім рахунком"),
        Field("text", \.text, en: "text of transactions", uk: "текст операцій"),
        Field(
            "category", \.category, en: "their category; empty where it was taken away",
            uk: "їхня категорія; порожньо, якщо її прибрано"),
        .json("card", \.card, "the card as it is then; the first of several; missing for a category"),
        .json("cards", \.cards, "all cards that are taken over from a file"),
        .json("changes", \.parts, "what is done to each of several cards; missing for one"),
    ]

    /// What was done, and which card it is: a name, a tab and a value a line, as in the JSON form. Several cards are lines as in a list, and
    /// several changes lines of their own.
    public var plain: String {
        if let cards { return CardRecord.plain(of: cards) }
        if let parts { return Part.plain(of: parts) }
        let names = ["name", "title", "number"]
        let lines = (card?.facts() ?? "").split(separator: "\n").filter { line in
            names.contains { line.hasPrefix($0 + "\t") }
        }
        return facts() + lines.map { $0 + "\n" }.joined()
    }
}
