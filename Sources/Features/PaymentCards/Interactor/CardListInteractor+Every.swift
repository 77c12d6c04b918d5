import PaymentCardsEntity
package import PaymentCardsPorts
import Values
import PaymentCardsQuery

extension CardListInteractor {
    /// The approximate number of cards in a listing.
    static let listingSize = 500

    /// Passes every card that matches `query` to `take`.
    ///
    /// In feed order, cards are examined twice: first to count them, check them all and find shared ids, then to list them;
    /// none is kept in memory. For sorting, all matching cards must be kept.
    package func everyCard(
        matching query: CardQuery, _ take: @MainActor (CardListing) -> Bool
    ) async throws(CardsError) {
        var query = query
        query.limit = nil
        query.page = query.sort.isEmpty ? .page(1, size: 1) : .all
        var survey = CardSurvey(of: service)
        let today = days.today
        var selection = CardSelection(query, on: today)
        try await survey.look { selection.add($0, at: $1) }
        // If an id looks like another card's name, naming a card requires examining all cards.
        guard query.sort.isEmpty, !survey.hasDisguisedIDs, !survey.isGathered else {
            query.page = .all
            let all =
                if !query.sort.isEmpty {
                    try await survey.items(for: selection.cards)
                } else if survey.isGathered {
                    try await survey.items(for: survey.gatheredCards(matching: query, on: today))
                } else {
                    try await cards(matching: query).items
                }
            return await list(all, survey, take)
        }
        var listings = Listings(of: survey, total: selection.count)
        var isStopped = false
        var finder = CardSelection(query, on: today)
        var memory = CardMemory()
        var again = CardSurvey(of: service)
        try await again.look { glance, _ in
            guard finder.finds(glance), case .card(let card) = glance.entry(&memory) else { return }
            listings.items.append(survey.item(for: card))
        } pause: { () async throws(CardsError) in
            guard listings.items.count >= Self.listingSize else { return true }
            isStopped = !(await take(listings.next(isLast: false)))
            return !isStopped
        }
        if !isStopped { _ = await take(listings.next(isLast: true)) }
    }

    private func list(
        _ items: [CardListing.Item], _ survey: CardSurvey, _ take: @MainActor (CardListing) -> Bool
    ) async {
        var listings = Listings(of: survey, total: items.count)
        var rest = items[...]
        repeat {
            listings.items = Array(rest.prefix(Self.listingSize))
            rest = rest.dropFirst(Self.listingSize)
            guard await take(listings.next(isLast: rest.isEmpty)) else { return }
        } while !rest.isEmpty
    }
}

extension CardSurvey {
    /// The cards that match `query` among those fetched as pages. They are not requested from a server again.
    fileprivate func gatheredCards(matching query: CardQuery, on today: CalendarDate?) -> [PlacedCard] {
        var selection = CardSelection(query, on: today)
        let cards = CardPage(entries: gathered.cards.map(CardFeed.Entry.card), isLast: true, total: nil)
        for (place, glance) in CardGlances(cards).enumerated() { selection.add(glance, at: place) }
        return selection.cards
    }
}

/// Divides cards into listings.
private struct Listings {
    var items: [CardListing.Item] = []
    private let unreadable: [UnreadableCard]
    private let kept: KeptCards?
    private let total: Int
    private var number = 0
    private var listed = 0

    init(of survey: CardSurvey, total: Int) {
        unreadable = survey.unreadable
        kept = survey.kept
        self.total = total
    }

    /// The next listing. The last one may be empty: the end is known only after everything has been examined.
    mutating func next(isLast: Bool) -> CardListing {
        number += 1
        listed += items.count
        defer { items = [] }
        // Another process may have removed a card since they were counted.
        return CardListing(
            items: items, unreadable: unreadable, page: number, pageCount: nil,
            total: isLast ? listed : total, hasNextPage: !isLast, kept: kept)
    }
}
