public import Foundation
public import PaymentCardsEntity

/// The card to pay on.
public enum PaymentSubject: Equatable, Sendable {
    /// The one card that matches this name.
    case named(String)
    /// This card, as shown to the person.
    case item(CardListing.Item)
    /// The current state of the card with this identity.
    case card(CardID)
}

/// How much to pay.
public enum PaymentChoice: Equatable, Sendable {
    /// The whole amount due.
    case full
    /// The rest of the last statement's minimum, or the rest of the due if that is less.
    case minimum
    /// This much, in the due's currency.
    case amount(Decimal)
}

/// What can be paid on a card.
public struct PaymentQuote: Equatable, Sendable {
    /// The card.
    public let item: CardListing.Item
    /// The amount due.
    public let due: Due
    /// The minimum due, or the error of fetching the statement. The rest of the quote is valid in either case.
    public let minimum: Result<MinimumDue, CardsError>
    /// The payment already made by an order with the same key. The due is then the one from before it, so that the same choice
    /// gives the same order.
    public let earlier: Payment?
    /// The unreadable elements of the feed.
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

/// A payment that was made or undone, and its card.
public struct PaymentReport: Equatable, Sendable {
    /// The payment as it is stored.
    public let payment: Payment
    /// Whether an earlier order with the same key made it.
    public let isRepeat: Bool
    /// The card's current state; `nil` if it is no longer in the list.
    public let item: CardListing.Item?

    /// A report.
    public init(payment: Payment, isRepeat: Bool = false, item: CardListing.Item?) {
        self.payment = payment
        self.isRepeat = isRepeat
        self.item = item
    }
}
