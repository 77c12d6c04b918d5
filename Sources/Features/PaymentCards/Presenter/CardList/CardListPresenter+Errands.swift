import PaymentCardsEntity
import PaymentCardsPorts
import SwipeKit

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
                case .nextPage: await loadPage(after: true)
                case .previousPage: await loadPage(after: false)
                case .jump(let end): await jump(to: end)
                }
            // Whoever has overtaken this one sees to what comes after it, too.
            guard isDone else { return }
        }
    }

    /// Another query: its first page is to be fetched, and read from its top.
    func restart() {
        browsing.errand = .reload
        browsing.isRefreshing = false
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
        let place = browsing.window.first
        let end = min(place + (browsing.window.capacity ?? 0), state.places.upperBound)
        query = query.with(page: 1)
        let query = query
        return await fetch(.reload) { interactor throws(CardsError) in
            var stretch = CardStretch(try await interactor.cards(matching: query), of: query)
            // The first page is asked for even where the person is elsewhere: what is gathered page by page begins anew with it.
            if case .page(_, let size) = query.page, size > 0, place / size > 0, stretch.listing.hasNextPage {
                let there = query.with(page: place / size + 1)
                let listing = try await interactor.cards(matching: there)
                stretch =
                    listing.items.isEmpty
                    ? try await interactor.end(.last, of: query) : CardStretch(listing, of: there)
            }
            while stretch.listing.hasNextPage, stretch.places.upperBound < end {
                stretch.append(
                    try await interactor.cards(matching: query.with(page: stretch.listing.page + 1)))
            }
            return stretch
        }
    }

    private func loadPage(after: Bool) async -> Bool {
        guard let stretch = state.stretch,
            let page = after ? stretch.listing.page + 1 : stretch.previousPage
        else { return true }
        let query = query.with(page: page)
        return await fetch(after ? .nextPage : .previousPage) { interactor throws(CardsError) in
            CardStretch(try await interactor.cards(matching: query), of: query)
        }
    }

    private func jump(to end: CardBrowsing.ListEnd) async -> Bool {
        guard browsing.goal == end else { return true }
        let query = query
        return await fetch(.jump(end)) { interactor throws(CardsError) in
            try await interactor.end(end, of: query)
        }
    }

    /// - Returns: whether nothing has overtaken it.
    private func fetch(
        _ errand: CardBrowsing.Errand,
        _ question: @escaping Question
    ) async -> Bool {
        guard let answer = await answer(to: question) else { return false }
        let place = browsing.focus.flatMap(state.place)
        browsing.failedErrand = nil
        switch answer {
        case .success(let stretch):
            take(stretch, from: errand)
            // Cards that are not new say so themselves.
            if errand == .reload, browsing.isRefreshing, stretch.listing.kept == nil {
                browsing.say(ControlStrings.refreshed)
            }
            if let added = browsing.added, state.item(added) != nil { browsing.focus = added }
            browsing.added = nil
        case .failure(.cancelled): if state.phase == .loading { resume() }
        case .failure(let error):
            browsing.goal = nil
            // The next page of a list that has changed is of no use to anybody.
            browsing.failedErrand = error.isShift ? .reload : errand
            fail(error)
        }
        if errand == .reload { browsing.isRefreshing = false }
        settle(near: place)
        return true
    }

    /// Puts the cards that have come where they belong. Pages that are far from the person are let go of.
    private func take(_ stretch: CardStretch, from errand: CardBrowsing.Errand) {
        var all = state.stretch ?? stretch
        switch errand {
        case .reload: all = stretch
        case .nextPage: all.append(stretch.listing)
        case .previousPage: all.prepend(stretch.listing)
        case .jump(let end):
            // Somebody who has done something else meanwhile stays where they are.
            guard browsing.goal == end else { return }
            all = stretch
        }
        if let goal = browsing.goal, errand != .reload {
            let isThere = goal == .last ? !all.listing.hasNextPage : all.previousPage == nil
            browsing.focus = (goal == .last ? all.listing.items.last : all.listing.items.first)?.id
            browsing.goal = isThere ? nil : goal
            if !isThere { browsing.errand = goal == .last ? .nextPage : .jump(.first) }
        }
        state.phase = .loaded(all)
        guard let focus = browsing.focus, let place = state.place(of: focus) else { return }
        browsing.window.reveal(place, of: all.places)
        all.trim(to: browsing.window.surroundings(of: all.places))
        state.phase = .loaded(all)
    }

    /// Cards that are here stay, with an alert over them.
    private func fail(_ error: CardsError) {
        if case .loaded = state.phase {
            state.alert = error
        } else {
            state.phase = .failed(error)
        }
        report(failure: error)
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
    /// The page at an end of what `query` asks for.
    fileprivate func end(
        _ end: CardBrowsing.ListEnd, of query: CardQuery
    ) async throws(CardsError) -> CardStretch {
        let first = query.with(page: 1)
        switch end {
        case .first: return CardStretch(try await cards(matching: first), of: first)
        case .last:
            let listing = try await lastPage(of: first)
            return CardStretch(listing, of: query.with(page: listing.page))
        }
    }
}

extension CardsError {
    /// Whether the list is not the one any more that its first cards are of.
    fileprivate var isShift: Bool { if case .uselessAnswer(_, .shifting) = self { true } else { false } }
}

extension CardQuery {
    /// The same query for another page, where it asks for one.
    fileprivate func with(page number: Int) -> CardQuery {
        guard case .page(_, let size) = page else { return self }
        var query = self
        query.page = .page(number, size: size)
        return query
    }
}
