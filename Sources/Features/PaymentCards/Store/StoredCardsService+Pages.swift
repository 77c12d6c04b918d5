public import PaymentCardsEntity
public import PaymentCardsPorts

extension StoredCardsService {
    /// A page of the source without removed cards, and with payments subtracted from dues; added cards come last.
    ///
    /// Pages are full and divided as in ``CardFeed/page(_:size:)``. If nothing was removed, they are the source's own pages up
    /// to its last one. Otherwise, the page after the one requested before takes as long as the source's; for any other page
    /// the preceding ones are read again.
    public func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        try store.refresh()
        guard number >= 1, size >= 1 else { return try await source.page(number, size: size) }
        let changes = store.ledger.changes
        let page =
            changes.removed.isEmpty
            ? try await sourcePage(number, size: size, changes)
            : try await cutPage(number, size: size, changes)
        let ledger = store.ledger
        let entries = page.entries.map { entry in
            if case .card(let card) = entry { CardFeed.Entry.card(ledger.card(card)) } else { entry }
        }
        return CardPage(
            entries: entries, isLast: page.isLast, total: page.total, sharedIDs: page.sharedIDs)
    }

    private func sourcePage(_ number: Int, size: Int, _ changes: ListChanges) async throws(CardsError)
        -> CardPage
    {
        let page = try await source.page(number, size: size)
        let added = changes.addedEntries
        guard !added.isEmpty else { return page }
        guard page.isLast else {
            return CardPage(
                entries: page.entries, isLast: false, total: page.total.map { $0 + added.count },
                sharedIDs: page.sharedIDs)
        }
        if number == 1 || !page.entries.isEmpty {
            addedPages = AddedPages(size: size, number: number, count: page.cardCount)
        } else if addedPages.map({ $0.size != size || $0.number > number }) ?? true {
            addedPages = try await AddedPages.find(in: source, size: size)
        }
        return addedPages?.page(page, number: number, added: added) ?? page
    }

    private func cutPage(_ number: Int, size: Int, _ changes: ListChanges) async throws(CardsError)
        -> CardPage
    {
        let kept = walk.flatMap { $0.size == size && $0.changes == changes && $0.number < number ? $0 : nil }
        var walk = kept ?? SourceWalk(size: size, changes: changes)
        // Another call may arrive while this one waits, and start its own walk.
        self.walk = nil
        var page = try await walk.next(of: source)
        while walk.number < number, !page.isLast { page = try await walk.next(of: source) }
        self.walk = walk
        guard walk.number < number else { return page }
        return CardPage(entries: [], isLast: true, total: page.total, sharedIDs: page.sharedIDs)
    }
}
