package import PaymentCardsEntity
package import PaymentCardsPorts

extension StoredCardsService: UndoableCardsService {
    /// The payments that can be undone now, newest first.
    package func undoablePayments() async throws(CardsError) -> [Payment] {
        try store.refresh()
        let date = now()
        return store.ledger.payments.reversed().filter { $0.isUndoable(at: date) }
    }
}
