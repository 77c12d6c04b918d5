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
        if let own = try await addToWallet(card) { return own }
        let cards = try await source.wallet().cards
        try checkCancellation()
        return try store.add(card, besides: cards)
    }

    /// Takes back that a card was added. Those of the source can't be removed.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        try checkCancellation()
        if let begun { return try await begun.remove(card) }
        try store.change { ledger throws(CardsError) in
            // If the source has got a card with the same id since, the added one has a higher number in the list.
            let added = ledger.added.first {
                $0.id.feedID == card.id.feedID && $0.card.number == card.number
            }
            guard let added else { throw .unknownCard(name: card.id.feedID, nearest: []) }
            return ([.removed(added.id, number: card.number)], ())
        }
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

extension CardLedger {
    /// Checks that no card has this number: none of those of a source that are still in the list, and none that was added.
    fileprivate func checkNumber(
        _ number: CardNumber, among cards: [PaymentCard]
    ) throws(CardsError) {
        let listed = cards.filter { $0.number.mayBeSame(as: number) }
        guard let duplicate = listed.first ?? duplicate(of: number)?.paymentCard else { return }
        let isShared = cards.contains { $0.id.feedID == duplicate.id.feedID && $0.id != duplicate.id }
        throw .duplicateCard(
            CardCandidate(
                name: duplicate.id.name(isShared: isShared), title: duplicate.title,
                number: duplicate.number.masked))
    }
}
