public import PaymentCardsScreens
public import ScreenContract

/// What a screen that is about one card, or about a new one, tells the screen that opened it, or a command.
public enum CardReport: Equatable, Sendable {
    /// The card is not what it was: the service says so, or a payment has changed its due.
    case updated(CardListing.Item)
    /// The person has hidden amounts and digits, or shown them; it holds for the other screens too.
    case privacySet(Bool)
    /// A card was added or removed, or it is unknown whether something was paid: fetch the list again.
    case listChanged
    /// A card was added; the notice says so, and how to name it. The list is to be fetched anew.
    case added(CardListing.Item, NoticeState)
    /// Something failed; the alert words it. The screen shows it itself.
    case failed(CardsError, AlertState)
    /// Something worth a remark, which is not a failure. The screen shows it itself.
    case remarked([String])
    /// What is shown is old. The screen says so itself.
    case shown(KeptState)
    /// These elements of the feed were skipped, each worded.
    case skipped([String])
}
