public import Foundation
public import PaymentCardsEntity

/// The business rules of paying, implemented by the interactor.
package protocol CardPaymentInteractorInput: Sendable {
    /// What an order with this key can pay on a card.
    ///
    /// - Throws: `unknownCard`, `ambiguousCard`, `describedCard`, `actionNotOffered`, `paymentRefused` if nothing is due, `reusedKey`,
    ///   `spentKey`.
    func quote(for subject: PaymentSubject, key: String?) async throws(CardsError) -> PaymentQuote

    /// The order for `choice`. Nothing is paid yet.
    ///
    /// - Throws: `paymentRefused`, `reusedKey`, or the reason why the minimum is unknown.
    func order(_ choice: PaymentChoice, of quote: PaymentQuote, key: String) throws(CardsError)
        -> PaymentOrder

    /// Pays, once per key.
    ///
    /// - Throws: `paymentRefused`, `reusedKey`, `spentKey`. Some errors leave unknown whether it was paid, see
    ///   ``CardsError/leavesUnknown``.
    func pay(_ order: PaymentOrder, of item: CardListing.Item) async throws(CardsError) -> PaymentReport

    /// The current state of a payment, and its card.
    ///
    /// - Throws: `unknownPayment`.
    func report(on payment: Payment) async throws(CardsError) -> PaymentReport

    /// Undoes the payment with this reference.
    ///
    /// - Throws: `unknownPayment`, `undoRefused`.
    func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport
}

/// The places a payment can lead to.
package enum CardPaymentRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
}

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
