public import PaymentCardsEntity
import PaymentCardsGlances
public import PaymentCardsPorts
import Values

// A person's changes to the list of cards. The source is read before the store is locked, so that it delays no other process.

extension StoredCardsService {
    /// Adds a card.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard {
        let namesakes = try await Namesakes(of: card.number, in: source)
        try checkCancellation()
        return try store.change { ledger throws(CardsError) in
            try namesakes.check(card.number, with: ledger)
            let id = ledger.nextID(besides: namesakes.takenIDs)
            return ([.added(id, card)], AddedCard(id: id, card: card).paymentCard)
        }
    }

    /// Removes a card.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        let twins = try await Twins(of: card, in: source)
        try checkCancellation()
        try store.change { ledger throws(CardsError) in
            if twins.isListed, ledger.changes.keep(card) {
                // Older programs understand only what is removed with all its twins.
                let removed = twins.hasOthers ? RemovedCard.Twins.only(card.due?.identity) : .all
                return ([.removed(card.id, number: card.number, of: removed)], ())
            }
            // If the source has got a card with the same id since, the added one has a higher number in the list.
            let added = ledger.changes.added.first {
                $0.id.feedID == card.id.feedID && $0.card.number == card.number
            }
            guard let added else { throw .unknownCard(name: card.id.feedID, nearest: []) }
            return ([.removed(added.id, number: card.number)], ())
        }
    }

    /// The removed cards of the source, in its order, followed by the latest added cards that were removed.
    public func removedCards() async throws(CardsError) -> [PaymentCard] {
        try store.refresh()
        let ledger = store.ledger
        var cards: [PaymentCard] = []
        if !ledger.changes.removals.isEmpty {
            try await source.forEachBatch { batch in
                cards += ledger.changed(in: batch).removed.map { ledger.card($0.card) }
                return true
            }
        }
        return cards + ledger.gone.map(\.paymentCard)
    }

    /// Restores a card. An added card goes to the end; its number must not be on another card by now.
    public func restore(_ card: PaymentCard) async throws(CardsError) {
        try store.refresh()
        let isOfSource = !store.ledger.changes.keep(card)
        // A source may have the same number twice, and its cards are restored as they were.
        let namesakes = isOfSource ? Namesakes() : try await Namesakes(of: card.number, in: source)
        let twins = isOfSource ? try await Twins(of: card, in: source) : Twins()
        try checkCancellation()
        try store.change { ledger throws(CardsError) in
            let event = try ledger.restoring(card, hasTwins: twins.hasOthers)
            try namesakes.check(card.number, with: ledger)
            return ([event], ())
        }
    }
}

/// The cards of a source that may have the same number as another card, and the ids in use there.
private struct Namesakes {
    private var cards: [PaymentCard] = []
    private var sharedIDs: Set<String> = []
    /// The source's ids that look like those of added cards.
    private(set) var takenIDs: Set<String> = []

    /// No cards.
    init() {}

    /// The cards in `source` that may have `number`. Other cards are not decoded.
    init(of number: CardNumber, in source: any CardsSource) async throws(CardsError) {
        let prefix = Array(AddedCard.prefix.utf8)
        var namesakes = Namesakes()
        try await source.forEachBatch { batch in
            namesakes.sharedIDs.formUnion(batch.sharedIDs)
            for glance in batch {
                if glance.plainBytes(of: .id).map({ $0.starts(with: prefix) }) ?? true,
                    let feedID = glance.feedID, feedID.hasPrefix(AddedCard.prefix)
                {
                    namesakes.takenIDs.insert(feedID)
                }
                if glance.mayHave(number), case .card(let card) = glance.entry {
                    namesakes.cards.append(card)
                }
            }
            return true
        }
        self = namesakes
    }

    /// Rejects a number that another card has already.
    func check(_ number: CardNumber, with ledger: CardLedger) throws(CardsError) {
        let duplicate =
            cards.first { ledger.changes.keep($0) } ?? ledger.duplicate(of: number)?.paymentCard
        if let duplicate { throw .duplicateCard(CardCandidate(duplicate, sharedIDs: sharedIDs)) }
    }
}

/// The cards of a source with the id and the last four digits of a card: older programs compare no more of a number.
private struct Twins {
    /// Whether the card itself is there.
    private(set) var isListed = false
    /// Whether there is one with another due, or another number.
    private(set) var hasOthers = false

    /// None.
    init() {}

    init(of card: PaymentCard, in source: any CardsSource) async throws(CardsError) {
        var twins = Twins()
        try await source.forEachBatch { batch in
            for glance in batch {
                guard let other = glance.kin(of: card) else { continue }
                if other.isCopy(of: card) { twins.isListed = true } else { twins.hasOthers = true }
            }
            return true
        }
        self = twins
    }
}

extension CardCandidate {
    /// `card` with its name in the whole list.
    fileprivate init(_ card: PaymentCard, sharedIDs: Set<String>) {
        self.init(
            name: card.id.name(isShared: sharedIDs.contains(card.id.feedID)), title: card.title,
            number: card.number.masked)
    }
}
