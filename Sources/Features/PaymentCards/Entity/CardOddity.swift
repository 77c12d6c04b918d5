/// Something about a card that the feed's format does not know, and that keeps the card from nothing.
public enum CardOddity: Hashable, Sendable, CaseIterable {
    /// Its id is a number.
    case numericID
    /// The id of its due is a number.
    case numericDueID
    /// The amount of its due is a text that reads as a number.
    case amountAsText
    /// The date of its due is something else than a day, so that only its words tell when that is to be paid.
    case unreadableDate
    /// It stands in a list that is all there is of the feed.
    case inBareList
}

extension PaymentCard {
    /// The words of the feed's `actions` that this version does not know, in the feed's order.
    public var unknownActions: [String] { actions.filter { !$0.isKnown }.map(\.code) }

    /// What is odd about it.
    public var oddities: [CardOddity] {
        ownOddities + (due?.oddities ?? [])
    }
}
