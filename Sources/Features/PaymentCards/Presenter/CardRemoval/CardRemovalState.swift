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

    /// What is to be asked of the interactor next.
    enum Errand: Equatable {
        /// The card by its name.
        case find(String)
        case remove
        /// The removed card by its name.
        case restore(String)
    }

    /// The card; `nil` before it is found.
    var item: CardListing.Item?
    var phase = Phase.asking
    /// The answer that the person is at.
    var selected = 0
    var errand: Errand?
    var failure: CardsError?
}
