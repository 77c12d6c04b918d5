import PaymentCardsContract
import PaymentCardsEntity

/// Turns the list's state into what is on the screen, in one language.
struct CardListWording {
    let language: Language

    var errors: ErrorWording { ErrorWording(language: language) }

    /// What is on the screen when the state is `state` and `query` was asked.
    func viewState(
        for state: CardListState, _ browsing: CardBrowsing, query: CardQuery, reducesMotion: Bool
    ) -> CardListViewState {
        let title = CardStrings.listTitle[language]
        let controls = CardListControlsWording(language: language)
            .controls(for: state, browsing, query: query, reducesMotion: reducesMotion)
        switch state.phase {
        case .idle:
            return CardListViewState(title: title, content: .idle, controls: controls)
        case .loading:
            // A live screen waits a moment before it says that it waits.
            let isSaid = controls.map(\.isBusy) ?? true
            return CardListViewState(
                title: title, content: isSaid ? .loading(CardStrings.loading[language]) : .idle,
                controls: controls)
        case .failed(let error):
            return CardListViewState(
                title: title, content: .failed(errors.alert(for: error)), controls: controls)
        case .reading(let listing):
            let records = listing.items.map { CardRecord($0, swipe: nil) }
            return CardListViewState(
                title: title, summary: summary(of: listing, query: query),
                content: .records(records, isFirst: listing.page == 1), partial: partial(listing.unreadable),
                paging: PagingState(page: listing.page, total: listing.total))
        case .loaded(let listing):
            return CardListViewState(
                title: title, summary: summary(of: listing, query: query),
                content: content(of: listing, state, browsing, query), partial: partial(listing.unreadable),
                kept: listing.kept?.state(in: language),
                paging: controls == nil ? paging(of: listing) : PagingState(total: listing.total),
                alert: state.alert.map(errors.alert), controls: controls)
        }
    }

    private func content(
        of listing: CardListing, _ state: CardListState, _ browsing: CardBrowsing, _ query: CardQuery
    ) -> CardListViewState.Content {
        guard !listing.items.isEmpty else { return .empty(emptiness(of: listing, query)) }
        let factory = CardRowFactory(
            language: language, isPrivate: browsing.hidesDigits)
        let first = browsing.isLive ? 0 : firstPosition(of: listing, query)
        let count = max(listing.total ?? 0, first + listing.items.count)
        let hint = browsing.hint.reveal(at: browsing.now)
        let rows = browsing.window.range(of: listing.items.count).map { index in
            let item = listing.items[index]
            return factory.row(
                for: item, place: (first + index + 1, count), swipe: state.swipes[item.id],
                hint: index == 0 ? hint : 0)
        }
        return .cards(rows)
    }

    private func emptiness(of listing: CardListing, _ query: CardQuery) -> NoticeState {
        if listing.total != 0, listing.page > listing.pageCount ?? 1 {
            return NoticeState(
                headline: "\(CardStrings.noPage[language]) \(listing.page)",
                advice: listing.pageCount.map { "\(CardStrings.lastPage[language]) \($0)." }
                    ?? CardStrings.earlierPage[language])
        }
        guard !query.isNarrowed else {
            return NoticeState(
                headline: CardStrings.noMatch[language], advice: CardStrings.noMatchAdvice[language])
        }
        let advice = listing.unreadable.isEmpty ? CardStrings.noCardsAdvice : CardStrings.noneReadable
        return NoticeState(headline: CardStrings.noCards[language], advice: advice[language])
    }

    /// How many cards stand on the pages before this one.
    private func firstPosition(of listing: CardListing, _ query: CardQuery) -> Int {
        switch query.page {
        case .page(let number, let size):
            guard number > 1 else { return 0 }
            let (first, overflow) = (number - 1).multipliedReportingOverflow(by: size)
            // A service may answer whatever page it is asked for.
            return overflow || first > .max - listing.items.count ? 0 : first
        case .all: return 0
        }
    }

    private func summary(of listing: CardListing, query: CardQuery) -> String? {
        guard let total = listing.total else { return nil }
        return (query.isNarrowed ? CardStrings.foundCount : CardStrings.cardCount)(total, in: language)
    }

    private func partial(_ unreadable: [UnreadableCard]) -> PartialState? {
        guard !unreadable.isEmpty else { return nil }
        return PartialState(
            headline: CardStrings.unreadableCount(unreadable.count, in: language),
            faults: unreadable.map { card in
                PartialState.Fault(
                    path: card.field.path.safeText, expected: card.field.expected.text(in: .english),
                    found: card.field.found.text(in: .english))
            })
    }

    private func paging(of listing: CardListing) -> PagingState {
        var label: String?
        if !listing.items.isEmpty, listing.page > 1 || listing.hasNextPage {
            label = "\(CardStrings.page[language]) \(listing.page)"
            if let count = listing.pageCount { label?.append(" \(CardStrings.pageOf[language]) \(count)") }
        }
        return PagingState(
            page: listing.page, pageCount: listing.pageCount, total: listing.total, label: label)
    }
}

extension CardQuery {
    /// Whether some cards may be left out.
    fileprivate var isNarrowed: Bool { !search.isEmpty || !filters.isEmpty }
}
