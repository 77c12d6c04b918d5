public import PaymentCardsEntity
public import ScreenContract

/// The places that the list and the details can lead to. If `isPrivate`, amounts and digits are hidden there; what stands
/// as `deed` can be undone there.
package enum CardRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    /// Everything about one card, which stands at this place of the list that leads to it.
    case details(CardListing.Item, isPrivate: Bool, deed: CardDeed? = nil, place: CardPlace? = nil)
    /// Paying the amount due on a card.
    case payment(CardListing.Item, isPrivate: Bool)
    /// Taking back what has this reference, such as a payment, which comes with its receipt; of a person's own cards, `nil` stands for what
    /// was done last.
    case undoing(PaymentReference?, isPrivate: Bool)
    /// The last statement of a card.
    case statement(CardListing.Item, isPrivate: Bool, deed: CardDeed? = nil)
    /// Adding a card.
    case cardForm
    /// Paying what is due on each of several cards.
    case payments([CardListing.Item], isPrivate: Bool)
    /// Removing one of the person's own cards, or several.
    case removal([CardListing.Item], isPrivate: Bool)
    /// Another place of the program.
    case places
}

/// Where a card stands in the list that led to it.
package struct CardPlace: Equatable, Sendable {
    /// Its number, from 1.
    package let number: Int
    /// The number of cards in the list; `nil` if it is unknown.
    package let count: Int?

    package init(number: Int, count: Int?) { (self.number, self.count) = (number, count) }

    /// Whether a card stands so many places further on, as far as that is known.
    package func hasNeighbour(by cards: Int) -> Bool {
        let (place, isBeyond) = number.addingReportingOverflow(cards)
        return !isBeyond && place >= 1 && count.map { place <= $0 } ?? true
    }
}

/// The places that a screen of a card can lead to from which no other screen of cards is opened.
package enum CardExitRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    /// Another place of the program.
    case places
}

/// What a screen of cards tells the screen that opened it, or a command.
public typealias CardReport = ScreenReport<CardOutcome, CardsError>

/// What can come of a screen of cards.
public enum CardOutcome: Equatable, Sendable {
    /// The card has changed: according to the service, or because a payment changed its due.
    case updated(CardListing.Item)
    /// These cards were removed. The list must be fetched again.
    case removed([CardID])
    /// A card was added or changed, or it is unknown whether something was paid: fetch the list again.
    case listChanged
    /// A card was added; the notice says so, and how to name it. The list must be fetched again.
    case added(CardListing.Item, NoticeState)
    /// The person has done this, and can undo it. A card that was added is reported by ``added(_:_:)`` alone.
    case done(CardDeed)
    /// The person has undone this.
    case undone(CardDeed)
    /// The person wants to see the card that stands so many places further on, or back, instead of this one.
    case neighbourWanted(by: Int)
}
