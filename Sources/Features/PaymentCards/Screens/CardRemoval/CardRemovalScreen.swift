public import Records
public import ScreenContract

/// What can happen on the screen on which a card is taken away.
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

/// What is on the screen on which a card is taken away, ready to draw.
public struct CardRemovalViewState: Equatable, Sendable {
    /// The screen's title.
    public let title: String
    /// The card itself, closed.
    public let row: CardRow
    /// What is asked before the card is taken away, and what is told after.
    public let notice: NoticeState
    /// How often the card is listed: "listed 2 times"; `nil` for once.
    public let copies: String?
    /// The answers; `nil` once one was given.
    public let menu: MenuState?
    /// Whether the card is gone.
    public let isRemoved: Bool
    /// What went wrong.
    public let alert: AlertState?
    /// Whether the card is being taken away.
    public let isBusy: Bool
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardRemovalEvent>]

    /// A screen.
    public init(
        title: String, row: CardRow, notice: NoticeState, copies: String? = nil, menu: MenuState? = nil,
        isRemoved: Bool = false,
        alert: AlertState? = nil, isBusy: Bool = false, hints: [KeyHint<CardRemovalEvent>] = []
    ) {
        self.title = title
        self.row = row
        self.notice = notice
        self.copies = copies
        self.menu = menu
        self.isRemoved = isRemoved
        self.alert = alert
        self.isBusy = isBusy
        self.hints = hints
    }
}

/// What became of a card as data.
public struct CardRemovalRecord: Document {
    /// The shape of the JSON document.
    public static let shape = "removal/3"

    /// The members of the document.
    public static let fields: [Field<CardRemovalRecord>] = [
        .json("removed", \.isRemoved, "whether the card is gone"), .json("card", \.card, "the card"),
    ]

    let isRemoved: Bool
    let card: CardRecord

    /// The card of `state`.
    public init(_ state: CardRemovalViewState) {
        (isRemoved, card) = (state.isRemoved, state.row.record)
    }

    /// Whether the card is gone, and its facts: a name, a tab and a value a line, as in the JSON form.
    package var plain: String { facts() + card.facts() }
}
