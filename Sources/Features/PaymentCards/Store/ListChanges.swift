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
    private var removed = RemovedCards()
    /// Twins that were restored after all of them had been removed together.
    private var restored = RemovedCards()

    var isEmpty: Bool { removed.byKin.isEmpty }
    /// How many removals there are. One may remove several elements of a source.
    var count: Int { removed.byKin.values.reduce(0) { $0 + $1.count } }
    /// The removed cards, in an order that doesn't change.
    var cards: [RemovedCard] { removed.byKin.values.joined().sorted() }
    /// The exceptions, in an order that doesn't change.
    var spared: [RemovedCard] { restored.byKin.values.joined().sorted() }

    /// Whether one of the cards may have one of these ids.
    func mayConcern(_ ids: Set<String>) -> Bool { removed.byKin.keys.contains { ids.contains($0.feedID) } }

    /// Whether a card is removed: itself, or together with its twins.
    func contains(_ id: CardID, number: CardNumber, due: DueIdentity?) -> Bool {
        let card = RemovedCard(id: id, number: number, twins: .only(due))
        return removed.contains(card) || removed.contains(card.withTwins) && !restored.contains(card)
    }

    mutating func remove(_ card: RemovedCard) {
        if card.twins == .all {
            removed.insert(card)
            restored.remove(where: { $0.withTwins.agrees(with: card) }, like: card)
        } else if !restored.remove(where: { $0.agrees(with: card) }, like: card) {
            removed.insert(card)
        }
    }

    /// - Returns: whether the card was removed.
    mutating func restore(_ card: RemovedCard) -> Bool {
        if removed.remove(where: { $0.agrees(with: card) }, like: card) {
            if card.twins == .all { restored.remove(where: { $0.withTwins.agrees(with: card) }, like: card) }
            return true
        }
        return removed.contains(card.withTwins) && restored.insert(card)
    }

    /// Which cards to restore so that `card` is, and none of its twins, if it has any now.
    func twins(toRestore card: RemovedCard, hasTwins: Bool) -> RemovedCard.Twins {
        removed.contains(card) || hasTwins && removed.contains(card.withTwins) ? card.twins : .all
    }
}

/// Removed cards, found by what identifies them.
private struct RemovedCards: Equatable, Sendable {
    private(set) var byKin: [KnownCard.Kin: Set<RemovedCard>] = [:]

    func contains(_ card: RemovedCard) -> Bool {
        byKin[card.known.kin]?.contains { $0.agrees(with: card) } ?? false
    }

    /// - Returns: whether it wasn't there.
    @discardableResult
    mutating func insert(_ card: RemovedCard) -> Bool {
        !contains(card) && byKin[card.known.kin, default: []].insert(card).inserted
    }

    /// Takes out those that match, of the cards with the id and the last four digits of `card`.
    ///
    /// - Returns: whether there were any.
    @discardableResult
    mutating func remove(where matches: (RemovedCard) -> Bool, like card: RemovedCard) -> Bool {
        guard let cards = byKin[card.known.kin] else { return false }
        let left = cards.filter { !matches($0) }
        byKin[card.known.kin] = left.isEmpty ? nil : left
        return left.count < cards.count
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

    fileprivate var known: KnownCard { KnownCard(id, number: number) }

    /// Whether both are one card, as far as is known.
    func agrees(with other: RemovedCard) -> Bool { twins == other.twins && known.agrees(with: other.known) }
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
