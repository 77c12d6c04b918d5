/// The places that the list and the details lead to. Amounts and digits are hidden there where they are `isPrivate`.
public enum CardRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    /// All about one card.
    case details(CardListing.Item, isPrivate: Bool)
    /// Paying what is due on a card.
    case payment(CardListing.Item, isPrivate: Bool)
    /// The last statement of a card.
    case statement(CardListing.Item, isPrivate: Bool)
    /// Adding a card.
    case cardForm
    /// Taking a card away.
    case removal(CardListing.Item, isPrivate: Bool)
}
