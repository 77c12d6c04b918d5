import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// A person's changes to the list of cards: which of the source's cards are removed, and which are new.
struct ListChanges: Equatable, Sendable {
    /// The removed cards of any source.
    var removed: Set<RemovedCard> = []
    /// The added cards that are still in the list, in order.
    var added: [AddedCard] = []

    /// Whether a card of a source is still in the list.
    func keep(_ card: PaymentCard) -> Bool {
        removed.isEmpty || !removed.contains(RemovedCard(id: card.id, number: card.number))
    }

    /// Whether the card to pay on is still in the list.
    func keep(_ order: PaymentOrder) -> Bool {
        !removed.contains(RemovedCard(id: order.card, number: order.number))
    }

    /// The added elements of the list.
    var addedEntries: [CardFeed.Entry] { added.map { .card($0.paymentCard) } }
}

/// A removed card of a source. Another source may have a card with the same identity, but not also with the same number.
///
/// It is the same as long as it is the same ``KnownCard``: it stays removed if the feed changes the order of the cards with its
/// id, and a card that is listed twice is removed twice.
struct RemovedCard: Hashable, Sendable {
    let id: CardID
    let number: CardNumber

    private var known: KnownCard { KnownCard(id, number: number) }

    static func == (one: Self, other: Self) -> Bool { one.known == other.known }
    func hash(into hasher: inout Hasher) { hasher.combine(known) }
}

/// An added card and its identity.
struct AddedCard: Equatable, Sendable {
    let id: CardID
    let card: NewCard

    /// The card like any other: nothing is due on it, so it can only be looked at.
    var paymentCard: PaymentCard {
        PaymentCard(
            id: id, title: card.title, number: card.number, holder: card.holder, network: card.network,
            bank: card.bank ?? .unknown(""), due: nil, actions: [.viewDetails])
    }
}
