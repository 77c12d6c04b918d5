package import PaymentCardsEntity

/// Which dues to pay at once, and how much of each.
public struct DuePaymentsQuery: Equatable, Sendable {
    /// Which dues.
    public var dues: CardDuesQuery
    /// Exactly the dues on these cards, as the person has seen them; empty for ``dues``.
    public var items: [CardListing.Item]
    /// Whether to pay only what is left of the last statements' minimums.
    public var paysMinimum: Bool
    /// Whether to pay as much once more as was paid already, once that has been told.
    public var paysAgain: Bool

    /// A query; by default for everything.
    public init(
        _ dues: CardDuesQuery = CardDuesQuery(), on items: [CardListing.Item] = [], paysMinimum: Bool = false,
        paysAgain: Bool = false
    ) {
        (self.dues, self.items) = (dues, items)
        self.dues.reminds = false
        (self.paysMinimum, self.paysAgain) = (paysMinimum, paysAgain)
    }

    /// How much of each due to pay.
    package var choice: PaymentChoice { paysMinimum ? .minimum : .full }
    /// The same, as part of an order.
    package var purpose: PaymentPurpose { paysMinimum ? .minimum : .full }
}
