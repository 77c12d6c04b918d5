import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// A person's changes to the list of cards: which of the source's cards are removed, and which are new.
struct ListChanges: Equatable, Sendable {
    /// The removed cards of any source.
    var removals = Removals()
    /// The added cards that are still in the list, in order.
    var added: [AddedCard] = []

    /// The added cards as they are listed.
    var addedCards: [PaymentCard] { added.map(\.paymentCard) }
}

/// The removed cards of any source.
struct Removals: Equatable, Sendable {
    private var removed = RemovedCards()
    /// Twins that were restored after all of them had been removed together.
    private var restored = RemovedCards()

    var isEmpty: Bool { removed.byKin.isEmpty }
    /// How many removals there are. One may remove several cards of a source.
    var count: Int { removed.byKin.values.reduce(0) { $0 + $1.count } }
    /// The removed cards, in an order that doesn't change.
    var cards: [RemovedCard] { removed.byKin.values.joined().sorted() }
    /// The exceptions, in an order that doesn't change.
    var spared: [RemovedCard] { restored.byKin.values.joined().sorted() }

    /// Which of `elements`, whose cards share an id, are removed: together with all that have their number, or each by itself; of equal
    /// ones the one that was called so, or else the first that is left.
    func places<Element: Hashable>(
        among elements: [Element], _ card: (Element) -> PaymentCard
    ) -> Set<Element> {
        var places = Set(elements.filter { removed.contains(RemovedCard(card($0)).withTwins) })
        for spared in restored.byKin.values.joined().sorted() {
            let equal = elements.filter {
                RemovedCard(card($0)).agrees(with: spared) && places.contains($0)
            }
            if let element = equal.first(where: { card($0).id == spared.id }) ?? equal.first {
                places.remove(element)
            }
        }
        let kins = Set(elements.map { card($0).known.kin })
        for removal in kins.flatMap({ removed.byKin[$0, default: []] }).sorted() {
            guard removal.twins != .all else { continue }
            let equal = elements.filter {
                RemovedCard(card($0)).agrees(with: removal) && !places.contains($0)
            }
            if let element = equal.first(where: { card($0).id == removal.id }) ?? equal.first {
                places.insert(element)
            }
        }
        return places
    }

    /// Whether a card may be removed, as far as can be told without the others with its id.
    func mayHave(_ card: RemovedCard) -> Bool {
        removed.contains(card) || removed.contains(card.withTwins) && !restored.contains(card)
    }

    mutating func remove(_ card: RemovedCard) {
        if card.twins == .all {
            removed.insert(card)
            restored.remove(where: { $0.withTwins.agrees(with: card) }, like: card)
        } else if !restored.removeOne(like: card) {
            removed.insert(card)
        }
    }

    /// - Returns: whether the card was removed.
    mutating func restore(_ card: RemovedCard) -> Bool {
        if removed.removeOne(like: card) {
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

    /// Adds a card. Of equal ones, each is removed by itself, by what it was called.
    ///
    /// - Returns: whether it wasn't there.
    @discardableResult
    mutating func insert(_ card: RemovedCard) -> Bool {
        let isThere = byKin[card.known.kin, default: []].contains {
            $0.id == card.id && $0.agrees(with: card)
        }
        return !isThere && byKin[card.known.kin, default: []].insert(card).inserted
    }

    /// Takes out one that agrees with `card`: the one that was called so, if there is one.
    ///
    /// - Returns: whether there was any.
    mutating func removeOne(like card: RemovedCard) -> Bool {
        let equal = byKin[card.known.kin, default: []].sorted().filter { $0.agrees(with: card) }
        guard let one = equal.first(where: { $0.id == card.id }) ?? equal.first else { return false }
        return remove(where: { $0 == one }, like: card)
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
/// id. A card that is listed twice is two cards.
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

    init(id: CardID, number: CardNumber, twins: Twins) {
        (self.id, self.number, self.twins) = (id, number, twins)
    }

    /// `card` alone, by its due.
    init(_ card: PaymentCard) {
        self.init(id: card.id, number: card.number, twins: .only(card.due?.identity))
    }

    /// The card and all its twins.
    var withTwins: RemovedCard { RemovedCard(id: id, number: number, twins: .all) }

    fileprivate var known: KnownCard { KnownCard(id, number: number) }

    /// Whether both can be the same card, by all that is known of them.
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
