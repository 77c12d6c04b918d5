public import PaymentCardsEntity
public import PaymentCardsPorts

// What a person does to the list of cards. The source is asked before the store is locked: nobody shall wait for that.

extension StoredCardsService {
    /// Adds a card.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard {
        let namesakes = try await Namesakes(of: card.number, in: source)
        try checkCancellation()
        return try store.change { ledger throws(CardsError) in
            try namesakes.check(card.number, with: ledger)
            let id = ledger.nextID(besides: namesakes.takenIDs)
            return (.added(id, card), AddedCard(id: id, card: card).paymentCard)
        }
    }

    /// Takes a card away.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        var isInSource = false
        try await source.forEachGlance { glance in
            isInSource = glance.isCard(card)
            return !isInSource
        }
        try checkCancellation()
        try store.change { ledger throws(CardsError) in
            if isInSource, ledger.changes.keep(card) {
                return (.removed(card.id, number: card.number), ())
            }
            // Where the source has got a card of the same id since, the list counts the added one after it.
            let added = ledger.changes.added.first {
                $0.id.feedID == card.id.feedID && $0.card.number == card.number
            }
            guard let added else { throw .unknownCard(name: card.id.feedID, nearest: []) }
            return (.removed(added.id, number: card.number), ())
        }
    }

    /// The cards of the source that were removed, in its order, and then the last ones that were added and removed.
    public func removedCards() async throws(CardsError) -> [PaymentCard] {
        try store.refresh()
        let ledger = store.ledger
        let ids = Set(ledger.changes.removed.map(\.id.feedID))
        var cards: [PaymentCard] = []
        if !ids.isEmpty {
            try await source.forEachGlance { glance in
                if let feedID = glance.feedID, ids.contains(feedID), case .card(let card) = glance.entry,
                    !ledger.changes.keep(card)
                {
                    cards.append(ledger.card(card))
                }
                return cards.count < ledger.changes.removed.count
            }
        }
        return cards + ledger.gone.map(\.paymentCard)
    }

    /// Brings a card back. One that was added comes last; its number may be on no other card by now.
    public func restore(_ card: PaymentCard) async throws(CardsError) {
        try store.refresh()
        let isOfSource = !store.ledger.changes.keep(card)
        // A source may have the same number twice, and its cards come back as they were.
        let namesakes = isOfSource ? Namesakes() : try await Namesakes(of: card.number, in: source)
        try checkCancellation()
        try store.change { ledger throws(CardsError) in
            let event = try ledger.restoring(card)
            try namesakes.check(card.number, with: ledger)
            return (event, ())
        }
    }
}

/// The cards of a source that may have the same number as another one, and the ids that are taken there.
private struct Namesakes {
    private var cards: [PaymentCard] = []
    private var sharedIDs: Set<String> = []
    /// Those ids of the source that look like an added card's.
    private(set) var takenIDs: Set<String> = []

    /// None.
    init() {}

    /// Those of `number` in `source`. Other cards are not decoded.
    init(of number: CardNumber, in source: any CardsSource) async throws(CardsError) {
        let prefix = Array(AddedCard.prefix.utf8)
        var (cards, takenIDs): ([PaymentCard], Set<String>) = ([], [])
        sharedIDs = try await source.forEachGlance { glance in
            if glance.plainBytes(of: .id).map({ $0.starts(with: prefix) }) ?? true,
                let feedID = glance.feedID, feedID.hasPrefix(AddedCard.prefix)
            {
                takenIDs.insert(feedID)
            }
            if glance.mayHave(number), case .card(let card) = glance.entry {
                cards.append(card)
            }
            return true
        }
        (self.cards, self.takenIDs) = (cards, takenIDs)
    }

    /// Refuses a number that is on a card already.
    func check(_ number: CardNumber, with ledger: CardLedger) throws(CardsError) {
        let duplicate =
            cards.first { ledger.changes.keep($0) } ?? ledger.duplicate(of: number)?.paymentCard
        if let duplicate { throw .duplicateCard(CardCandidate(duplicate, sharedIDs: sharedIDs)) }
    }
}

extension CardGlance {
    /// Whether it is `card`, of which only what a person did to it may differ.
    fileprivate func isCard(_ card: PaymentCard) -> Bool {
        if let plain = plainBytes(of: .id), !plain.elementsEqual(card.id.feedID.utf8) { return false }
        return id == card.id && number == card.number
    }
}

extension CardCandidate {
    /// `card` by the name that it has in the whole list.
    fileprivate init(_ card: PaymentCard, sharedIDs: Set<String>) {
        let id = card.id
        let isShared = id.occurrence > 1 || sharedIDs.contains(id.feedID)
        self.init(
            name: isShared ? "\(id.feedID)#\(id.occurrence)" : id.feedID, title: card.title,
            number: card.number.masked)
    }
}
