public import PaymentCardsEntity

/// The payments that a service knows of without being asked for those of a card.
public struct PaymentRecords: Equatable, Sendable {
    /// The payments on any card, in the order they were made, including undone ones.
    public let payments: [Payment]
    /// The orders that may have been carried out, or whose payment the person has not been told of, in the
    /// order they were sent.
    public let inDoubt: [OrderInDoubt]
    /// Whether there are no others; `false` if they may be only those made from this machine.
    public let isComplete: Bool

    public init(payments: [Payment] = [], inDoubt: [OrderInDoubt] = [], isComplete: Bool) {
        (self.payments, self.inDoubt, self.isComplete) = (payments, inDoubt, isComplete)
    }
}
