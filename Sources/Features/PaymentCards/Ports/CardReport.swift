public import ScreenContract

/// What a screen of cards tells the screen that opened it, or a command.
public typealias CardReport = ScreenReport<CardOutcome, CardsError>

/// What can come of a screen of cards.
public enum CardOutcome: Equatable, Sendable {
    /// The card has changed: according to the service, or because a payment changed its due.
    case updated(CardListing.Item)
    /// A card was added or removed, or it is unknown whether something was paid: fetch the list again.
    case listChanged
    /// A card was added; the notice says so, and how to name it. The list must be fetched again.
    case added(CardListing.Item, NoticeState)
    /// The person has done this, and can undo it. A card that was added is reported by ``added(_:_:)`` alone.
    case done(CardDeed)
    /// The person has undone this.
    case undone(CardDeed)
}
