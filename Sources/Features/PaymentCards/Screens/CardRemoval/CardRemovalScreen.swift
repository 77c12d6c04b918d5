public import Records
public import ScreenContract

/// What can happen on the screen on which a card is removed.
public enum CardRemovalEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person moved between the answers, down if positive.
    case moved(by: Int)
    /// The person gave the answer at this index, from 0; `nil` for the one that they are at.
    case chose(Int?)
    /// The person said yes without looking at the answers.
    case agreed
    /// The person leaves without an answer, or has read what went wrong.
    case cancelled
}

/// What is on the screen on which a card is removed, ready to draw.
public typealias CardRemovalViewState = Page<CardRemovalSheet, CardRemovalRecord, CardRemovalEvent>

/// A card that is to be removed, was removed, or was restored, and what there is to say about it.
public struct CardRemovalSheet: Equatable, Sendable {
    /// The card itself, closed, or several.
    public let rows: [CardRow]
    /// What is asked before the card is removed, and what is told after.
    public let notice: NoticeState
    /// The answers; `nil` once one was given, and until what went wrong was read.
    public let menu: MenuState?

    public init(rows: [CardRow], notice: NoticeState, menu: MenuState? = nil) {
        (self.rows, self.notice, self.menu) = (rows, notice, menu)
    }
}

/// What became of a card, as data.
public struct CardRemovalRecord: Document {
    public static let shape = "removal/3"

    public static let fields: [Field<CardRemovalRecord>] = [
        .json("removed", \.isRemoved, "whether the card is gone"), .json("card", \.card, "the card"),
    ]

    public let isRemoved: Bool
    let card: CardRecord

    public init(_ card: CardRecord, isRemoved: Bool) { (self.card, self.isRemoved) = (card, isRemoved) }

    /// Whether the card is removed, and its facts: a name, a tab and a value a line, as in the JSON form.
    package var plain: String { facts() + card.facts() }
}
