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
