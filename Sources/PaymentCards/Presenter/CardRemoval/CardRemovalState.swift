import PaymentCardsContract

/// Everything the screen on which a card is taken away remembers.
struct CardRemovalState {
    /// How far it has come.
    enum Phase: Equatable {
        case asking, removing, removed
    }

    /// The answers, the harmless one first.
    enum Answer: CaseIterable {
        case keep, remove
    }

    var phase = Phase.asking
    /// The answer that the person is at.
    var selected = 0
    /// Whether the person has said yes, and nothing has been done yet.
    var isAgreed = false
    var failure: CardsError?
}
