import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// A person's changes to the list of cards: which of the source's cards are removed, and which are new.
struct ListChanges: Equatable, Sendable {
    /// The removed cards of any source.
    var removals = Removals()
    /// The added cards that are still in the list, in order.
    var added: [AddedCard] = []

    /// Whether a card of a source is still in the list.
    func keep(_ card: PaymentCard) -> Bool {
        removals.isEmpty || !removals.contains(card.id, number: card.number, due: card.due?.identity)
    }

    /// Whether the card to pay on is still in the list.
    func keep(_ order: PaymentOrder) -> Bool {
        !removals.contains(order.card, number: order.number, due: order.due.identity)
    }

    /// The added elements of the list.
    var addedEntries: [CardFeed.Entry] { added.map { .card($0.paymentCard) } }
}

/// The removed cards of any source.
struct Removals: Equatable, Sendable {
    private var removed: Set<RemovedCard> = []
    /// Twins that were restored after all of them had been removed together.
    private var restored: Set<RemovedCard> = []

    var isEmpty: Bool { removed.isEmpty }
    /// How many removals there are. One may remove several elements of a source.
    var count: Int { removed.count }
    /// The removed cards, in an order that doesn't change.
    var cards: [RemovedCard] { removed.sorted() }
    /// The exceptions, in an order that doesn't change.
    var spared: [RemovedCard] { restored.sorted() }

    /// Whether one of the cards may have one of these ids.
    func mayConcern(_ ids: Set<String>) -> Bool { removed.contains { ids.contains($0.id.feedID) } }

    /// Whether a card is removed: itself, or together with its twins.
    func contains(_ id: CardID, number: CardNumber, due: DueIdentity?) -> Bool {
        let card = RemovedCard(id: id, number: number, twins: .only(due))
        return removed.contains(card) || removed.contains(card.withTwins) && !restored.contains(card)
    }

    mutating func remove(_ card: RemovedCard) {
        if card.twins == .all {
            removed.insert(card)
            restored = restored.filter { $0.withTwins != card }
        } else if restored.remove(card) == nil {
            removed.insert(card)
        }
    }

    /// - Returns: whether the card was removed.
    mutating func restore(_ card: RemovedCard) -> Bool {
        if removed.remove(card) != nil {
            if card.twins == .all { restored = restored.filter { $0.withTwins != card } }
            return true
        }
        return removed.contains(card.withTwins) && restored.insert(card).inserted
    }

    /// Which cards to restore so that `card` is, and none of its twins, if it has any now.
    func twins(toRestore card: RemovedCard, hasTwins: Bool) -> RemovedCard.Twins {
        removed.contains(card) || hasTwins && removed.contains(card.withTwins) ? card.twins : .all
    }
}

/// A removed card of a source. Another source may have a card with the same identity, but not also with the same number.
///
/// It is the same as long as it is the same ``KnownCard``: it stays removed if the feed changes the order of the cards with its
/// id, and a card that is listed twice is removed twice.
struct RemovedCard: Hashable, Sendable {
    /// Which of the cards with the same id and number.
    enum Twins: Hashable, Sendable {
        /// All of them, or the only one, whatever is due on it.
        case all
        /// Only the one with this due; `nil` for the one without a due.
        case only(DueIdentity?)
    }

    let id: CardID
    let number: CardNumber
    let twins: Twins

    /// The card and all its twins.
    var withTwins: RemovedCard { RemovedCard(id: id, number: number, twins: .all) }

    private var known: KnownCard { KnownCard(id, number: number) }

    static func == (one: Self, other: Self) -> Bool { one.known == other.known && one.twins == other.twins }

    func hash(into hasher: inout Hasher) {
        hasher.combine(known)
        hasher.combine(twins)
    }
}

extension RemovedCard: Comparable {
    static func < (left: RemovedCard, right: RemovedCard) -> Bool {
        (left.id.feedID, left.id.occurrence, left.number.masked, left.due.id, left.due.currency)
            < (right.id.feedID, right.id.occurrence, right.number.masked, right.due.id, right.due.currency)
    }

    private var due: DueIdentity {
        if case .only(let due?) = twins { due } else { DueIdentity(id: "", currency: "") }
    }
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
