public import ScreenContract

/// What a screen tells the screen that opened it, or a command.
public enum CardReport: Equatable, Sendable {
    /// The card has changed: according to the service, or because a payment changed its due.
    case updated(CardListing.Item)
    /// The person has hidden or shown amounts and digits, which applies to other screens too.
    case privacySet(Bool)
    /// A card was added or removed, or it is unknown whether something was paid: fetch the list again.
    case listChanged
    /// A card was added; the notice says so, and how to name it. The list must be fetched again.
    case added(CardListing.Item, NoticeState)
    /// The person has done this, and can undo it. A card that was added is reported by ``added(_:_:)`` alone.
    case done(CardDeed)
    /// The person has undone this.
    case undone(CardDeed)
    /// An error occurred; the alert words it. The screen shows it itself.
    case failed(CardsError, AlertState)
    /// Remarks that are not errors. The screen shows them itself.
    case remarked([String])
    /// The data shown is not current. The screen shows that itself.
    case shown(KeptState)
    /// These elements of the feed were skipped, as described.
    case skipped([String])
    /// These things about cards are odd, and the cards are shown all the same.
    case accepted([String])
    /// The person copied this text, which belongs on the terminal's clipboard. It is never a full card number.
    case copied(String)
    /// The person wants the mouse to be used, or left to the terminal.
    case mouseSet(Bool)
}
