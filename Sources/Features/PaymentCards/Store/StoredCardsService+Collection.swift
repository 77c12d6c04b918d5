public import PaymentCardsEntity
public import PaymentCardsPorts
import Values

// A person's changes to the list of cards. The source is read before the store is locked, so that it delays no other process.

extension StoredCardsService {
    /// Adds a card. Where that begins a wallet, its cards are the only ones from then on.
    ///
    /// - Throws: `fixedCards` if the source's cards are all that there can be.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard {
        guard takesCards else { throw .fixedCards }
        try checkCancellation()
        if let first = try begin(with: card) { return first }
        let cards = try await source.wallet().cards
        try checkCancellation()
        return try store.add(card, besides: cards)
    }

    /// Removes a card.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        let namesakes = try await namesakes(of: card)
        try checkCancellation()
        try store.change { ledger throws(CardsError) in
            if namesakes.means(card, among: ledger.changed(namesakes).listed) {
                // Older programs understand only what is removed with all its namesakes.
                let removed = namesakes.count > 1 ? RemovedCard.Twins.only(card.due?.identity) : .all
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
        let gone = ledger.gone.map(\.paymentCard)
        guard !ledger.changes.removals.isEmpty else { return gone }
        return ledger.changed(try await source.wallet().cards).removed + gone
    }

    /// Restores a card. An added card goes to the end; its number must not be on another card by now.
    public func restore(_ card: PaymentCard) async throws(CardsError) {
        try store.refresh()
        let cards = try await source.wallet().cards
        let namesakes = cards.filter(card.isNamesake)
        try checkCancellation()
        try store.change { ledger throws(CardsError) in
            let isOfSource = namesakes.means(card, among: ledger.changed(namesakes).removed)
            let event = try ledger.restoring(card, isOfSource: isOfSource, hasTwins: namesakes.count > 1)
            // A source may have the same number twice, and its cards are restored as they were.
            try ledger.checkNumber(card.number, among: isOfSource ? [] : cards)
            return ([event], ())
        }
    }

    /// The cards of the source with the id and the last four digits of `card`, itself among them: older programs compare no more of a
    /// number.
    private func namesakes(of card: PaymentCard) async throws(CardsError) -> [PaymentCard] {
        try await source.wallet().cards.filter(card.isNamesake)
    }
}

extension LedgerStore {
    /// Adds `card` to `cards`, those of a source.
    mutating func add(_ card: NewCard, besides cards: [PaymentCard]) throws(CardsError) -> PaymentCard {
        try change { ledger throws(CardsError) in
            try ledger.checkNumber(card.number, among: cards)
            let id = ledger.nextID(besides: Set(cards.lazy.map(\.id.feedID)))
            return ([.added(id, card)], AddedCard(id: id, card: card).paymentCard)
        }
    }
}

extension PaymentCard {
    /// Whether `other` has its id and the same last four digits.
    fileprivate func isNamesake(of other: PaymentCard) -> Bool { known.kin == other.known.kin }
}

extension [PaymentCard] {
    /// Whether one of `cards`, which are some of these, is `card`, whatever its place; of several equal ones, the one that is called so.
    fileprivate func means(_ card: PaymentCard, among cards: [PaymentCard]) -> Bool {
        func isEqual(_ other: PaymentCard) -> Bool { RemovedCard(other).agrees(with: RemovedCard(card)) }
        let isOnlyOne = count(where: isEqual) == 1
        return cards.contains { isEqual($0) && (isOnlyOne || $0.id == card.id) }
    }
}

extension CardLedger {
    /// Checks that no card has this number: none of those of a source that are still in the list, and none that was added.
    fileprivate func checkNumber(
        _ number: CardNumber, among cards: [PaymentCard]
    ) throws(CardsError) {
        let listed = changed(cards.filter { $0.number.mayBeSame(as: number) }).listed
        guard let duplicate = listed.first ?? duplicate(of: number)?.paymentCard else { return }
        let isShared = cards.contains { $0.id.feedID == duplicate.id.feedID && $0.id != duplicate.id }
        throw .duplicateCard(
            CardCandidate(
                name: duplicate.id.name(isShared: isShared), title: duplicate.title,
                number: duplicate.number.masked))
    }
}
