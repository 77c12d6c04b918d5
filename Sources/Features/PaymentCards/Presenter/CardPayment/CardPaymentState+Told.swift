import PaymentCardsEntity

extension CardPaymentState {
    /// The payments on the screen, of which the person has been told by now. What was in the way of another order no longer is.
    mutating func noteTold() -> [Payment] {
        let payments = untold
        told += payments
        if failure?.saysPaid == true { failure = nil }
        return payments
    }
}
