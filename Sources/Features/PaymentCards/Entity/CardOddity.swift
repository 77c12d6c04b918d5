/// A harmless deviation of a card from the feed's format.
public enum CardOddity: Hashable, Sendable, CaseIterable {
    /// Its id is a number.
    case numericID
    /// The id of its due is a number.
    case numericDueID
    /// The amount of its due is a text that can be read as a number.
    case amountAsText
    /// The date of its due is not a day, so that only the due's text says when to pay.
    case unreadableDate
    /// It is in a list that is the whole feed.
    case inBareList
}

extension PaymentCard {
    /// The words in the feed's `actions` that this version doesn't know, in the feed's order.
    public var unknownActions: [String] { actions.filter { !$0.isKnown }.map(\.code) }

    /// The card's deviations from the format.
    public var oddities: [CardOddity] {
        ownOddities + (due?.oddities ?? [])
    }
}
