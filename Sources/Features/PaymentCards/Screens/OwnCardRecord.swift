public import Foundation
public import Records

/// What a person said of a card of their own, as data. Days are in the form of ISO 8601.
public struct OwnCardRecord: Described {
    /// Its last four digits but for those on the card, such as those of the card that it replaced.
    public var otherNumbers: [String] = []
    /// How much can be owed at once, exact; `nil` if it wasn't said.
    public var limit: Decimal?
    /// The currency of the limit.
    public var limitCurrency: String?
    /// The day on which the next statement closes, and the day by which its bill must be paid; `nil` if the cycle doesn't say.
    public var nextStatement, nextDueDate: String?
    /// What the bank takes by itself; `nil` for nothing.
    public var autopay: String?
    /// What the person noted.
    public var note: String?
    /// Whether lists leave it out once nothing is left to pay.
    public var isClosed = false

    public init() {}

    public static let fields: [Field<OwnCardRecord>] = [
        .json("otherNumbers", \.otherNumbers, "its other last four digits"),
        .json("limit", \.limit, "how much can be owed at once; missing if it wasn’t said"),
        .json("limitCurrency", \.limitCurrency, "the currency of the limit: its ISO code where known"),
        .json(
            "nextStatement", \.nextStatement, "the day on which the next statement closes; missing if unknown"
        ),
        .json("nextDueDate", \.nextDueDate, "the day by which its bill must be paid; missing if unknown"),
        .json("autopay", \.autopay, "what the bank takes by itself: full or minimum; missing for nothing"),
        .json("note", \.note, "what the person noted"),
        .json("closed", \.isClosed, "whether it is closed"),
    ]
}
