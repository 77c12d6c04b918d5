public import PaymentCardsEntity
public import PaymentCardsPorts

extension StoredCardsService {
    /// A part of the source with the person's actions applied; added cards come last.
    ///
    /// A part is changed only if one of its cards was changed.
    public func glances(_ number: Int) async throws(CardsError) -> CardGlances? {
        try store.refresh()
        if let part = try await source.glances(number) {
            let ledger = store.ledger
            return part.replacing(
                changes(to: part, by: ledger), adding: part.isLast ? ledger.changes.addedEntries : [])
        }
        // After the source's last part comes one more, for the added cards.
        let end = number > 0 ? try await source.glances(number - 1) : nil
        let added = store.ledger.changes.addedEntries
        guard !added.isEmpty, number == 0 || end.map({ !$0.isLast }) ?? false else { return nil }
        return CardGlances(added)
    }

    /// The cards that the source finds, unless cards with matching ids were added.
    public func glances(withIDPrefix prefix: String) async throws(CardsError) -> CardGlances? {
        try store.refresh()
        guard !store.ledger.changes.added.contains(where: { $0.id.feedID.hasPrefix(prefix) }),
            let part = try await source.glances(withIDPrefix: prefix)
        else { return nil }
        return part.replacing(changes(to: part, by: store.ledger))
    }

    private func changes(to part: CardGlances, by ledger: CardLedger) -> [Int: CardFeed.Entry?] {
        guard !ledger.touchedIDs.isEmpty else { return [:] }
        var changes: [Int: CardFeed.Entry?] = [:]
        for (position, glance) in part.enumerated() {
            guard let feedID = glance.feedID, ledger.touchedIDs.contains(feedID),
                case .card(let card) = glance.entry
            else { continue }
            if ledger.changes.keep(card) {
                changes[position] = .some(.card(ledger.card(card)))
            } else {
                changes.updateValue(nil, forKey: position)
            }
        }
        return changes
    }
}
