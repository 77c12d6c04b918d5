import PaymentCardsEntity
import PaymentCardsPorts

/// What a person did to the list of cards: which of the source's are gone, and which are new.
struct ListChanges: Equatable, Sendable {
    /// The cards of any source that are gone.
    var removed: Set<RemovedCard> = []
    /// The cards that were added and are still there, in order.
    var added: [AddedCard] = []

    /// Whether a card of a source is still there.
    func keep(_ card: PaymentCard) -> Bool {
        removed.isEmpty || !removed.contains(RemovedCard(id: card.id, number: card.number))
    }

    /// The elements of the list that were added.
    var addedEntries: [CardFeed.Entry] { added.map { .card($0.paymentCard) } }
}

/// A card of a source that is gone. Another source may have a card with the same identity, but not with the same number,
/// too.
struct RemovedCard: Hashable, Sendable {
    let id: CardID
    let number: CardNumber
}

/// A card that was added, and the identity that it was given.
struct AddedCard: Equatable, Sendable {
    let id: CardID
    let card: NewCard

    /// The card as any other one: nothing is due on it, so all that can be done is to look at it.
    var paymentCard: PaymentCard {
        PaymentCard(
            id: id, title: card.title, number: card.number, holder: card.holder, network: card.network,
            bank: card.bank ?? .unknown(""), due: nil, actions: [.viewDetails])
    }
}
