public import Foundation
public import PaymentCardsEntity
public import Values

/// The business rules of paying, implemented by the interactor.
package protocol CardPaymentInteractorInput: Sendable {
    /// What an order with this key can pay on a card.
    ///
    /// - Parameter told: the payments that the person has been told of on the way to this order.
    /// - Throws: `unknownCard`, `ambiguousCard`, `describedCard`, `actionNotOffered`, `paymentRefused` if nothing is due, `paidAlready`
    ///   if an order whose answer was lost is found paid, `reusedKey`, `spentKey`.
    func quote(
        for subject: PaymentSubject, key: String?, knowing told: [PaymentReference]
    ) async throws(CardsError) -> PaymentQuote

    /// The order for `choice`, with the person's key; with none, with one that any process derives from what the order is for. Nothing
    /// is paid yet.
    ///
    /// If an order of the quote for the same amount is in doubt, it is that one again, with its own key; one for another amount is sent
    /// again first.
    ///
    /// - Throws: `paymentRefused`, `reusedKey`, or the reason why the minimum is unknown; `paidAlready` if as much was paid today, and
    ///   the person has not been told; `unshownPayment` if all is to
    ///   be paid, and what is due doesn't show the newest payment.
    func order(_ choice: PaymentChoice, of quote: PaymentQuote, key: String?) throws(CardsError)
        -> PaymentOrder

    /// For each of `items`, the order that pays `choice` of what is due on it, with a key that any process finds again: as long as it
    /// is unknown whether it was paid, the order is the same. The list is read at most once, however many there are.
    ///
    /// A failure is one of ``quote(for:key:knowing:)`` or ``order(_:of:key:)``.
    ///
    /// - Parameter tell: tells the person of what was paid, if it is to be paid again; otherwise it is a failure.
    /// - Throws: `cancelled`, or why the list can't be read.
    func plans(
        _ choice: PaymentChoice, on items: [CardListing.Item],
        telling tell: (@MainActor (CardsError, CardListing.Item) -> Void)?
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>]

    /// Those of `items` on whose cards orders may be open, which is all that ``unfinished(besides:)`` has to know of them.
    func open(among items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item]

    /// The orders on other cards than `items` that are open: for each card, what to tell, or the order to send again.
    ///
    /// An order in doubt is sent again only if nothing is due any more, so that it can pay nothing new.
    func unfinished(besides items: [CardListing.Item]) async throws(CardsError) -> [UnfinishedOrder]

    /// Pays, once per key.
    ///
    /// - Throws: `paymentRefused`, `reusedKey`, `spentKey`; `paidAlready` or `paidInstead` if an order that had to be settled first is
    ///   paid. Some errors leave unknown whether it was paid, see ``CardsError/leavesUnknown``.
    func pay(_ order: PaymentOrder, of item: CardListing.Item) async throws(CardsError) -> PaymentReport

    /// The same without the card's new state, which may take a look at all cards.
    func carryOut(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt

    /// Takes note that the person has been told of these payments.
    func acknowledge(_ payments: [Payment]) async

    /// The current state of a payment, and its card.
    ///
    /// - Throws: `unknownPayment`.
    func report(on payment: Payment) async throws(CardsError) -> PaymentReport

    /// Undoes the payment with this reference.
    ///
    /// - Throws: `unknownPayment`, `undoRefused`.
    func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport
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
    /// The last day of the statement that gives it; `nil` if none does, or it doesn't tell.
    public let minimumOf: CalendarDate?
    /// The payment already made by an order with the same key. The due is then the one from before it, so that the same choice
    /// gives the same order.
    public let earlier: Payment?
    /// The orders that may have paid on this card, also on a due that it no longer has: if the person gave a key, the one with that key;
    /// otherwise all of them. They are settled before there is another.
    public let inDoubt: [OrderInDoubt]
    /// The payments on this card that are known, the newest first. One of today for the same amount is told before there is another
    /// order, unless the person gave that a key.
    public let payments: [Payment]
    /// The payments that the person has been told of.
    public let told: [PaymentReference]
    /// The newest payment on the due, if what is due doesn't show it yet and the person has not been told so.
    public let unshown: Payment?
    /// The keys of all payments and open orders on cards with its id and number; `nil` if nobody looked.
    public let known: Set<String>?
    /// Whether the person gave a key, so that the order is paid besides any other.
    public let isDistinct: Bool
    /// The unreadable elements of the feed.
    public let unreadable: [UnreadableCard]

    public init(
        item: CardListing.Item, due: Due, minimum: Result<MinimumDue, CardsError> = .success(.none),
        minimumOf: CalendarDate? = nil, earlier: Payment? = nil, inDoubt: [OrderInDoubt] = [],
        payments: [Payment] = [], told: [PaymentReference] = [], unshown: Payment? = nil,
        known: Set<String>? = nil, isDistinct: Bool = false, unreadable: [UnreadableCard] = []
    ) {
        (self.item, self.due, self.minimum, self.minimumOf) = (item, due, minimum, minimumOf)
        (self.earlier, self.inDoubt, self.payments, self.told) = (earlier, inDoubt, payments, told)
        (self.unshown, self.known) = (unshown, known)
        (self.isDistinct, self.unreadable) = (isDistinct, unreadable)
    }

    /// The order in doubt that is all there is to send if `choice` is to be paid: nothing else is due, or the minimum was paid.
    package func onlyOrder(for choice: PaymentChoice) -> OrderInDoubt? {
        guard !isDistinct, earlier == nil else { return nil }
        let isDue = item.card.due.map { !$0.isPaid } ?? false
        guard isDue, item.offers.contains(where: { $0.action == .payNow }) else { return inDoubt.first }
        guard choice == .minimum, case .success(.paid) = minimum else { return nil }
        return inDoubt.first { $0.minimumOf != nil } ?? inDoubt.first
    }

    /// Whether `order` is one of those in doubt, sent again.
    package func isInDoubt(_ order: PaymentOrder) -> Bool {
        inDoubt.contains { $0.idempotencyKey == order.idempotencyKey }
    }
}

/// An order for what is due on a card.
public struct PaymentPlan: Equatable, Sendable {
    /// The card as it was when the order was made.
    public let item: CardListing.Item
    /// The order.
    public let order: PaymentOrder
    /// Whether the order was sent before, and it is unknown whether it paid.
    public let isInDoubt: Bool

    public init(
        item: CardListing.Item, order: PaymentOrder, isInDoubt: Bool = false
    ) {
        (self.item, self.order, self.isInDoubt) = (item, order, isInDoubt)
    }
}

/// What became of an earlier order, or what is to be done about it.
package struct UnfinishedOrder: Equatable, Sendable {
    package let item: CardListing.Item
    /// The order to send again; or `paidAlready`, if it turns out to be paid.
    package let answer: Result<PaymentPlan, CardsError>

    package init(_ item: CardListing.Item, _ answer: Result<PaymentPlan, CardsError>) {
        (self.item, self.answer) = (item, answer)
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

    public init(payment: Payment, isRepeat: Bool = false, item: CardListing.Item?) {
        (self.payment, self.isRepeat, self.item) = (payment, isRepeat, item)
    }
}
