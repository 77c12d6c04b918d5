import PaymentCardsEntity
import PaymentCardsPorts
import ScreenPresenter

/// Everything that the screen on which one's own card is changed remembers.
struct CardChangeState {
    /// What would be recorded, or was; `nil` before it is known.
    var plan: CardChangePlan?
    var isRecording = false
    /// The change as it was recorded; `nil` before that.
    var recorded: RecordedChange?
    var answer = HarmlessFirst()
    var failure: CardsError?
    var privacy = Privacy()
}
