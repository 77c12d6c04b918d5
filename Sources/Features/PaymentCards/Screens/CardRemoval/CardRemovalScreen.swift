public import Records
public import ScreenContract

/// What is on the screen on which a card is removed, ready to draw.
public typealias CardRemovalViewState = Page<CardQuestionSheet, CardRemovalRecord, CardQuestionEvent>

/// What became of a card, as data.
public struct CardRemovalRecord: CardQuestionRecord {
    public static let shape = "removal/3"

    public static let fields: [Field<CardRemovalRecord>] = [
        .json("removed", \.isRemoved, "whether the card is gone"), .json("card", \.card, "the card"),
    ]

    public let isRemoved: Bool
    let card: CardRecord

    public init(_ card: CardRecord, isRemoved: Bool) { (self.card, self.isRemoved) = (card, isRemoved) }

    /// Whether the card is removed, and its facts: a name, a tab and a value a line, as in the JSON form.
    public var plain: String { facts() + card.facts() }
}
