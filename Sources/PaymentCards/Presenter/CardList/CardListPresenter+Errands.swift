import PaymentCardsContract
import PaymentCardsEntity

// What a live list fetches. The cards that are here stay until the answer has come.

extension CardListPresenter {
    /// Fetches what the events so far made necessary, and what that makes necessary in turn.
    ///
    /// A reload replaces whatever is on its way; a next page waits until nothing is, and is asked for once.
    public func didHandleEvents() async {
        while let errand = browsing.errand {
            browsing.errand = nil
            let isDone =
                switch errand {
                case .reload: await reload()
                case .nextPage: await loadNextPage()
                }
            // Whoever has overtaken this one sees to what comes after it, too.
            guard isDone else { return }
        }
    }

    /// Another query: its first page is to be fetched, and read from its top.
    func restart() {
        browsing.errand = .reload
        browsing.window.moveToTop()
        browsing.focus = nil
        state.closeAll(but: nil)
        state.alert = nil
        browsing.failedErrand = nil
        render()
    }

    /// Fetches the cards anew, as many pages as it takes to have the place where the person is.
    ///
    /// - Returns: whether nothing has overtaken it.
    private func reload() async -> Bool {
        if case .page(_, let size) = query.page { query.page = .page(1, size: size) }
        let query = query
        let place = browsing.window.range(of: state.items.count).upperBound
        return await fetch(.reload) { interactor throws(CardsError) in
            var listing = try await interactor.cards(matching: query)
            while listing.hasNextPage, listing.items.count < place {
                listing = try await interactor.cards(matching: query, after: listing)
            }
            return listing
        }
    }

    private func loadNextPage() async -> Bool {
        guard case .loaded(let listing) = state.phase else { return true }
        let query = query
        return await fetch(.nextPage) { interactor throws(CardsError) in
            try await interactor.cards(matching: query, after: listing)
        }
    }

    /// - Returns: whether nothing has overtaken it.
    private func fetch(
        _ errand: CardBrowsing.Errand,
        _ question: @escaping Question
    ) async -> Bool {
        guard let answer = await answer(to: question) else { return false }
        let place = focusIndex
        browsing.failedErrand = nil
        switch answer {
        case .success(let listing):
            state.phase = .loaded(listing)
            if let added = browsing.added, state.item(added) != nil { browsing.focus = added }
            browsing.added = nil
            if browsing.isGoingToEnd, errand == .nextPage { goOnToEnd(of: listing) }
        case .failure(.cancelled): if state.phase == .loading { resume() }
        case .failure(let error):
            browsing.isGoingToEnd = false
            // The next page of a list that has changed is of no use to anybody.
            browsing.failedErrand = error.isShift ? .reload : errand
            fail(error)
        }
        settle(near: place)
        return true
    }

    private func goOnToEnd(of listing: CardListing) {
        browsing.focus = listing.items.last?.id
        browsing.isGoingToEnd = listing.hasNextPage
        if listing.hasNextPage { browsing.errand = .nextPage }
    }

    /// Cards that are here stay, with an alert over them.
    private func fail(_ error: CardsError) {
        if case .loaded = state.phase {
            state.alert = error
        } else {
            state.phase = .failed(error)
        }
        report(error)
    }

    /// The cards have changed: the focus stays where it can, and what is no longer here is forgotten.
    func settle(near place: Int? = nil) {
        state.swipes = state.swipes.filter { state.item($0.key) != nil }
        if browsing.held.flatMap(state.item) == nil { browsing.held = nil }
        if !state.items.isEmpty { browsing.hint.begin() }
        followFocus(near: place)
        render()
    }
}

extension CardListInteractorInput {
    /// `listing` and the page of `query` after it.
    fileprivate func cards(
        matching query: CardQuery, after listing: CardListing
    ) async throws(CardsError) -> CardListing {
        var next = query
        if case .page(_, let size) = query.page { next.page = .page(listing.page + 1, size: size) }
        return listing.continued(by: try await cards(matching: next))
    }
}

extension CardsError {
    /// Whether the list is not the one any more that its first cards are of.
    fileprivate var isShift: Bool { if case .uselessAnswer(_, .shifting) = self { true } else { false } }
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
            hasNextPage: next.hasNextPage && !new.isEmpty, kept: next.kept ?? kept)
    }
}
