import PaymentCardsEntity
import PaymentCardsGlances
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of the list: paging, naming, search, filters and order. It is stateless.
package struct CardListInteractor: CardListInteractorInput {
    let service: any CardsSource
    /// Tells the current day for the person.
    let days: DayClock
    /// The maximum number of cards kept to find a page of a sorted list.
    private let keptCards: Int
    /// The maximum number of cards kept until all are counted, so that none has to be examined again.
    private let fewCards: Int

    package init(service: any CardsSource, days: DayClock = DayClock()) {
        self.init(
            service: service, days: days, keptCards: 50_000, fewCards: Portions<CardListing.Item>.size)
    }

    init(service: any CardsSource, days: DayClock, keptCards: Int, fewCards: Int) {
        (self.service, self.days) = (service, days)
        (self.keptCards, self.fewCards) = (keptCards, fewCards)
    }

    /// The cards that match `query`.
    ///
    /// A plain page requests only that page from the service; everything else requires examining every card.
    package func cards(matching query: CardQuery) async throws(CardsError) -> CardListing {
        if let name = query.name {
            return try await CardNaming(name: name).card(in: service).listing
        }
        if case .page(let number, let size) = query.page, !query.isSelective {
            return try await page(number, size: size)
        }
        // All cards are compared on the same day, however long that takes.
        let today = days.today
        let start = try await start(of: query, on: today)
        var survey = CardSurvey(of: service)
        var selection = CardSelection(query, on: today, after: start)
        try await survey.look(with: &selection, limit: query.limit)
        try survey.checkThatSomethingIsReadable()
        if survey.isWhole, let error = selection.unknownWord { throw error }
        return listing(
            of: try await survey.items(for: selection.cards), in: survey, selection, page: query.page)
    }

    /// The position after which a page far down a sorted list begins; `nil` if the preceding cards can be kept in memory.
    ///
    /// They are skipped in batches, as keys without cards, examining all cards once per batch.
    private func start(
        of query: CardQuery, on today: CalendarDate?
    ) async throws(CardsError) -> FirstCards.Position? {
        let end = CardSelection.range(of: query).lowerBound
        guard !query.sort.isEmpty, end > keptCards else { return nil }
        var finder = CardSelection(query, on: today)
        var memory = CardMemory(today: today)
        var start: FirstCards.Position?
        var (passed, last) = (0, 0)
        while passed < end {
            let count = min(4 * keptCards, end - passed)
            var next = FirstCards(count, by: query.sort, after: start, keepsCards: false)
            var survey = CardSurvey(of: service)
            try await survey.look { glance, place in
                if finder.finds(glance) { next.add(glance, at: place, &memory) }
                last = place
            }
            // So few are kept by how well they are found.
            if query.isFuzzy, last < CardSelection.mostRankedCards { return nil }
            guard let position = next.last else { break }
            start = position
            passed += count
        }
        return start
    }

    /// The last page of the cards that match `query`. All cards are counted to find it.
    package func lastPage(of query: CardQuery) async throws(CardsError) -> CardListing {
        guard case .page(_, let size) = query.page, query.name == nil else {
            return try await cards(matching: query)
        }
        var query = query
        let sort = query.sort
        (query.sort, query.page) = ([], .page(1, size: 0))
        var survey = CardSurvey(of: service)
        var selection = CardSelection(query, on: days.today)
        try await survey.look(with: &selection)
        (query.sort, query.page) = (sort, .page(pageCount(of: selection.count, size: size), size: size))
        return try await cards(matching: query)
    }

    private func page(_ number: Int, size: Int) async throws(CardsError) -> CardListing {
        let page = try await service.page(number, size: size)
        let faults = page.entries.compactMap(\.fault)
        if page.total == 0, page.isLast, !faults.isEmpty { throw .noneReadable(faults) }
        let start = CardPageSelection.page(number, size: size).places.lowerBound
        let cards = page.entries.compactMap(\.card)
        let names = try await CardSurvey.names(of: cards, sharedIDs: page.sharedIDs, in: service)
        return CardListing(
            items: cards.enumerated().map {
                CardListing.Item(PlacedCard(card: $1, place: start + $0), names)
            },
            unreadable: faults, page: number,
            pageCount: page.total.map { pageCount(of: $0, size: size) }, total: page.total,
            hasNextPage: !page.isLast, kept: page.kept)
    }

    private func listing(
        of items: [CardListing.Item], in survey: CardSurvey, _ selection: CardSelection,
        page: CardPageSelection
    ) -> CardListing {
        let count = selection.count
        switch page {
        case .all:
            return CardListing(
                items: items, unreadable: survey.unreadable, total: count, kept: survey.kept,
                hasOnlyWholeWords: selection.hasOnlyWholeWords)
        case .page(let number, let size):
            let pages = pageCount(of: count, size: size)
            return CardListing(
                items: items, unreadable: survey.unreadable, page: number, pageCount: pages, total: count,
                hasNextPage: !items.isEmpty && number < pages, kept: survey.kept,
                hasOnlyWholeWords: selection.hasOnlyWholeWords)
        }
    }

    private func pageCount(of total: Int, size: Int) -> Int {
        guard total > 0, size > 0 else { return 1 }
        return total / size + (total % size == 0 ? 0 : 1)
    }
}

extension CardListInteractor {
    /// Those of these cards that are still in the list, where the source finds a card without the others.
    package func listed(_ items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item]? {
        var listed: [CardListing.Item] = []
        for item in items {
            guard let glances = try await service.glances(withIDPrefix: item.id.feedID) else { return nil }
            for glance in glances where glance.occurrence == item.id.occurrence && glance.id == item.id {
                guard case .card(let card) = glance.entry else { continue }
                listed.append(
                    CardListing.Item(
                        card: card, name: item.name, place: item.place, offers: CardRules.offers(for: card)))
            }
        }
        return listed
    }

    /// Passes every card that matches `query` to `take`.
    ///
    /// In feed order, many cards are examined twice: first to count them, check them all and find shared ids, then to list them;
    /// only few are kept in memory. For sorting, all matching cards must be kept.
    package func everyCard(
        matching query: CardQuery, _ take: @escaping PartTaking<CardListing>
    ) async throws(CardsError) {
        var query = query
        // Data is searched for whole words.
        query.isFuzzy = false
        query.page = query.sort.isEmpty ? .page(1, size: fewCards) : .all
        let today = days.today
        var survey = CardSurvey(of: service)
        var selection = CardSelection(query, on: today)
        try await survey.look(with: &selection)
        try survey.checkThatSomethingIsReadable()
        if survey.isWhole, let error = selection.unknownWord { throw error }
        var listings = Listings(of: survey, total: selection.count)
        if query.page == .all || selection.count <= fewCards {
            for item in try await survey.items(for: selection.cards) { listings.items.add(item) }
            return try await listings.end(with: take)
        }
        let names = try await survey.allNames()
        var memory = CardMemory()
        var again = survey.again()
        try await CardSurvey.handOver(to: take) { pass async throws(CardsError) in
            var isStopped = false
            try await again.look { glance, place in
                guard selection.finds(glance), case .card(let card) = glance.entry(&memory) else { return }
                listings.items.add(CardListing.Item(PlacedCard(card: card, place: place), names))
            } pause: { () async throws(CardsError) in
                isStopped = !(try await listings.pass(to: pass))
                return !isStopped
            }
            if !isStopped { try await listings.end(with: pass) }
        }
    }
}

/// Divides cards into listings.
private struct Listings {
    var items = Portions<CardListing.Item>()
    private let unreadable: [UnreadableCard]
    private let kept: KeptCards?
    private let total: Int

    init(of survey: CardSurvey, total: Int) {
        unreadable = survey.unreadable
        kept = survey.kept
        self.total = total
    }

    /// Passes on as many full listings as there are, as long as `take` returns `true`, and returns its last result.
    mutating func pass(
        to take: (CardListing) async throws(CardsError) -> Bool
    ) async throws(CardsError) -> Bool {
        while let portion = items.next() {
            guard try await take(listing(of: portion, isLast: false)) else { return false }
        }
        return true
    }

    /// Passes on all cards.
    mutating func end(
        with take: (CardListing) async throws(CardsError) -> Bool
    ) async throws(CardsError) {
        guard try await pass(to: take) else { return }
        let portion = items.last()
        _ = try await take(listing(of: portion, isLast: true))
    }

    private func listing(of portion: [CardListing.Item], isLast: Bool) -> CardListing {
        // Another process may have removed a card since they were counted.
        CardListing(
            items: portion, unreadable: unreadable, page: items.number, pageCount: nil,
            total: isLast ? items.taken : total, hasNextPage: !isLast, kept: kept)
    }
}
