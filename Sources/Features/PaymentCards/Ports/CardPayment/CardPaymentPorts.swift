package import PaymentCardsEntity

/// The business rules of paying, implemented by the interactor.
package protocol CardPaymentInteractorInput: Sendable {
    /// What an order with this key can pay on a card.
    ///
    /// - Throws: `unknownCard`, `ambiguousCard`, `actionNotOffered`, `paymentRefused` if nothing is due, `reusedKey`,
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
