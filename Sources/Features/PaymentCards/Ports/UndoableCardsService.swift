package import PaymentCardsEntity

/// A service that knows without a look at the cards which payments can be undone.
package protocol UndoableCardsService: CardsService {
    /// The payments that can be undone now, newest first.
    func undoablePayments() async throws(CardsError) -> [Payment]
}
