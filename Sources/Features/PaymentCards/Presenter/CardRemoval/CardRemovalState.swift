import PaymentCardsPorts

/// Everything the screen on which a card is taken away, or brought back, remembers.
struct CardRemovalState {
    /// How far it has come.
    enum Phase: Equatable {
        case asking, removing, removed, restored
    }

    /// The answers, the harmless one first.
    enum Answer: CaseIterable {
        case keep, remove
    }

    /// The card; `nil` before it is found.
    var item: CardListing.Item?
    var phase = Phase.asking
    /// The answer that the person is at.
    var selected = 0
    var failure: CardsError?

    /// Moves between the answers; from either end to the other.
    mutating func select(by items: Int) {
        let count = Answer.allCases.count
        selected = ((selected + items % count) % count + count) % count
    }
}
