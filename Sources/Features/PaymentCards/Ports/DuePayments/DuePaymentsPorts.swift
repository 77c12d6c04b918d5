package import PaymentCardsEntity

/// Which dues to pay at once, and how much of each.
public struct DuePaymentsQuery: Equatable, Sendable {
    /// Which dues.
    public var dues: CardDuesQuery
    /// Whether to pay only what is left of the last statements' minimums.
    public var paysMinimum: Bool
    /// Whether to pay once more what earlier orders have paid, once that has been told.
    public var paysAgain: Bool

    /// A query; by default for everything.
    public init(
        _ dues: CardDuesQuery = CardDuesQuery(), paysMinimum: Bool = false, paysAgain: Bool = false
    ) {
        (self.dues, self.paysMinimum, self.paysAgain) = (dues, paysMinimum, paysAgain)
    }

    /// How much of each due to pay.
    package var choice: PaymentChoice { paysMinimum ? .minimum : .full }
    /// The same, as part of an order.
    package var purpose: PaymentPurpose { paysMinimum ? .minimum : .full }
}

/// The places the screen can lead to.
package enum DuePaymentsRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
}
