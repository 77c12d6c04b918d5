public import PaymentCardsEntity

/// The business rules that the presenter asks. Implemented by the interactor.
public protocol CardPaymentInteractorInput: Sendable {
    /// What can be paid on a card by an order with this key.
    ///
    /// - Throws: `unknownCard`, `ambiguousCard`, `actionNotOffered`, `paymentRefused` when nothing is due, `reusedKey`,
    ///   `spentKey`.
    func quote(for subject: PaymentSubject, key: String?) async throws(CardsError) -> PaymentQuote

    /// The order that `choice` comes to. Nothing is paid.
    ///
    /// - Throws: `paymentRefused`, `reusedKey`, or why the minimum is not known.
    func order(_ choice: PaymentChoice, of quote: PaymentQuote, key: String) throws(CardsError)
        -> PaymentOrder

    /// Pays, once for each key.
    ///
    /// - Throws: `paymentRefused`, `reusedKey`, `spentKey`; after some errors nobody knows whether it was paid, see
    ///   ``CardsError/leavesUnknown``.
    func pay(_ order: PaymentOrder, of item: CardListing.Item) async throws(CardsError) -> PaymentReport

    /// A payment as the service has it now, and its card.
    ///
    /// - Throws: `unknownPayment`.
    func report(on payment: Payment) async throws(CardsError) -> PaymentReport

    /// Takes the payment with this reference back.
    ///
    /// - Throws: `unknownPayment`, `undoRefused`.
    func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport
}

/// The places that a payment leads to.
public enum CardPaymentRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
}
