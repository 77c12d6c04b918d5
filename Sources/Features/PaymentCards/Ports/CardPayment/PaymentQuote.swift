public import Foundation
public import PaymentCardsEntity

/// Which card is paid.
public enum PaymentSubject: Equatable, Sendable {
    /// The one card that matches this name.
    case named(String)
    /// This card, as the person has seen it.
    case item(CardListing.Item)
    /// The card with this identity, as the service has it now.
    case card(CardID)
}

/// How much is paid.
public enum PaymentChoice: Equatable, Sendable {
    /// All that is due.
    case full
    /// What is left of the last statement's minimum, or of the due where that is less.
    case minimum
    /// This much, in the due's currency.
    case amount(Decimal)
}

/// What can be paid on a card.
public struct PaymentQuote: Equatable, Sendable {
    /// The card.
    public let item: CardListing.Item
    /// What is to be paid.
    public let due: Due
    /// The least of it that is to be paid, or why the statement could not be had. The rest of the quote holds all the same.
    public let minimum: Result<MinimumDue, CardsError>
    /// What an order with the same key has paid already. The due is then what it was before, so that the same choice
    /// is the same order.
    public let earlier: Payment?
    /// The elements of the feed that could not be read.
    public let unreadable: [UnreadableCard]

    /// A quote.
    public init(
        item: CardListing.Item, due: Due, minimum: Result<MinimumDue, CardsError> = .success(.none),
        earlier: Payment? = nil, unreadable: [UnreadableCard] = []
    ) {
        self.item = item
        self.due = due
        self.minimum = minimum
        self.earlier = earlier
        self.unreadable = unreadable
    }
}

/// A payment that was made or taken back, and its card.
public struct PaymentReport: Equatable, Sendable {
    /// The payment as it is stored.
    public let payment: Payment
    /// Whether an earlier order with the same key made it.
    public let isRepeat: Bool
    /// The card as it is now; `nil` where it is not among the cards any more.
    public let item: CardListing.Item?

    /// A report.
    public init(payment: Payment, isRepeat: Bool = false, item: CardListing.Item?) {
        self.payment = payment
        self.isRepeat = isRepeat
        self.item = item
    }
}
