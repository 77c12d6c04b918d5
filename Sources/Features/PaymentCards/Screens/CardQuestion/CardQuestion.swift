public import ScreenContract

/// What can happen on a screen that asks about a card, and then tells what was done.
public enum CardQuestionEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person moved between the answers, down if positive.
    case moved(by: Int)
    /// The person gave the answer at this index, from 0; `nil` for the one that they are at.
    case chose(Int?)
    /// The person said yes without looking at the answers.
    case agreed
    /// The person agrees in a window in which the amounts may be out of sight, so that nothing is done.
    case agreedUnseen
    /// The person typed or deleted something of an amount, where one can be given.
    case edited(TextEdit)
    /// The person leaves without an answer, or has read what went wrong.
    case cancelled
}

/// The card that is asked about, and what there is to say about it.
public struct CardQuestionSheet: Equatable, Sendable {
    /// The card itself, closed, or several.
    public let rows: [CardRow]
    /// What is asked before anything is done, and what is told after.
    public let notice: NoticeState
    /// The answers; `nil` once one was given, and until what went wrong was read.
    public let menu: MenuState?
    /// How much it is on each of several cards, in place of the cards; `nil` where that isn't asked.
    public var amounts: DuesSheet?
    /// Whether it is about money, so that the amounts have to be in sight before anybody agrees.
    public var isAboutMoney = false
    /// Whether an amount can be typed, and whether one is being typed.
    public var takesAmount = false, isTyping = false

    public init(rows: [CardRow], notice: NoticeState, menu: MenuState? = nil) {
        (self.rows, self.notice, self.menu) = (rows, notice, menu)
    }
}
