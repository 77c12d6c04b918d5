public import Foundation

/// An exact amount in a currency.
public struct Money: Hashable, Sendable {
    /// The amount in the currency's main unit (rupees, not paise), exactly as in the feed.
    public let amount: Decimal
    /// The currency.
    public let currency: Currency

    /// An amount in a currency.
    public init(amount: Decimal, currency: Currency) {
        self.amount = amount
        self.currency = currency
    }

    /// Whether the amount is more than zero; a credit balance is less.
    public var isPositive: Bool { amount > 0 }
}
