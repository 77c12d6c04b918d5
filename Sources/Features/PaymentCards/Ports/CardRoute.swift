/// The places that the list and the details can lead to. If `isPrivate`, amounts and digits are hidden there; what is `undoable`
/// can be undone there.
package enum CardRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    /// Everything about one card.
    case details(CardListing.Item, isPrivate: Bool, undoable: CardDeed? = nil)
    /// Paying the amount due on a card.
    case payment(CardListing.Item, isPrivate: Bool)
    /// The last statement of a card.
    case statement(CardListing.Item, isPrivate: Bool, undoable: CardDeed? = nil)
    /// Adding a card.
    case cardForm
    /// Removing a card.
    case removal(CardListing.Item, isPrivate: Bool)
    /// Another place of the program.
    case places
}

/// The places that a screen of a card can lead to from which no other screen of cards is opened.
package enum CardExitRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    /// Another place of the program.
    case places
}
