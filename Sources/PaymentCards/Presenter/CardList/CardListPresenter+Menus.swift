public import PaymentCardsContract

extension CardListPresenter {
    // MARK: - Search

    /// Lets the person type words to search for.
    public func didBeginSearch() {
        act()
        browsing.isSearching = true
        render()
    }

    /// Searches for `text` from now on.
    public func didChange(search text: String) {
        act()
        guard text != query.search else { return }
        query.search = text
        restart()
    }

    /// Ends typing; without keeping, the search ends too.
    public func didEndSearch(keeping: Bool) {
        act()
        browsing.isSearching = false
        guard keeping || query.search.isEmpty else { return didChange(search: "") }
        render()
    }

    // MARK: - Menus

    /// Opens a menu at the choice that holds.
    public func didOpen(menu: CardListMenu) {
        act()
        browsing.menu = CardBrowsing.OpenMenu(kind: menu, selected: menu.choice(in: query) ?? 0)
        render()
    }

    /// Moves in the menu; from either end to the other.
    public func didMoveMenu(by items: Int) {
        guard let menu = browsing.menu else { return }
        let count = menu.kind.choices.count
        browsing.menu?.selected = ((menu.selected + items) % count + count) % count
        render()
    }

    /// Lets the selected choice hold from now on.
    public func didChooseFromMenu() {
        guard let menu = browsing.menu else { return }
        browsing.menu = nil
        menu.kind.choices[menu.selected].apply(&query)
        restart()
    }

    // MARK: - Errands

    /// Another query: its first page is to be fetched, and read from its top.
    private func restart() {
        if case .page(_, let size) = query.page { query.page = .page(1, size: size) }
        browsing.errand = .reload
        browsing.first = 0
        browsing.focus = nil
        state.closeAll(but: nil)
        render()
    }

    /// Fetches what the events so far made necessary. A reload replaces one that is still on its way; a next page waits for
    /// nothing and is asked for once.
    public func didHandleEvents() async {
        switch browsing.errand {
        case nil: return
        case .reload: await reload()
        case .nextPage: await loadNextPage()
        }
    }

    private func reload() async {
        if case .page(_, let size) = query.page { query.page = .page(1, size: size) }
        await fetch(query) { listing in listing }
    }

    private func loadNextPage() async {
        guard case .loaded(let listing) = state.phase, case .page(_, let size) = query.page else { return }
        var next = query
        next.page = .page(listing.page + 1, size: size)
        await fetch(next) { listing.continued(by: $0) }
    }

    /// Fetches `query` while the cards that are here stay, and shows what `combine` makes of the answer. An answer that has
    /// been overtaken by another request is dropped.
    private func fetch(_ query: CardQuery, combine: (CardListing) -> CardListing) async {
        browsing.errand = nil
        browsing.busySince = browsing.now
        request += 1
        let current = request
        do {
            let listing = try await interactor.cards(matching: query)
            guard current == request else { return }
            state.phase = .loaded(combine(listing))
            state.alert = nil
        } catch {
            guard current == request else { return }
            fail(error)
        }
        browsing.busySince = nil
        settle()
    }

    private func fail(_ error: CardsError) {
        guard error != .cancelled else { return }
        if case .loaded = state.phase {
            state.alert = error
        } else {
            state.phase = .failed(error)
        }
    }

    /// The cards have changed: the focus stays where it can, and what is no longer here is forgotten.
    func settle() {
        state.swipes = state.swipes.filter { state.item($0.key) != nil }
        if case .loaded = state.phase, browsing.capacity != nil { browsing.hint.begin(at: browsing.now) }
        followFocus()
        render()
    }
}

extension CardListing {
    /// These cards and those of the page that follows, each card once.
    fileprivate func continued(by next: CardListing) -> CardListing {
        let known = Set(items.map(\.id))
        let new = next.items.filter { !known.contains($0.id) }
        return CardListing(
            items: items + new, unreadable: unreadable + next.unreadable.filter { !unreadable.contains($0) },
            page: next.page, pageCount: next.pageCount, total: next.total,
            // A page that brings nothing new is the end, whatever the service says.
            hasNextPage: next.hasNextPage && !new.isEmpty)
    }
}
